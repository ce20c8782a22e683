import { fieldsIn } from '../../content/base/define-kind';
import { KINDS } from '../../content/kinds';
import type { EntryKind } from '../../content/entry';
import type { StoredFields } from '../../content/base/stored-fields';
import { isSameValue } from '../documents/same-value';
import { asRecord } from '../../content/base/stored-values';

interface Restoration {
  readonly kind: EntryKind | undefined;
  /** The whole entry before the change that is taken back. */
  readonly before: StoredFields;
  /** The entry as it is stored now. */
  readonly current: StoredFields;
  /** The fields that are restored: those that are missing are undefined. */
  readonly wanted: StoredFields;
  /** Whether the files of that time are still there. */
  readonly isKept: boolean;
}

/** What a share picture shows: one that is drawn the title and the release date, too (product 17.10, 17.21). */
function shownIn(fields: StoredFields, kind: EntryKind | undefined): readonly unknown[] {
  const facts = kind ? fieldsIn(KINDS[kind]) : [];
  const isDrawn = facts.some(([, { card }]) => card === 'drawn');
  const shown = facts.filter(
    ([name, { type }]) => type === 'picture' || (isDrawn && DRAWN.includes(name)),
  );
  return shown.map(([name, { stored = name, older }]) =>
    older ? (fields[older.name] ?? fields[stored]) : fields[stored],
  );
}

const DRAWN = ['title', 'releaseDate'];

const shareIn = (fields: StoredFields) => asRecord(fields['picture'])['share'];

/**
 * The fields to restore, with the share picture that shows them: that of now, that of then, or none, so
 * that it is made anew (product 16.15).
 */
export function withFittingShare({
  kind,
  before,
  current,
  wanted,
  isKept,
}: Restoration): StoredFields {
  const after = { ...current, ...wanted };
  const share = shareIn(after);
  const fits = (fields: StoredFields) => isSameValue(shownIn(fields, kind), shownIn(after, kind));
  const shares = [
    ...(fits(current) ? [shareIn(current)] : []),
    ...(fits(before) && (isKept || shareIn(before) === shareIn(current)) ? [shareIn(before)] : []),
  ];
  if (share === undefined || shares.includes(share)) return wanted;
  const { share: _other, ...picture } = asRecord(after['picture']);
  const [fitting] = shares.filter((address) => address !== undefined);
  return { ...wanted, picture: { ...picture, ...(fitting !== undefined && { share: fitting }) } };
}
