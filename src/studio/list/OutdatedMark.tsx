import { outdatedIn } from '../../content/base/outdated';
import type { EntryKind, EntryOf } from '../../content/entry';
import { describeKind } from '../../store/documents/kinds';
import { missingLabel } from './filter-texts';

interface OutdatedMarkProps<Kind extends EntryKind> {
  readonly kind: Kind;
  readonly entry: EntryOf<Kind>;
}

/** A note on a card that a translation is older than its text (product 40.16). */
export const OutdatedMark = <Kind extends EntryKind>({ kind, entry }: OutdatedMarkProps<Kind>) =>
  outdatedIn(describeKind(kind), entry).length > 0 ? (
    <p className="strong small">{missingLabel('outdated', kind)}</p>
  ) : null;
