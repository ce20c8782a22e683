import { readDocument } from '../../firebase/firestore';
import { asRecord, asText } from '../../content/base/stored-values';
import { USERS } from '../../firebase/collections';
import { documentAt } from '../documents/locations';

/** What is signed by an account. Older records have the address as well, the oldest the address alone. */
interface Signed {
  /** The email address of the administrator; '' where the account alone is stored. */
  readonly by: string;
  readonly uid?: string | undefined;
}

interface Person {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Kept while the page is open: an address seldom changes. */
const people = new Map<string, Promise<Person>>();

/**
 * Returns the records with the name of the account's record, and with its address, or else the name, where
 * none is stored, also records by former administrators. A name that cannot be read is left out, as the
 * account says who it was. Never rejects.
 */
export const withSigners = <T extends Signed>(
  records: readonly T[],
): Promise<readonly (T & { readonly name?: string | undefined })[]> =>
  Promise.all(
    records.map(async (record) => {
      if (!record.uid) return record;
      const { name, email } = await personOf(record.uid);
      return { ...record, by: record.by || (email ?? name ?? ''), name };
    }),
  );

async function personOf(uid: string): Promise<Person> {
  const known = people.get(uid) ?? readPerson(uid);
  people.set(uid, known);
  const person = await known;
  // The next record asks again.
  if (!person.email) people.delete(uid);
  return person;
}

async function readPerson(uid: string): Promise<Person> {
  try {
    const document = await readDocument(documentAt({ path: `${USERS}/${uid}` }));
    const { name, email } = asRecord(document.data());
    return { name: asText(name), email: asText(email) };
  } catch (error) {
    console.error(error);
    return {};
  }
}
