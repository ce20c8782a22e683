// product 14.8: what the real client makes of the answers of the database.
import { doc, setDoc } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { firestore } from '../../src/firebase/firestore';
import { mayHaveBeenStored } from '../../src/shared/failures/failure';
import { transact } from '../../src/store/documents/transactions';
import { failureHint } from '../../src/studio/ui/failure-hint';
import { openAdminDatabase } from '../support/admin-session';
import {
  ANNOUNCEMENTS_PATH,
  storedAnnouncement,
  uniqueAnnouncement,
} from '../support/announcement-documents';

const { database, store } = openAdminDatabase();

const MESSAGE = 'It is too large to be stored.';

test.each([
  ['a text is', 0, 'x'.repeat(1_100_000)],
  // Just over: far beyond the limit the rules cannot evaluate the document any more.
  ['the document would be', 1_043_000, 'ക'.repeat(1_990)],
])(
  'a document that is too large is sent once, and the message says why: %s',
  async (_, others, description) => {
    const before = { item_1767322800000: 'x'.repeat(others) };
    await store({ [ANNOUNCEMENTS_PATH]: before });
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const added = storedAnnouncement(uniqueAnnouncement({ description }));
    const error = await transact(async (transaction) => {
      transaction.update(doc(firestore, ANNOUNCEMENTS_PATH), { item_1767322900000: added });
    }).catch((reason: unknown) => reason);
    expect(failureHint(error)).toBe(MESSAGE);
    expect(mayHaveBeenStored(error)).toBe(false);
    const commits = fetchSpy.mock.calls.filter(([address]) => /:commit/.test(String(address)));
    expect(commits).toHaveLength(1);
    expect((await database.doc(ANNOUNCEMENTS_PATH).get()).data()).toEqual(before);
  },
);

test('the message is the same for a write outside a transaction', async () => {
  const fields = { title: 'x'.repeat(1_100_000) };
  const error = await setDoc(doc(firestore, 'site/settings'), fields).catch(
    (reason: unknown) => reason,
  );
  expect(failureHint(error)).toBe(MESSAGE);
});
