import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useEffect, useMemo } from 'react';
import type { EntryKind, EntryOf } from '../../content/entry';
import { headingOf, keyOf, listTitleOf, studioOf, searchKindOf } from '../kinds';
import { listFor, type KindData, type KindQuestion } from './kind-list';
import { LoadedPart, PageHeading } from '../ui/parts';
import {
  AddOrEdit,
  useCopying,
  useEditing,
  copyOfEntry,
  type AddOrEditForm,
} from '../form/state/useEditing';
import { EntryListSkeleton, EntryList, type EntryListProps } from '../list/EntryList';
import { isWithout, isField } from '../../store/documents/kinds';
import { EmptyList, ListHead } from '../list/ListHead';
import { PagedEntryList, OrderedEntryList } from '../list/order/OrderedEntryList';
import { RunStatus } from '../bulk/RunStatus';
import { KindForm } from './KindForm';
import { KindItem, useKindBulk, useKindOrder } from './KindItem';
import type { EntryOrder } from '../list/order/useEntryOrder';
import { ShowMore } from '../../shared/ui/ShowMore';
import { readPage } from '../../shared/data/paged-list';
import type { Resource } from '../../shared/data/resource';
import { ANNOUNCEMENTS_MAX } from '../../shared/admin-limits';
import { COUNTER_FROM } from '../../shared/limits';
import { OldestAnnouncements } from '../ui/notify';
import { askedOf, type LackAnswer } from '../list/filter-texts';

interface KindPageProps<Kind extends EntryKind> {
  readonly kind: Kind;
  /** The heading, where the page has another address for the form. */
  readonly title?: string;
}

/** The screen of a kind: the form for a new entry, and the list of the published ones (product 2.2). */
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
  // The same component in every rendering: typed text is in its state.
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
        <LoadedPart
          from={data.list}
          what={`The ${words.many}`}
          waiting={order ? undefined : <EntryListSkeleton noun={words.many} />}
        >
          {(entries) => (
            <WholeEntryList {...{ kind, entries, question, answer, order }} {...shared}>
              {(entry, item) => <KindItem kind={kind} entry={entry} item={item} />}
            </WholeEntryList>
          )}
        </LoadedPart>
      )}
    </>
  );
}

interface WholeEntryListProps<Kind extends EntryKind> extends EntryListProps<EntryOf<Kind>> {
  readonly kind: Kind;
  readonly entries: readonly EntryOf<Kind>[];
  readonly question: KindQuestion;
  readonly answer: Resource<LackAnswer> | undefined;
  readonly order: EntryOrder<EntryOf<Kind>> | undefined;
}

/** So many are shown at first, and by each press on "Show more": all are read. */
const PER_PAGE = 24;

/**
 * A list that is read at once: all of it, to be put in order by hand, or by pages what matches the search
 * and the filter.
 */
function WholeEntryList<Kind extends EntryKind>({
  kind,
  entries,
  question,
  answer,
  order,
  ...list
}: WholeEntryListProps<Kind>) {
  const { words } = studioOf(kind);
  const [address] = useSearchParams();
  const page = readPage(address.get('page'));
  // The same arrays while nothing changes: the list moves the focus when it gets another one.
  const found = useMemo(() => {
    const asked = searchKindOf(kind);
    return asked
      ? (askedOf(asked, entries as never, question as never) as readonly EntryOf<Kind>[])
      : entries;
  }, [kind, entries, question]);
  const pages = useMemo(() => {
    const shown = found.slice(0, page * PER_PAGE);
    return { entries: shown, hasMore: shown.length < found.length, failed: false };
  }, [found, page]);

  return (
    <>
      {isField(kind) && <Usage count={entries.length} />}
      {found.length === 0 &&
        (words.empty ? (
          <p className="empty">{words.empty}</p>
        ) : (
          <EmptyList kind={kind} noun={words.many} {...question} />
        ))}
      {order ? (
        <OrderedEntryList entries={found} order={order} {...list} />
      ) : (
        <>
          <EntryList
            entries={pages.entries}
            all={pages.hasMore && answer ? { answer, read: async () => found } : undefined}
            {...list}
          />
          {found.length > 0 && <ShowMore pages={pages} page={page} noun={words.many} />}
        </>
      )}
    </>
  );
}

/** Says, from 80 entries on, how much of the one document is used (product 16.2). */
const Usage = ({ count }: { readonly count: number }) =>
  count >= ANNOUNCEMENTS_MAX * COUNTER_FROM && (
    <p className="accent">
      {count} of {ANNOUNCEMENTS_MAX} announcements: delete or unpublish old ones to make room.{' '}
      <OldestAnnouncements />
    </p>
  );
