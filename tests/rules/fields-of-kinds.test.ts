// product 10.1, 20.3.
import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { admin } from './support/actors';
import { as } from './support/clients';
import { loadRules } from './support/environment';
import { expectAllowed, expectNotFound } from './support/expectations';
import { testFieldsOf } from './support/kind-fields';
import { DOCUMENTS } from './support/kinds';

loadRules();

// Announcements, which are fields of one document: announcement-fields.test.ts.
describe.each(DOCUMENTS)('fields of a kind: $kind', (one) => {
  testFieldsOf(one);

  test('an entry that another admin has deleted is not found, and a second deletion succeeds', async () => {
    const entry = doc(as(admin), one.path);
    const [name = ''] = one.optional;
    await expectNotFound(updateDoc(entry, { [name]: one.full[name] }));
    await expectAllowed(deleteDoc(entry));
  });
});
