import { useLoaderData } from 'react-router-dom';
import { useEffect, useMemo } from 'react';
import type { EntryKind, EntryOf } from '../../content/entry';
import { headingOf, keyOf, studioOf } from '../kinds';
import { listOf, type KindData } from './kind-list';
import { PageHeading } from '../ui/parts';
import {
  AddOrEdit,
  useCopying,
  useEditing,
  copyOfEntry,
  type AddOrEditForm,
} from '../form/state/useEditing';
import { lacksFeature } from '../../store/documents/kinds';
import { ListHead } from '../list/ListHead';
import { EmptyKind } from '../list/EmptyList';
import { PagedEntryList } from '../list/order/OrderedEntryList';
import { RunStatus } from '../bulk/RunStatus';
import { KindForm } from './KindForm';
import { KindItem, useKindBulk, useKindOrder } from './KindItem';

interface KindPageProps<Kind extends EntryKind> {
  readonly kind: Kind;
  /** The heading, if the form for a new entry has an address of its own. */
  readonly title?: string;
}

/** The screen of a kind: the form for a new entry, and the list of the published ones. */
export function KindPage<Kind extends EntryKind>({
  kind,
  title = headingOf(kind),
}: KindPageProps<Kind>) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <KindEditor kind={kind} data={useLoaderData<KindData<EntryOf<Kind>>>()} />
    </>
  );
}

interface KindEditorProps<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly data: KindData<EntryOf<Kind>>;
}

/**
 * The form for an entry of a kind above the list of the published ones. Entries are edited outside
 * the list, so that a new search does not lose typed text.
 */
export function KindEditor<Kind extends EntryKind>({ kind, data }: KindEditorProps<Kind>) {
  const { words, draft } = studioOf(kind);
  const { query, counts } = data;
  const hasNext = !lacksFeature(kind, 'next version');
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
  const list = listOf(kind);
  useEffect(() => list.forget, [list]);
  // The component must stay the same in every rendering, because its state is the typed text.
  const Form = useMemo(
    () => (props: AddOrEditForm<EntryOf<Kind>>) => <KindForm kind={kind} {...props} />,
    [kind],
  );

  return (
    <>
      <AddOrEdit form={Form} editing={editing} copying={copying} />
      <ListHead kind={kind} query={query} counts={counts} />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(query)}
        list={data}
        order={order}
        all={data.all}
        // The list of banners shows this text while it loads; other lists show empty cards.
        waiting={data.all ? undefined : <p role="status">Loading...</p>}
        noun={words.many}
        bulk={bulk}
        keyOf={keyOf}
        onEdit={open}
        onCopy={copy}
        onRemove={forget}
        empty={<EmptyKind kind={kind} query={query} />}
      >
        {(entry, item) => <KindItem kind={kind} entry={entry} item={item} />}
      </PagedEntryList>
    </>
  );
}
