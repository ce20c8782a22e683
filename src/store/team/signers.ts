import { readDocument } from '../../firebase/firestore';
import { asRecord, asText } from '../../content/base/stored-values';
import { USERS } from '../../firebase/collections';
import { documentAt } from '../documents/locations';

/** A record that an account has signed. Older records also have an email address, the oldest only that. */
interface Signed {
  /** The email address of the administrator; '' if only the account is stored. */
  readonly by: string;
  readonly uid?: string | undefined;
}

interface Person {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** A cache for as long as the page is open, because names and addresses seldom change. */
const people = new Map<string, Promise<Person>>();

/**
 * Returns the records with the name of the account and, if a record has no email address, with the account's
 * address or else its name; this includes former administrators. If the account cannot be read, the name is
 * left out. Never rejects.
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
  // Removed from the cache, so that the next record reads the person again.
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
