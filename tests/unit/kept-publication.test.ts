// product 15.3, 29.32, 38.1.
import { describe, expect, test } from 'vitest';
import {
  CHOICE,
  chosenPublication,
  endProblem,
  withKnownChoice,
} from '../../src/studio/form/state/publication';

const kept = (choice: unknown, base: unknown = choice) => ({
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
])('a kept form that says %j when it is published means %j', (text, choice) => {
  const { values, base } = withKnownChoice(kept(text), { [CHOICE]: 'now' });
  expect(values).toEqual({ title: 'Tides', [CHOICE]: choice });
  expect(base).toEqual({ title: '', [CHOICE]: choice });
});

describe.each(['Immediately', 'toString', '', undefined, 7])('the unknown choice %j', (unknown) => {
  test.each([
    ['now', 'draft'],
    ['draft', 'draft'],
    ['at', 'at'],
  ])('is, where %j is stored, %j, and differs from that if it was not touched', (stored, safe) => {
    expect(withKnownChoice(kept(unknown), { [CHOICE]: stored })).toMatchObject({
      values: { [CHOICE]: safe },
      base: { [CHOICE]: stored },
    });
  });
});

test('a form without a choice has none', () => {
  const before = { values: { title: 'Tides' }, base: { title: '' } };
  expect(withKnownChoice(before, { [CHOICE]: 'now' })).toEqual(before);
});

test('a form that has an unknown choice all the same publishes nothing', () => {
  const values = { [CHOICE]: 'Immediately' };
  expect(chosenPublication(values, 'now', 0)).toMatchObject({ publication: 'draft' });
  expect(chosenPublication(values, 'draft', 0)).toMatchObject({ publication: 'draft' });
  const later = new Date('2026-12-18T18:30');
  expect(
    chosenPublication({ ...values, 'time of publication': '2026-12-18T18:30' }, later, 0),
  ).toEqual(expect.objectContaining({ publication: later }));
});

test('an end is later than now and than the beginning', () => {
  const [now, then] = [new Date(1000), new Date(2000)];
  expect(endProblem(now, undefined, 1000)).toMatch(/has passed/);
  expect(endProblem(then, then, 1000)).toMatch(/before it begins/);
  expect(endProblem(then, new Date(1999), 1000)).toBeUndefined();
  expect(endProblem(then, 'now', 1999)).toBeUndefined();
});
