// product 15.3, 15.5.
import { expect, test } from 'vitest';
import { sameFormValues, mergeEdits, withFields } from '../../src/studio/form/fields/form-values';

const base = { title: 'Tides', director: 'Anu', genre: '' };

test('spaces around a text make no difference', () => {
  expect(sameFormValues(base, { ...base, title: ' Tides ' })).toBe(true);
  expect(sameFormValues(base, { ...base, genre: 'Drama' })).toBe(false);
});

test('changed fields keep their typed values, and the others get the stored ones', () => {
  const typed = { ...base, title: 'Tides of May' };
  const theirs = { title: 'Tides', director: 'Bobby', genre: 'Drama' };
  expect(mergeEdits(base, typed, theirs)).toEqual({
    values: { title: 'Tides of May', director: 'Bobby', genre: 'Drama' },
    changes: [
      { field: 'director', now: 'Bobby' },
      { field: 'genre', now: 'Drama' },
    ],
  });
});

test('a field that both have changed keeps its typed value and is listed with the stored one', () => {
  const result = mergeEdits(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
  expect(result.values['title']).toBe('Mine');
  expect(result.changes).toEqual([{ field: 'title', now: 'Theirs' }]);
});

test('the same change by both is not listed', () => {
  const both = { ...base, director: 'Bobby' };
  expect(mergeEdits(base, both, both)).toEqual({ values: both, changes: [] });
});

test('only texts of existing fields are taken from a draft', () => {
  const texts = { title: 'Rain', director: 7, constructor: 'x', year: '2020' };
  expect(withFields(base, texts)).toEqual({ ...base, title: 'Rain' });
});
