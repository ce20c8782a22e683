import { asRecord, asText } from '../../domain/fields/stored-values';
import { USERS } from '../../firebase/collections';
import { documentAt } from '../store/locations';
import { readDocument } from '../store/transactions';

/** What is signed by an account. Older records have the address as well, the oldest the address alone. */
interface Signed {
  /** The email address of the administrator; '' where the account alone is stored. */
  readonly by: string;
  readonly uid?: string | undefined;
}

/** Kept while the page is open: an address seldom changes. */
const addresses = new Map<string, Promise<string>>();

/**
 * The same records with the address, or else the name, that the account's record has (product 30.2): also
 * that of somebody who is no administrator any more. '' where it cannot be read, as the account says who it
 * was. Never rejects.
 */
export const withSigners = <T extends Signed>(records: readonly T[]): Promise<readonly T[]> =>
  Promise.all(
    records.map(async (record) =>
      record.by || !record.uid ? record : { ...record, by: await addressOf(record.uid) },
    ),
  );

async function addressOf(uid: string): Promise<string> {
  const known = addresses.get(uid) ?? readAddress(uid);
  addresses.set(uid, known);
  try {
    const address = await known;
    if (address) return address;
  } catch (error) {
    console.error(error);
  }
  // The next record asks again.
  addresses.delete(uid);
  return '';
}

async function readAddress(uid: string): Promise<string> {
  const { email, name } = asRecord(
    (await readDocument(documentAt({ path: `${USERS}/${uid}` }))).data(),
  );
  return asText(email) ?? asText(name) ?? '';
}
