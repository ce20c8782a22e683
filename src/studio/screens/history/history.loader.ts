import type { LoaderFunctionArgs } from 'react-router-dom';
import { isField } from '../../../store/documents/kinds';
import { resource } from '../../../shared/data/resource';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import { type Change, historyKindAt } from '../../../store/documents/revision';
import type { EntryLocation } from '../../../content/entry';
import { historyReader, readStoredEntry } from '../../../store/history/history';
import { adminList } from '../../admin-list';
import { readActivity, type ActivityQuestion } from '../../../store/history/activity';
import { listAdministrators } from '../../../store/team/administrators';
import { ACTIVITY_KINDS } from './entry-links';

export const historyList = adminList<Change>(ADMIN_PER_PAGE);

export type HistoryData = Awaited<ReturnType<typeof historyLoader>>;

/**
 * Reads the changes of the entry that the address names, by the number of pages (product 11.4), or what
 * everybody has done if it names none; null if that has no history.
 */
export async function historyLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path');
  if (path === null) return activityLoader(searchParams);
  const kind = historyKindAt(path);
  const key = searchParams.get('key');
  if (!kind || (kind !== 'settings' && isField(kind)) !== Boolean(key)) return null;
  const location: EntryLocation = { path, ...(key && { key }) };
  const start = () => historyReader(location);
  const list = await historyList.read(searchParams, start, JSON.stringify(location));
  return { ...list, location, kind, entry: resource(() => readStoredEntry(location)) };
}

/** Starts to read what the address asks for of all that was done (product 30.12), and who is there. */
function activityLoader(parameters: URLSearchParams) {
  const question = questionFrom(parameters);
  return {
    question,
    activity: resource(() => readActivity(question)),
    team: resource(listAdministrators),
  };
}

export type ActivityData = ReturnType<typeof activityLoader>;

function questionFrom(parameters: URLSearchParams): ActivityQuestion {
  const before = new Date(Number(parameters.get('before') ?? NaN));
  return {
    uid: parameters.get('by') ?? undefined,
    kind: ACTIVITY_KINDS.find((kind) => kind === parameters.get('kind')),
    before: Number.isNaN(before.getTime()) ? undefined : before,
  };
}
