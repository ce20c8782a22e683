import { useMemo } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import {
  publicationFrom,
  publicationOf,
  type Unpublished,
} from '../../../store/documents/unpublished';
import { useNow } from '../../../shared/ui/useNow';
import { RunStatus } from '../../bulk/RunStatus';
import { EntryList, EntryListSkeleton } from '../../list/EntryList';
import { useBulk, type Bulk } from '../../bulk/useBulk';
import type { Drafts, DraftsData } from './drafts.loader';
import { DraftItem } from './DraftItem';
import { withSearchParams } from '../../../shared/data/routing';
import type { EntryKind } from '../../../content/entry';
import { KINDS_IN_ORDER, kindLabels, nameOf } from '../../kinds';
import { countOf } from '../../ui/text';
import { getUnpublished, reschedule } from '../../../store/write/unpublished';
import { trashDraft, publishDraft, rescheduleDraft } from '../../form/state/draft-writer';
import type { UndoableChange } from '../../bulk/undoable-change';
import { LoadedPart, PageHeading, TabLink } from '../../ui/parts';

/** Lists unpublished entries: the scheduled ones, soonest first, then the drafts. */
export function DraftsPage() {
  const { list } = useLoaderData<DraftsData>();
  const bulk = useBulkDrafts();

  return (
    <>
      <PageHeading>Coming up</PageHeading>
      <p className="soft lead">
        Drafts, what is published at a set time, and what is on the site until a set time.
      </p>
      <RunStatus runs={bulk.runs} />
      <LoadedPart
        from={list}
        what="The list"
        waiting={<EntryListSkeleton noun="drafts and scheduled entries" />}
      >
        {(drafts) => <DraftList {...drafts} bulk={bulk} />}
      </LoadedPart>
    </>
  );
}

interface DraftListProps extends Drafts {
  readonly bulk: Bulk<Unpublished>;
}

function DraftList({ entries, bases, bulk }: DraftListProps) {
  const [now] = useNow();
  const [parameters] = useSearchParams();
  const kind = kindIn(parameters);
  // The list moves the focus when its array changes, so the array stays the same while nothing
  // changes.
  const shown = useMemo(
    () => (kind ? entries.filter((entry) => entry.kind === kind) : entries),
    [entries, kind],
  );
  return (
    <>
      <KindFilter entries={entries} kind={kind} />
      {shown.length === 0 && (
        <p className="empty">
          {entries.length > 0
            ? 'Nothing of this kind is waiting.'
            : 'Nothing is waiting. An entry that you save as a draft or schedule in its form is shown here.'}
        </p>
      )}
      <h2 className="visually-hidden">Drafts and scheduled entries</h2>
      <EntryList
        key={kind}
        entries={shown}
        noun="drafts and scheduled entries"
        bulk={bulk}
        keyOf={({ id }) => id}
      >
        {(entry, item) => <DraftItem {...{ entry, item, now }} base={bases.get(entry.id)} />}
      </EntryList>
    </>
  );
}

interface KindFilterProps {
  readonly entries: readonly Pick<Unpublished, 'kind'>[];
  /** The chosen kind; undefined for all kinds. */
  readonly kind: EntryKind | undefined;
}

/** The kind that the address filters by; undefined for all kinds. */
const kindIn = (search: URLSearchParams): EntryKind | undefined =>
  KINDS_IN_ORDER.find((kind) => kind === search.get('kind'));

/** Links that filter the entries by kind, if there are several kinds. */
function KindFilter({ entries, kind }: KindFilterProps) {
  const [parameters] = useSearchParams();
  const numberOf = (one: EntryKind) => entries.filter((entry) => entry.kind === one).length;
  const shown = KINDS_IN_ORDER.filter((one) => one === kind || numberOf(one) > 0);
  if (!kind && shown.length < 2) return null;

  const link = (label: string, count: number, to: EntryKind | undefined) => (
    <TabLink
      key={label}
      to={{ search: withSearchParams(parameters, { kind: to ?? '' }) }}
      isCurrent={to === kind}
    >
      {label} <span className="numbers plain count">{count}</span>
    </TabLink>
  );

  return (
    <nav className="tabs" aria-label="Filter by kind">
      {link('All', entries.length, undefined)}
      {shown.map((one) => link(kindLabels(one).plural, numberOf(one), one))}
    </nav>
  );
}

const NOUN = 'item';

/** Returns the actions on several unpublished entries. */
const useBulkDrafts = () =>
  useBulk<Unpublished>({
    noun: NOUN,
    nameOf,
    changes: [
      {
        label: 'Publish now',
        done: 'published',
        undone: 'waiting again',
        leaves: true,
        question: (count) => ({
          title: `Publish ${countOf(count, NOUN).toLowerCase()} now?`,
          note: `Visitors see ${count === 1 ? 'it' : 'them'} at once.`,
          action: 'Publish now',
          isHarmless: true,
        }),
        changeFor: publishChange,
      },
      {
        label: 'Make drafts',
        done: 'saved as draft',
        changeFor: (entry) => ({
          write: () => rescheduleDraft(entry),
          undo: async () => (await publishUndo()).scheduleAgain(entry),
        }),
      },
    ],
    remove: trashDraft,
  });

const publishUndo = () => import('../../../store/write/publish-undo');

/** Publishes an entry that has an end, with which it stays in this list. */
const publishUntil = (entry: Unpublished, until: Date): UndoableChange => ({
  write: () => reschedule(entry, publicationFrom('now', until)),
  undo: async () => {
    const current = await getUnpublished(entry.id);
    if (current) await reschedule(current, publicationOf(entry));
  },
});

function publishChange(entry: Unpublished): UndoableChange {
  if (entry.until) return publishUntil(entry, entry.until);
  let id: string | undefined;
  const write = async () => {
    id = await publishDraft(entry);
    return id;
  };
  return {
    write,
    undo: async () => {
      if (entry.base)
        return (await import('../../../store/write/next-version')).undoReleaseNext(entry);
      const { unpublishAgain } = await publishUndo();
      // Without an id, the write had no response; repeating it determines whether it was stored.
      await unpublishAgain(entry, id ?? (await write()));
    },
  };
}
