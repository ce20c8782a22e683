import { expect, test } from 'vitest';
import { changedFields, isConflict } from '../../src/domain/conflict';

test('documents differ in fields that only one has or whose values differ', () => {
  const one = { title: 'Rain', line: 'Soon', picture: { width: 10 }, link: undefined };
  const other = { title: 'Rain', note: 'x', picture: { width: 20 } };
  expect([...changedFields(one, other)].toSorted()).toEqual(['line', 'note', 'picture']);
  expect(changedFields(one, { ...one })).toEqual([]);
});

const before = { title: 'Rain', line: 'Soon' };

test.each([
  ['nothing else was changed', { title: 'Wind' }, {}, false],
  ['another field was changed', { title: 'Wind' }, { line: 'Now' }, true],
  ['the same field was changed', { title: 'Wind' }, { title: 'Fog' }, true],
  ['the same change was made', { title: 'Wind' }, { title: 'Wind' }, false],
  ['one of the same changes was made', { title: 'Wind', line: 'Now' }, { title: 'Wind' }, false],
  ['the same change was made, and another', { title: 'Wind' }, { title: 'Wind', line: 'x' }, true],
  ['a field was added', { title: 'Wind' }, { note: 'x' }, true],
  ['a field was deleted', { title: 'Wind' }, { line: undefined }, true],
  ['the field to delete was deleted', { line: undefined }, { line: undefined }, false],
])('if %s: mine %j, theirs %j, conflict %s', (_what, mine, theirs, expected) => {
  const versions = { before, after: { ...before, ...mine }, current: { ...before, ...theirs } };
  expect(isConflict(versions)).toBe(expected);
});
