import type { ReactNode } from 'react';
import { Loaded, LoadFailure } from '../../shared/ui/Loaded';
import { resource } from '../../shared/data/resource';
import type { EntryKind, EntryLocation, EntryOf } from '../../content/entry';
import { idOf, isNamedByOthers, isWithout, locationOf } from '../../store/documents/kinds';
import { onScreen } from '../kinds';
import type { Backdrop, Picture } from '../../shared/pictures/picture';

/**
 * Looks up what links to entries that are to leave the site, and returns a note for the question before
 * (product 29.31); undefined for a kind without a page.
 */
export function leadsTo(kind: EntryKind, entries: readonly EntryLocation[]): ReactNode {
  if (isWithout(kind, 'page')) return undefined;
  const targets = entries.map((location) => {
    const id = idOf(location);
    const viewPath = onScreen(kind).viewPath(id, location.path);
    return { viewPath, ...(isNamedByOthers(kind) && { movieId: id }) };
  });
  const read = async () => (await import('./references-list')).leadsList(targets);
  return loadedBelow(read, 'Looking what leads there...', 'What leads there');
}

/** As `leadsTo`, for several published entries. */
export const leadsToAll =
  <Kind extends EntryKind>(kind: Kind) =>
  (entries: readonly EntryOf<Kind>[]): ReactNode =>
    leadsTo(
      kind,
      entries.map((entry) => locationOf(kind, entry)),
    );

/** An entry that may have pictures, and where it is stored. */
export interface ShownEntry {
  readonly entry: {
    readonly picture?: Picture | undefined;
    readonly backdrop?: Backdrop | undefined;
  };
  readonly at: EntryLocation;
}

/**
 * Looks up what else shows the pictures of an entry, and returns a note for the question before its
 * deletion (product 17.18); undefined for an entry without pictures.
 */
export function otherUses({ entry: { picture, backdrop }, at }: ShownEntry) {
  const shown = [picture, backdrop].filter((each) => each !== undefined);
  if (shown.length === 0) return undefined;
  const read = async () => (await import('./references-list')).usesList(shown, at);
  const waiting = 'Looking where else the picture is used...';
  return loadedBelow(read, waiting, 'Where else the picture is used');
}

const loadedBelow = (read: () => Promise<ReactNode>, waiting: string, what: string) => (
  <Loaded
    from={resource(read)}
    waiting={<p role="status">{waiting}</p>}
    failed={(retry) => <LoadFailure what={what} retry={retry} />}
  >
    {(list) => list}
  </Loaded>
);
