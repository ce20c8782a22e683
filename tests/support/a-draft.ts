import type { EntryKind, EntryOf, IdentityOf } from '../../src/content/entry';
import { draftRefOf } from '../../src/store/documents/kinds';
import type { Unpublished } from '../../src/store/documents/unpublished';

type Times = Partial<Pick<Unpublished, 'publishAt' | 'until' | 'leftAt' | 'savedAt'>>;

/** Returns an unpublished entry: a draft, unless it has times. */
export const aDraft = <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind> & IdentityOf<Kind>,
  times: Times = {},
) =>
  ({
    ...draftRefOf<Kind>(kind, entry),
    entry,
    savedAt: new Date('2026-11-21T10:00:00'),
    ...times,
  }) as Unpublished<Kind>;
