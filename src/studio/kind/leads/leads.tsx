import type { ReactNode } from 'react';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { resource } from '../../../shared/data/resource';
import type { EntryKind, EntryLocation, EntryOf } from '../../../content/entry';
import { idOf, isNamedByOthers, isWithout, locationOf } from '../../../store/documents/kinds';
import { onScreen } from '../../kinds';

/**
 * Looks up what leads to entries of a kind that are to leave the site, and returns what says so below a
 * question (product 29.31). Nothing leads to what has no page.
 */
export function leadsTo(kind: EntryKind, entries: readonly EntryLocation[]): ReactNode {
  if (isWithout(kind, 'page')) return undefined;
  const targets = entries.map((location) => {
    const id = idOf(location);
    const viewPath = onScreen(kind).viewPath(id, location.path);
    return { viewPath, ...(isNamedByOthers(kind) && { movieId: id }) };
  });
  const leads = resource(async () => (await import('./leads-list')).leadsList(targets));
  return (
    <Loaded
      from={leads}
      waiting={<p role="status">Looking what leads there...</p>}
      failed={(retry) => <LoadFailure what="What leads there" retry={retry} />}
    >
      {(list) => list}
    </Loaded>
  );
}

/** The same for several published entries of a kind. */
export const leadsToAll =
  <Kind extends EntryKind>(kind: Kind) =>
  (entries: readonly EntryOf<Kind>[]): ReactNode =>
    leadsTo(
      kind,
      entries.map((entry) => locationOf(kind, entry)),
    );
