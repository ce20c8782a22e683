import type { StoredFields } from '../../domain/fields/stored-fields';
import { isSameValue } from '../../domain/entries/same-value';
import { asRecord } from '../../domain/fields/stored-values';

interface Restoration {
  /** The whole entry before the change that is taken back. */
  readonly before: StoredFields;
  /** The entry as it is stored now. */
  readonly current: StoredFields;
  /** The fields that are restored: those that are missing are undefined. */
  readonly wanted: StoredFields;
  /** Whether the files of that time are still there. */
  readonly isKept: boolean;
}

/** What a share picture shows (product 17.10). */
const shownIn = ({ name, title, ReleaseDate, img }: StoredFields) => [
  name ?? title,
  ReleaseDate,
  img,
];

const shareIn = (fields: StoredFields) => asRecord(fields['picture'])['share'];

/**
 * The fields to restore, with the share picture of a movie that shows their title, date and poster:
 * that of now, that of then, or none, so that it is made anew (product 16.15). Other entries have none.
 */
export function restoredMovie({ before, current, wanted, isKept }: Restoration): StoredFields {
  const after = { ...current, ...wanted };
  const share = shareIn(after);
  const fits = (fields: StoredFields) => isSameValue(shownIn(fields), shownIn(after));
  const shares = [
    ...(fits(current) ? [shareIn(current)] : []),
    ...(fits(before) && (isKept || shareIn(before) === shareIn(current)) ? [shareIn(before)] : []),
  ];
  if (share === undefined || shares.includes(share)) return wanted;
  const { share: _other, ...picture } = asRecord(after['picture']);
  const [fitting] = shares.filter((address) => address !== undefined);
  return { ...wanted, picture: { ...picture, ...(fitting !== undefined && { share: fitting }) } };
}
