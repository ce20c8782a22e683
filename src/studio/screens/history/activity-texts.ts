import { adminPaths, historyPath } from '../../../content/paths/admin-paths';
import { isField } from '../../../store/documents/kinds';
import type { HistoryKind } from '../../../store/documents/revision';
import type { Activity } from '../../../store/history/activity';
import { KINDS_IN_ORDER, onScreen } from '../../kinds';

/** What something can be done to, in the order in which it is offered. */
export const ACTIVITY_KINDS: readonly HistoryKind[] = [...KINDS_IN_ORDER, 'settings'];

export const pluralOf = (kind: HistoryKind): string =>
  kind === 'settings' ? 'Settings' : onScreen(kind).plural;

/** What is stored in one document with others has a history only while it is published. */
const hasNoHistory = (kind: HistoryKind) => kind !== 'settings' && isField(kind);

/** The history of the entry; an announcement that is not published has none (product 30.4). */
export const pathOf = ({ kind, location, draft }: Activity): string =>
  draft !== undefined && (hasNoHistory(kind) || location.path === '')
    ? adminPaths.comingEntry(draft)
    : historyPath(location);
