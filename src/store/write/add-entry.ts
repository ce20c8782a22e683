import { serverTimestamp, Timestamp, type DocumentSnapshot } from 'firebase/firestore/lite';
import {
  idIn,
  type EntryKind,
  type EntryLocation,
  type EntryOf,
  type EntryRef,
  type FieldsOf,
} from '../../content/entry';
import { AddressTakenError } from '../documents/conflict';
import type { Picture } from '../../shared/pictures/picture';
import { entryFrom, storedFields, placeOf } from '../documents/kinds';
import { updateSearchIndex } from '../search/search-update';
import { addRecord } from './records';
import { editEntry } from './edit-entry';
import {
  documentAt,
  locationsIn,
  storedIn,
  newLocationIn,
  putPublished,
} from '../documents/locations';
import { transactOn } from '../documents/transactions';
import { errorCode } from '../../shared/failures/failure';

/** Earlier attempts to store a new entry whose outcome is unknown. */
export interface Attempts {
  /** The addresses of the pictures that the attempts tried to store. */
  readonly pictures?: readonly (string | undefined)[];
}

/** Values that are stored with a new entry and are not among its fields. */
export interface Beside {
  /** Which translations are outdated, if the entry is a copy. */
  readonly outdated?: string | undefined;
}

interface Addition extends Attempts, Beside {
  /** When the entry was first added, if it is imported from an export. */
  readonly addedAt?: Date | undefined;
}

/**
 * Publishes a new entry and returns its id or key. An entry that is already stored with the picture
 * of an earlier attempt is the same one and is edited. Throws AddressTakenError if another entry,
 * published, draft or in the trash, has the id, and the errors of `editEntry`.
 */
export async function addEntry<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  { pictures = [], addedAt, outdated }: Addition = {},
): Promise<string> {
  const own = [...pictures, fields.picture?.src];
  const { location, stored } = await transactOn(documentAt(ref), async (transaction, document) => {
    const earlier = entryOfAttempt(document, ref.kind, own);
    if (earlier) return earlier;
    const timestamp = addedAt ? Timestamp.fromDate(addedAt) : serverTimestamp();
    const place = newLocationIn(document, ref);
    if (storedIn(document, place) !== undefined) throw new AddressTakenError();
    const entry = { ...storedFields(ref.kind, fields), ...(outdated && { outdated }) };
    putPublished(transaction, place, entry, timestamp, document);
    await addRecord(transaction, 'added', place, entry);
    return { location: place, stored: undefined };
  }).catch((error: unknown) => throwRefusal(error, ref, { withDrafts: true }));
  if (stored) await editEntry(ref.kind, stored, fields);
  await updateSearchIndex(location);
  return location.key ?? idIn(ref);
}

/**
 * Returns the entry in a document if one of the attempts with these pictures has stored it;
 * otherwise undefined.
 */
export function entryOfAttempt<Kind extends EntryKind>(
  document: DocumentSnapshot,
  kind: Kind,
  pictures: Attempts['pictures'],
): { readonly location: EntryLocation; readonly stored: EntryOf<Kind> } | undefined {
  for (const location of locationsIn(document, kind)) {
    const stored = entryFrom(kind, location, storedIn(document, location));
    // In a document with several entries, only the picture identifies an entry.
    const isTold = location.key === undefined || stored?.picture !== undefined;
    if (stored && isTold && isFromAttempt(stored, pictures)) return { location, stored };
  }
  return undefined;
}

/**
 * Returns whether an entry was stored by one of the attempts with these pictures, because the file
 * of a new picture has a unique name.
 */
export const isFromAttempt = (
  { picture }: { readonly picture?: Picture },
  pictures: Attempts['pictures'] = [],
): boolean => pictures.includes(picture?.src);

/**
 * Throws AddressTakenError if a write was refused because the address is taken, otherwise the
 * original error. Throws FirestoreError or TimeoutError if the cause cannot be determined.
 */
export async function throwRefusal(
  error: unknown,
  ref: Pick<EntryRef, 'id' | 'kind'>,
  { withDrafts = false } = {},
): Promise<never> {
  if (errorCode(error) !== 'permission-denied' || !placeOf(ref.kind).names) throw error;
  const { takenAddresses } = await import('./movie-addresses');
  const taken = await takenAddresses([idIn(ref)], { withDrafts });
  throw taken.has(idIn(ref)) ? new AddressTakenError() : error;
}
