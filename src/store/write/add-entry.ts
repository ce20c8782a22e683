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
import { documentAt, locationsIn, storedIn, placeIn, putPublished } from '../documents/locations';
import { transactOn } from '../documents/transactions';
import { errorCode } from '../../shared/failures/failure';

/** What is known of earlier attempts to store a new entry whose outcome is not known. */
export interface Attempts {
  /** The addresses of their pictures. */
  readonly pictures?: readonly (string | undefined)[];
}

/** What is stored with a new entry that is not among its fields. */
export interface Beside {
  /** Which of its translations are outdated, if it is a copy. */
  readonly outdated?: string | undefined;
}

interface Addition extends Attempts, Beside {
  /** When it was added before, if it comes back from an export. */
  readonly addedAt?: Date | undefined;
}

/**
 * Publishes a new entry and returns its id, or key. Repeated attempts with the same reference store it once:
 * what is stored there with the picture of one of the attempts is the same entry, and is edited. Throws
 * AddressTakenError if another one has the id, published, as a draft or in the trash, and as `editEntry`.
 */
export async function addEntry<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  { pictures = [], addedAt, outdated }: Addition = {},
): Promise<string> {
  const own = [...pictures, fields.picture?.src];
  const { location, stored } = await transactOn(documentAt(ref), async (transaction, document) => {
    const earlier = ownIn(document, ref.kind, own);
    if (earlier) return earlier;
    const timestamp = addedAt ? Timestamp.fromDate(addedAt) : serverTimestamp();
    const place = placeIn(document, ref);
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

/** Returns the entry in a document that one of the attempts with these pictures has stored. */
export function ownIn<Kind extends EntryKind>(
  document: DocumentSnapshot,
  kind: Kind,
  pictures: Attempts['pictures'],
): { readonly location: EntryLocation; readonly stored: EntryOf<Kind> } | undefined {
  for (const location of locationsIn(document, kind)) {
    const stored = entryFrom(kind, location, storedIn(document, location));
    // Fields are told apart by their pictures alone.
    const isTold = location.key === undefined || stored?.picture !== undefined;
    if (stored && isTold && isOwn(stored, pictures)) return { location, stored };
  }
  return undefined;
}

/** The file of a new picture has a name of its own, which tells whose an entry is. */
export const isOwn = (
  { picture }: { readonly picture?: Picture },
  pictures: Attempts['pictures'] = [],
): boolean => pictures.includes(picture?.src);

/**
 * Throws AddressTakenError for a refusal that is one because of the address, or else the error. Throws
 * FirestoreError or TimeoutError if that cannot be found out.
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
