import { adminPaths, editMoviePath } from '../../admin-paths';
import type { StoredFields } from '../../domain/stored-fields';
import type { StoredPlace, Whereabouts } from '../../domain/revision';
import { asText } from '../../firebase/converters/fields';
import type { EntryKind } from '../../domain/unpublished';
import type { HistoryKind } from '../../firebase/converters/revision';
import { unpublishedId } from '../../firebase/converters/unpublished-reference';
import { viewPathOf } from '../coming/coming-texts';
import { KIND_LISTS } from '../lists/kind-lists';
import { KIND_NAMES } from '../lists/kind-names';

interface EntryLink {
  readonly to: string;
  readonly label: string;
}

/** What an entry of that kind is called. */
export const nounOf = (kind: HistoryKind): string =>
  kind === 'settings' ? 'Settings' : KIND_NAMES[kind];

const SETTINGS: EntryLink = { to: adminPaths.settings, label: 'All settings' };

/** Where an entry is edited, or else the list of its kind (product 30.9). */
export function editorOf(
  kind: HistoryKind,
  place: StoredPlace,
  whereabouts: Whereabouts,
): EntryLink {
  if (kind === 'settings') return SETTINGS;
  if (whereabouts === 'unpublished') {
    return { to: comingPath(kind, place), label: `Edit ${KIND_NAMES[kind].toLowerCase()}` };
  }
  if (kind === 'movie' && whereabouts === 'published') {
    return { to: editMoviePath(idOf(place)), label: 'Edit movie' };
  }
  return KIND_LISTS[kind];
}

/** The form of an entry that is not published. */
export const comingPath = (kind: EntryKind, place: StoredPlace): string =>
  adminPaths.comingEntry(unpublishedId(kind, idOf(place)));

/** Where visitors see an entry; the settings are on several pages. */
export const seenAt = (kind: HistoryKind, place: StoredPlace): string | undefined =>
  kind === 'settings' ? undefined : viewPathOf(kind, idOf(place), place.path);

const idOf = ({ path, key }: StoredPlace) => key ?? path.slice(path.lastIndexOf('/') + 1);

/** The title of an entry (product 5.3); '' for one without. */
export const titleOf = (fields: StoredFields | null): string =>
  asText(fields?.['name']) ?? asText(fields?.['title']) ?? '';
