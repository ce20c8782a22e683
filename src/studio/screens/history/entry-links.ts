import { adminPaths, historyPath } from '../../../content/paths/admin-paths';
import type { EntryState, HistoryKind } from '../../../store/documents/revision';
import type { EntryLocation, EntryKind } from '../../../content/entry';
import { draftIdAt, idOf, isField } from '../../../store/documents/kinds';
import { onScreen, nounOf, studioOf, KINDS_IN_ORDER } from '../../kinds';
import type { Activity } from '../../../store/history/activity';

interface EntryLink {
  readonly to: string;
  readonly label: string;
}

/** What an entry of that kind is called. */
export const nameOfKind = (kind: HistoryKind): string =>
  kind === 'settings' ? 'Settings' : onScreen(kind).name;

const SETTINGS: EntryLink = { to: adminPaths.settings, label: 'All settings' };

/** Where an entry is edited, or else the list of its kind (product 30.9). */
export function editorOf(kind: HistoryKind, location: EntryLocation, state: EntryState): EntryLink {
  if (kind === 'settings') return SETTINGS;
  if (state === 'unpublished') {
    return { to: comingPath(kind, location), label: `Edit ${nounOf(kind)}` };
  }
  const { editPath, words } = studioOf(kind);
  if (editPath && state === 'published') {
    return { to: editPath(idOf(location)), label: words.edit.label };
  }
  return onScreen(kind).list;
}

/** The form of an entry that is not published. */
export const comingPath = (kind: EntryKind, location: EntryLocation): string =>
  adminPaths.comingEntry(draftIdAt(kind, location));

/** Where visitors see an entry; the settings are on several pages. */
export const viewPathAt = (kind: HistoryKind, location: EntryLocation): string | undefined =>
  kind === 'settings' ? undefined : onScreen(kind).viewPath(idOf(location), location.path);

/** The kinds that have a history, in the order of the filter. */
export const ACTIVITY_KINDS: readonly HistoryKind[] = [...KINDS_IN_ORDER, 'settings'];

export const pluralOf = (kind: HistoryKind): string =>
  kind === 'settings' ? 'Settings' : onScreen(kind).plural;

/** The path of the entry's history, or of its form: an unpublished announcement has no history (product 30.4). */
export const activityPath = ({ kind, location, draft }: Activity): string =>
  draft !== undefined && ((kind !== 'settings' && isField(kind)) || location.path === '')
    ? adminPaths.comingEntry(draft)
    : historyPath(location);
