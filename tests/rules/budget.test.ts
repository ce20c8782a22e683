import { writeBatch } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { admin } from './support/actors';
import { as } from './support/clients';
import { COSTLY_REQUESTS } from './support/costly-requests';
import { loadRules, seed } from './support/environment';
import { expectAllowed } from './support/expectations';
import { expressionsLeft, spending } from './support/expressions';

/** So many of the thousand expressions of a request are left to new rules, of which a third language takes fifty. */
const LEFT = OTHER_LANGUAGES.length > 1 ? 20 : 70;

describe(`${LEFT} expressions are left for new rules by`, () => {
  loadRules({ change: (rules) => spending(LEFT, rules) });

  test.each(COSTLY_REQUESTS)('%s', async (_, { before = {}, write }) => {
    await seed(before);
    const batch = writeBatch(as(admin));
    write(batch);
    await expectAllowed(batch.commit());
  });
});

/** A part of the names of the requests to be measured exactly, which takes minutes: CONTRIBUTING.md. */
const measured = process.env['EXPRESSIONS'];

describe.each(measured === undefined ? [] : [measured])('what is left exactly (%s)', (part) => {
  loadRules({ change: (rules) => `${rules}\n` });

  test('is a table', { timeout: 1_800_000 }, async () => {
    const rows = await expressionsLeft(part);
    const lines = rows.map(({ name, left }) => `${String(left).padStart(4)}  ${name}\n`);
    process.stdout.write(`\n${lines.join('')}`);
    expect(rows.filter(({ left }) => left < LEFT)).toEqual([]);
  });
});
