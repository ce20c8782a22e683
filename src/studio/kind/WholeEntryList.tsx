import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ShowMore } from '../../shared/ui/loading/ShowMore';
import { readPage } from '../../shared/data/paged-list';
import type { Resource } from '../../shared/data/resource';
import { ANNOUNCEMENTS_MAX } from '../../shared/admin-limits';
import { COUNTER_FROM } from '../../shared/limits';
import type { EntryKind, EntryOf } from '../../content/entry';
import { isField } from '../../store/documents/kinds';
import { EntryList, type EntryListProps } from '../entries/EntryList';
import { OldestAnnouncements } from '../ui/notify';
import { searchKindOf, studioOf } from '../kinds';
import { EmptyList } from '../lists/EmptyList';
import type { LackAnswer } from '../lists/filter/missing-texts';
import { OrderedEntryList, type EntryOrder } from '../lists/order/OrderedEntryList';
import { askedOf } from './asked-entries';
import type { KindQuestion } from './kind-list';

interface WholeEntryListProps<Kind extends EntryKind> extends EntryListProps<EntryOf<Kind>> {
  readonly kind: Kind;
  readonly entries: readonly EntryOf<Kind>[];
  readonly question: KindQuestion;
  readonly answer: Resource<LackAnswer> | undefined;
  readonly order: EntryOrder<EntryOf<Kind>> | undefined;
}

/** So many are shown at first, and by each press on "Show more": all are read. */
const PER_PAGE = 24;

/** A list that is read at once: all of it in an order made by hand, or by pages what is asked for. */
export function WholeEntryList<Kind extends EntryKind>({
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
