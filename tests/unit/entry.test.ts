import { expect, test } from 'vitest';
import { isSameEntry, rebase, withTexts } from '../../src/admin/forms/entry';

const base = { title: 'Tides', director: 'Anu', genre: '' };

test('blanks around a text make no other entry', () => {
  expect(isSameEntry(base, { ...base, title: ' Tides ' })).toBe(true);
  expect(isSameEntry(base, { ...base, genre: 'Drama' })).toBe(false);
});

test('what was typed stays, and everything else becomes what somebody else has stored', () => {
  const typed = { ...base, title: 'Tides of May' };
  const theirs = { title: 'Tides', director: 'Bobby', genre: 'Drama' };
  expect(rebase(base, typed, theirs)).toEqual({
    entry: { title: 'Tides of May', director: 'Bobby', genre: 'Drama' },
    changes: [
      { field: 'director', now: 'Bobby' },
      { field: 'genre', now: 'Drama' },
    ],
  });
});

test('where both have written, what was typed stays and theirs is told', () => {
  const result = rebase(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
  expect(result.entry.title).toBe('Mine');
  expect(result.changes).toEqual([{ field: 'title', now: 'Theirs' }]);
});

test('the same change by both is no news', () => {
  const both = { ...base, director: 'Bobby' };
  expect(rebase(base, both, both)).toEqual({ entry: both, changes: [] });
});

test('a draft brings texts of fields that there are, and nothing else', () => {
  const texts = { title: 'Rain', director: 7, constructor: 'x', year: '2020' };
  expect(withTexts(base, texts)).toEqual({ ...base, title: 'Rain' });
});
