import { expect, test } from 'vitest';
import { differences, isConflict } from '../../src/domain/conflict';

test('two documents differ in the fields that only one has or that hold something else', () => {
  const one = { title: 'Rain', line: 'Soon', picture: { width: 10 }, link: undefined };
  const other = { title: 'Rain', note: 'x', picture: { width: 20 } };
  expect([...differences(one, other)].toSorted()).toEqual(['line', 'note', 'picture']);
  expect(differences(one, { ...one })).toEqual([]);
});

const before = { title: 'Rain', line: 'Soon' };

test.each([
  ['nothing was changed meanwhile', { title: 'Wind' }, {}, false],
  ['another field was', { title: 'Wind' }, { line: 'Now' }, true],
  ['the same field was', { title: 'Wind' }, { title: 'Fog' }, true],
  ['the same change was made', { title: 'Wind' }, { title: 'Wind' }, false],
  ['of the same changes one was', { title: 'Wind', line: 'Now' }, { title: 'Wind' }, false],
  ['the same change was made, and another', { title: 'Wind' }, { title: 'Wind', line: 'x' }, true],
  ['a field came to it', { title: 'Wind' }, { note: 'x' }, true],
  ['a field was taken away', { title: 'Wind' }, { line: undefined }, true],
  ['the field to take away was', { line: undefined }, { line: undefined }, false],
])('%s: a conflict?', (_what, mine, theirs, expected) => {
  const versions = { before, after: { ...before, ...mine }, current: { ...before, ...theirs } };
  expect(isConflict(versions)).toBe(expected);
});
