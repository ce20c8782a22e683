import { readDocument } from '../../firebase/firestore';
import { asRecord, asText } from '../../content/base/stored-values';
import { USERS } from '../../firebase/collections';
import { documentAt } from '../documents/locations';

/**
 * A record that an account has signed. Older records also have an email address, the oldest ones
 * only the address.
 */
interface Signed {
  /** The email address of the administrator; '' if only the account is stored. */
  readonly by: string;
  readonly uid?: string | undefined;
}

interface Person {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Cached as long as the page is open, because names and addresses seldom change. */
const people = new Map<string, Promise<Person>>();

/**
 * Returns the records with the name of the account, also of a former administrator, and if a record
 * has no email address with the address or else the name of the account. An account that cannot be
 * read has no name. Never rejects.
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
