import { useEffect, useMemo } from 'react';
import { Loaded } from '../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../shared/ui/loading/LoadFailure';
import type { EntryKind, EntryOf } from '../../content/entry';
import { AddOrEdit, type AddOrEditForm } from '../form/AddOrEdit';
import { useCopying, useEditing, copyOfEntry } from '../form/state/useEditing';
import { EntryListSkeleton } from '../entries/EntryList';
import { isWithout } from '../../store/documents/kinds';
import { keyOf, listTitleOf, studioOf } from '../kinds';
import { EmptyList } from '../lists/EmptyList';
import { ListHead } from '../lists/ListHead';
import { PagedEntryList } from '../lists/PagedEntryList';
import { RunStatus } from '../bulk/RunStatus';
import { KindForm } from './KindForm';
import { KindItem } from './KindItem';
import { listFor, type KindData } from './kind-list';
import { useKindBulk } from './useKindBulk';
import { useKindOrder } from './useKindOrder';
import { WholeEntryList } from './WholeEntryList';

interface KindEditorProps<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly data: KindData<EntryOf<Kind>>;
}

/**
 * The form for an entry of a kind, and below it the current ones (product 14.4). An entry is edited outside
 * the list, so that another search does not lose what was typed.
 */
export function KindEditor<Kind extends EntryKind>({ kind, data }: KindEditorProps<Kind>) {
  const { words, draft } = studioOf(kind);
  const { question, answer } = data;
  const hasNext = !isWithout(kind, 'next version');
  const { editing, open, end, forget } = useEditing<EntryOf<Kind>>(
    keyOf,
    hasNext ? kind : undefined,
  );
  const { copying, copy } = useCopying<EntryOf<Kind>>({
    draft,
    asCopy: (entry) => copyOfEntry(kind, entry),
    closeEditing: end,
  });
  const bulk = useKindBulk(kind);
  const order = useKindOrder(kind, data);
  const list = listFor(kind);
  useEffect(() => list.forget, [list]);
  // The same component in every rendering: what was typed is in its state.
  const Form = useMemo(
    () => (props: AddOrEditForm<EntryOf<Kind>>) => <KindForm kind={kind} {...props} />,
    [kind],
  );
  const shared = { noun: words.many, bulk, keyOf, onEdit: open, onCopy: copy, onRemove: forget };

  return (
    <>
      <AddOrEdit form={Form} editing={editing} copying={copying} />
      <ListHead
        title={listTitleOf(kind)}
        kind={kind}
        noun={words.many}
        {...question}
        answer={answer}
      />
      <RunStatus runs={bulk.runs} />
      {data.isPaged ? (
        <PagedEntryList
          key={JSON.stringify(question)}
          list={data}
          order={order}
          all={data.all}
          empty={
            <EmptyList
              kind={kind}
              noun={words.many}
              {...question}
              {...(words.searched && { searched: words.searched })}
            />
          }
          {...shared}
        >
          {(entry, item) => <KindItem kind={kind} entry={entry} item={item} />}
        </PagedEntryList>
      ) : (
        <Loaded
          from={data.list}
          waiting={
            order ? <p role="status">Loading...</p> : <EntryListSkeleton noun={words.many} />
          }
          failed={(retry) => <LoadFailure what={`The ${words.many}`} retry={retry} />}
        >
          {(entries) => (
            <WholeEntryList {...{ kind, entries, question, answer, order }} {...shared}>
              {(entry, item) => <KindItem kind={kind} entry={entry} item={item} />}
            </WholeEntryList>
          )}
        </Loaded>
      )}
    </>
  );
}
