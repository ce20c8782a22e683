import { adminPaths } from '../../admin-paths';
import type { HistoryKind } from '../../firebase/entries/revision';
import type { Activity } from '../../services/history/activity';
import { historyPath } from '../kit/forms/history-path';
import { KINDS_IN_ORDER, KINDS_ON_SCREEN } from '../kit/kinds';

/** What something can be done to, in the order in which it is offered. */
export const ACTIVITY_KINDS: readonly HistoryKind[] = [...KINDS_IN_ORDER, 'settings'];

export const pluralOf = (kind: HistoryKind): string =>
  kind === 'settings' ? 'Settings' : KINDS_ON_SCREEN[kind].plural;

const DONE: Readonly<Record<Activity['did'], string>> = {
  added: 'Added',
  edited: 'Edited',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
  restored: 'Restored',
};

/** What somebody has done, and how often: 'Edited 3 times'. */
export function doneIn({ did, draft }: Activity, times: number): string {
  const what = did === 'added' && draft !== undefined ? 'Added as a draft' : DONE[did];
  return times > 1 ? `${what} ${times} times` : what;
}

/** The history of the entry; an announcement that is not published has none (product 30.4). */
export const pathOf = ({ kind, location, draft }: Activity): string =>
  draft !== undefined && (kind === 'announcement' || location.path === '')
    ? adminPaths.comingEntry(draft)
    : historyPath(location);
