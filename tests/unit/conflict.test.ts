// product 15.5.
import { expect, test } from 'vitest';
import { changedFields, mergeEdit } from '../../src/store/documents/conflict';

test('documents differ in fields that only one has or whose values differ', () => {
  const one = {
    title: 'Rain',
    line: 'Soon',
    picture: { width: 10 },
    link: undefined,
  };
  const other = { title: 'Rain', note: 'x', picture: { width: 20 } };
  expect([...changedFields(one, other)].toSorted()).toEqual(['line', 'note', 'picture']);
  expect(changedFields(one, { ...one })).toEqual([]);
});

test('the order of the fields in a map makes no difference', () => {
  const alt = { picture: { alt: 'Rain', width: 10 } };
  expect(changedFields(alt, { picture: { width: 10, alt: 'Rain' } })).toEqual([]);
});

const before = { title: 'Rain', line: 'Soon' };
const CONFLICT = null;

test.each([
  ['nothing else was changed', { title: 'Wind' }, {}, { title: 'Wind', line: 'Soon' }],
  ['another field was changed', { title: 'Wind' }, { line: 'Now' }, { title: 'Wind', line: 'Now' }],
  ['the same field was changed', { title: 'Wind' }, { title: 'Fog' }, CONFLICT],
  [
    'the same change was made',
    { title: 'Wind' },
    { title: 'Wind' },
    { title: 'Wind', line: 'Soon' },
  ],
  [
    'one of the same changes was made',
    { title: 'Wind', line: 'Now' },
    { title: 'Wind' },
    { title: 'Wind', line: 'Now' },
  ],
  [
    'the same change was made, and another',
    { title: 'Wind' },
    { title: 'Wind', line: 'x' },
    { title: 'Wind', line: 'x' },
  ],
  ['one of two fields was changed', { title: 'Wind', line: 'Now' }, { line: 'x' }, CONFLICT],
  [
    'a field was added',
    { title: 'Wind' },
    { note: 'x' },
    { title: 'Wind', line: 'Soon', note: 'x' },
  ],
  ['a field was deleted', { title: 'Wind' }, { line: undefined }, { title: 'Wind' }],
  ['the field to change was deleted', { line: 'Now' }, { line: undefined }, CONFLICT],
  ['the field to delete was changed', { line: undefined }, { line: 'Now' }, CONFLICT],
  ['the field to delete was deleted', { line: undefined }, { line: undefined }, { title: 'Rain' }],
])('if %s: mine %j, theirs %j, stored %j', (_what, mine, theirs, expected) => {
  const versions = {
    before,
    after: { ...before, ...mine },
    current: { ...before, ...theirs },
  };
  expect(mergeEdit(versions)).toEqual(expected);
});

test.each([
  ['its description and somebody its file', { picture: { alt: 'Sea' } }, { img: 'b.webp' }],
  ['its file and somebody its description', { img: 'b.webp' }, { picture: { alt: 'Sea' } }],
])('if I change of a picture %s, that is a conflict', (_what, mine, theirs) => {
  const was = { title: 'Rain', img: 'a.webp', picture: { alt: 'Rain' } };
  const versions = { before: was, after: { ...was, ...mine }, linked: { img: 'picture' } };
  expect(mergeEdit({ ...versions, current: { ...was, ...theirs } })).toBeNull();
  expect(mergeEdit({ ...versions, current: { ...was, title: 'Fog' } })).not.toBeNull();
});
