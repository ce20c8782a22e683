import { writeBatch } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { admin } from './support/actors';
import { as } from './support/clients';
import { COSTLY_REQUESTS } from './support/costly-requests';
import { loadRules, seed } from './support/environment';
import { expectAllowed } from './support/expectations';
import { spending, tableOfExpressions } from './support/expressions';

/** So many of the thousand expressions of a request are left to new rules. */
const LEFT = 110;

describe(`${LEFT} expressions are left to new rules by`, () => {
  loadRules({ change: (rules) => spending(LEFT, rules) });

  test.each(COSTLY_REQUESTS)('%s', async (_, { before = {}, write }) => {
    await seed(before);
    const batch = writeBatch(as(admin));
    write(batch);
    await expectAllowed(batch.commit());
  });
});

// How many it is exactly, to see what a change costs: CONTRIBUTING.md.
const measured = process.env['EXPRESSIONS'];
if (measured !== undefined) {
  describe('exactly', () => {
    loadRules({ change: (rules) => `${rules}\n` });

    test('as in the table', async () => {
      console.log(await tableOfExpressions(measured));
    }, 1_800_000);
  });
}
