// product 15.3, 29.32, 38.1.
import { describe, expect, test } from 'vitest';
import {
  CHOICE,
  chosenPublication,
  endProblem,
  withKnownChoice,
} from '../../src/studio/form/state/publication';

const draft = (choice: unknown, base: unknown = choice) => ({
  values: { title: 'Tides', [CHOICE]: choice },
  base: { title: '', [CHOICE]: base },
});

test.each([
  ['now', 'now'],
  ['draft', 'draft'],
  ['at', 'at'],
  ['Publish now', 'now'],
  ['Save as draft', 'draft'],
  ['Publish on …', 'at'],
])(
  'a stored form with the publication choice %j is restored with the choice %j',
  (text, choice) => {
    const { values, base } = withKnownChoice(draft(text), { [CHOICE]: 'now' });
    expect(values).toEqual({ title: 'Tides', [CHOICE]: choice });
    expect(base).toEqual({ title: '', [CHOICE]: choice });
  },
);

describe.each(['Immediately', 'toString', '', undefined, 7])(
  'a stored form with the unknown publication choice %j',
  (unknown) => {
    test.each([
      ['now', 'draft'],
      ['draft', 'draft'],
      ['at', 'at'],
    ])(
      'has, if the entry is stored as %j, the choice %j, and the stored one as its base',
      (stored, safe) => {
        expect(withKnownChoice(draft(unknown), { [CHOICE]: stored })).toMatchObject({
          values: { [CHOICE]: safe },
          base: { [CHOICE]: stored },
        });
      },
    );
  },
);

test('a stored form without a publication choice is restored without one', () => {
  const before = { values: { title: 'Tides' }, base: { title: '' } };
  expect(withKnownChoice(before, { [CHOICE]: 'now' })).toEqual(before);
});

test('if a form is sent with an unknown choice, nothing is published immediately', () => {
  const values = { [CHOICE]: 'Immediately' };
  expect(chosenPublication(values, 'now', 0)).toMatchObject({ publication: 'draft' });
  expect(chosenPublication(values, 'draft', 0)).toMatchObject({ publication: 'draft' });
  const later = new Date('2026-12-18T18:30');
  expect(
    chosenPublication({ ...values, 'time of publication': '2026-12-18T18:30' }, later, 0),
  ).toEqual(expect.objectContaining({ publication: later }));
});

test('an end must be later than now and not before the beginning', () => {
  const [now, then] = [new Date(1000), new Date(2000)];
  expect(endProblem(now, undefined, 1000)).toMatch(/has passed/);
  expect(endProblem(then, then, 1000)).toMatch(/before it begins/);
  expect(endProblem(then, new Date(1999), 1000)).toBeUndefined();
  expect(endProblem(then, 'now', 1999)).toBeUndefined();
});
