import type { LoaderFunctionArgs } from 'react-router-dom';
import { draftIdAt, idOf } from '../../../store/documents/kinds';
import { resource } from '../../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import {
  historyKindOf,
  isEntryKind,
  type RevisionChange,
  type StoredState,
  type HistoryKind,
} from '../../../store/documents/revision';
import type { EntryLocation, EntryKind } from '../../../content/entry';
import { historyReader, readStoredEntry } from '../../../store/history/history';
import { adminList } from '../../admin-list';
import { readActivity, type ActivityQuery, type Activity } from '../../../store/history/activity';
import { listAdministrators } from '../../../store/team/administrators';
import { translationsOf } from '../../../content/locale/translations';
import { adminPaths, historyPath, NAMES_PATH } from '../../../content/paths/admin-paths';
import { kindLabels, nounOf, studioOf, KINDS_IN_ORDER } from '../../kinds';

export const historyList = adminList<RevisionChange>(ADMIN_PER_PAGE);

export type HistoryData = Awaited<ReturnType<typeof historyLoader>>;

/**
 * Reads the changes of the entry in the address, as many pages as the address says, or the activity
 * of all administrators without an entry. Returns null if the address has no history.
 */
export async function historyLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path');
  if (path === null) return activityLoader(searchParams);
  const key = searchParams.get('key');
  const location: EntryLocation = { path, ...(key && { key }) };
  const kind = historyKindOf(location);
  if (!kind) return null;
  const start = () => historyReader(location);
  const list = await historyList.read(searchParams, start, JSON.stringify(location));
  return { ...list, location, kind, entry: resource(() => readStoredEntry(location)) };
}

/** Starts to read the activity that matches the filters in the address, and the team. */
function activityLoader(parameters: URLSearchParams) {
  const query = activityQueryFrom(parameters);
  return {
    query,
    activity: resource(() => readActivity(query)),
    team: resource(listAdministrators),
  };
}

export type ActivityData = ReturnType<typeof activityLoader>;

function activityQueryFrom(parameters: URLSearchParams): ActivityQuery {
  const before = new Date(Number(parameters.get('before') ?? NaN));
  return {
    uid: parameters.get('by') ?? undefined,
    kind: ACTIVITY_KINDS.find((kind) => kind === parameters.get('kind')),
    before: Number.isNaN(before.getTime()) ? undefined : before,
  };
}

interface EntryLink {
  readonly to: string;
  readonly label: string;
}

const NAMES: EntryLink = { to: NAMES_PATH, label: 'All names' };

/** Documents with a history that are not entries. */
const NAMES_OF = { settings: 'Settings', names: 'Names in other languages' } as const;

/** Returns the noun for an entry of that kind. */
export const nameOfKind = (kind: HistoryKind): string =>
  isEntryKind(kind) ? kindLabels(kind).name : NAMES_OF[kind];

const SETTINGS: EntryLink = { to: adminPaths.settings, label: 'All settings' };

/** Returns the link to the form of an entry or, without one, to the list of its kind. */
export function editorOf(
  kind: HistoryKind,
  location: EntryLocation,
  state: StoredState,
): EntryLink {
  if (!isEntryKind(kind)) return kind === 'settings' ? SETTINGS : NAMES;
  if (state === 'unpublished') {
    return { to: comingPath(kind, location), label: `Edit ${nounOf(kind)}` };
  }
  const { editPath, words } = studioOf(kind);
  if (editPath && state === 'published') {
    return { to: editPath(idOf(location)), label: `Edit ${words.one}` };
  }
  return kindLabels(kind).list;
}

/** Returns the address of the form of an unpublished entry. */
export const comingPath = (kind: EntryKind, location: EntryLocation): string =>
  adminPaths.comingEntry(draftIdAt(kind, location));

/**
 * Returns the address at which visitors see an entry; undefined for the settings, which are shown
 * on several pages.
 */
export const viewPathAt = (kind: HistoryKind, location: EntryLocation): string | undefined =>
  isEntryKind(kind) ? kindLabels(kind).viewPath(idOf(location), location.path) : undefined;

/** The kinds that have a history, in the order of the filter. */
export const ACTIVITY_KINDS: readonly HistoryKind[] = [
  ...KINDS_IN_ORDER,
  'settings',
  ...(translationsOf ? (['names'] as const) : []),
];

export const pluralOf = (kind: HistoryKind): string =>
  isEntryKind(kind) ? kindLabels(kind).plural : NAMES_OF[kind];

/**
 * Returns the address of the entry's history, or of its form for an unpublished announcement, which
 * has no history.
 */
export const activityPath = ({ location, draft }: Activity): string =>
  draft !== undefined && !historyKindOf(location)
    ? adminPaths.comingEntry(draft)
    : historyPath(location);
