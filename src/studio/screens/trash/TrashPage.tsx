import { useEffect, useId } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import {
  MESSAGE_TRASH_DAYS,
  TRASH_DAYS,
  expiryOf,
  type TrashEntry,
  type TrashKind,
} from '../../../store/documents/trash';
import {
  allInTrash,
  countTrash,
  trashReader,
  type TrashQuery,
} from '../../../store/read/admin/trash';
import { resource } from '../../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import { adminList } from '../../admin-list';
import { KINDS_IN_ORDER, kindLabels } from '../../kinds';
import { RunStatus } from '../../bulk/RunStatus';
import { PagedEntryList } from '../../list/order/OrderedEntryList';
import { ChoiceField } from '../../list/Filter';
import { SearchForm } from '../../list/SearchForm';
import { countOf, authorText, Time } from '../../ui/text';
import { restore, trashAgain, deleteForEver } from '../../../store/write/trash';
import { useBulk } from '../../bulk/useBulk';
import { CardPicture, EntryCard } from '../../list/EntryCard';
import type { ListItemProps } from '../../list/EntryList';
import { useDelete, useRestore } from '../../list/useDelete';
import { Action, PageHeading } from '../../ui/parts';

/** The kinds that the trash can hold, in the order of the filter. */
const TRASH_KINDS: readonly TrashKind[] = [...KINDS_IN_ORDER, 'message'];

const pluralOf = (kind: TrashKind): string =>
  kind === 'message' ? 'Messages' : kindLabels(kind).plural;

/** Returns the kind of a deleted entry: 'Movie, not published'. */
const whatIs = ({ kind, isUnpublished }: TrashEntry): string =>
  (kind === 'message' ? 'Message' : kindLabels(kind).name) +
  (isUnpublished ? ', not published' : '');

/** Returns the title of a deleted entry, or a placeholder. */
const nameIn = ({ title, kind }: TrashEntry): string =>
  title || (kind === 'message' ? 'No name' : kindLabels(kind).untitled);

const trashList = adminList<TrashEntry>(ADMIN_PER_PAGE);

type TrashData = Awaited<ReturnType<typeof trashLoader>>;

/**
 * Reads the deleted entries that match the filters in the address, as many pages as the address
 * says. Only the whole trash can be counted, when the count is shown.
 */
export async function trashLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const query = trashQueryFrom(searchParams);
  const isWhole = !query.search && !query.kind;
  const start = () => trashReader(query);
  const pages = await trashList.read(searchParams, start, JSON.stringify(query));
  const all = {
    counts: resource(async () => ({ count: isWhole ? await countTrash() : undefined }), {
      isLater: true,
    }),
    read: () => allInTrash(query),
  };
  return { query, all, ...pages };
}

const trashQueryFrom = (parameters: URLSearchParams): TrashQuery => ({
  search: parameters.get('search')?.trim() ?? '',
  kind: TRASH_KINDS.find((kind) => kind === parameters.get('kind')),
});

/** The trash: the deleted entries that can be restored. */
export function TrashPage() {
  const { query, all, ...list } = useLoaderData<TrashData>();
  const bulk = useBulkTrash();
  useEffect(() => trashList.forget, []);

  return (
    <>
      <PageHeading>Trash</PageHeading>
      <p className="soft lead">
        What was deleted stays here for {TRASH_DAYS} days, contact messages for {MESSAGE_TRASH_DAYS}
        . Visitors do not see it. Published banners are not kept.
      </p>
      <TrashHead {...query} />
      <h2 className="visually-hidden">Deleted entries</h2>
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(query)}
        list={list}
        noun="deleted entries"
        bulk={bulk}
        all={all}
        keyOf={({ id }) => id}
        empty={<Nothing {...query} />}
      >
        {(entry, item) => <TrashItem entry={entry} item={item} />}
      </PagedEntryList>
    </>
  );
}

function Nothing({ search, kind }: TrashQuery) {
  if (!search && !kind) return <p className="empty">The trash is empty.</p>;
  return (
    <>
      <p className="empty">
        Nothing was found in the trash{kind && ` among the ${pluralOf(kind).toLowerCase()}`}
        {search && ` for “${search}”`}.
      </p>
      <p>
        <Link to={adminPaths.trash} preventScrollReset>
          Show everything
        </Link>
      </p>
    </>
  );
}

/** The filters of the trash: a kind and a search. */
const TrashHead = ({ search, kind }: TrashQuery) => (
  <div className="row filter-fields part">
    <ChoiceField
      label="Show"
      name="kind"
      chosen={kind ?? ''}
      none="Everything"
      choices={TRASH_KINDS.map((value) => ({ value, label: pluralOf(value) }))}
    />
    <SearchForm noun="the trash" search={search} />
  </div>
);

/** Returns the actions that restore several deleted entries, or delete them for ever. */
const useBulkTrash = () =>
  useBulk<TrashEntry>({
    noun: 'item',
    nameOf: nameIn,
    changes: [
      {
        label: 'Restore',
        done: 'restored',
        undone: 'in the trash again',
        leaves: true,
        changeFor: (entry) => ({ write: () => restore(entry), undo: () => trashAgain(entry) }),
      },
      {
        label: 'Delete for ever',
        done: 'deleted for ever',
        leaves: true,
        question: (count) => ({
          title: `Delete ${countOf(count, 'item').toLowerCase()} for ever?`,
          note: 'Their pictures go with them. This cannot be undone.',
          action: 'Delete',
        }),
        changeFor: (entry) => ({ write: () => deleteForEver(entry) }),
      },
    ],
    list: trashList,
  });

interface TrashItemProps {
  readonly entry: TrashEntry;
  readonly item: ListItemProps;
}

/**
 * A deleted entry: its kind and title, who deleted it and when, and until when it can be restored.
 */
function TrashItem({ entry, item }: TrashItemProps) {
  const headingId = useId();
  const { id, kind, isUnpublished, text, picture, deletedAt, by, uid } = entry;
  const name = nameIn(entry);
  const restoring = useRestore({ subject: name, list: trashList, onRestored: item.onRemove });
  const deletion = useDelete({
    question: 'Delete this for ever?',
    subject: name,
    isFinal: true,
    ...(kind === 'message' && { note: '' }),
    done: 'Deleted for ever.',
    failed: 'It could not be deleted for ever.',
    shown: { entry, at: entry },
    remove: () => deleteForEver(entry),
    list: trashList,
    item,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, item, deletion }}
      {...(kind !== 'message' && !isUnpublished && { at: entry })}
      subtitle={whatIs(entry)}
      description={text}
      picture={kind !== 'message' && <CardPicture picture={picture} />}
      deleteLabel="Delete for ever"
      edit={
        <Action
          pending={restoring.pending}
          aria-describedby={headingId}
          onClick={() => void restoring.submit(entry)}
        >
          Restore
        </Action>
      }
    >
      <p className="note">
        Deleted <Time at={deletedAt} /> by {authorText(by, uid)}
      </p>
      <p className="note">
        Gone for ever on <Time at={expiryOf(entry)} />
      </p>
    </EntryCard>
  );
}
