// product 26.4.
import { expect, test } from 'vitest';
import { formFieldsOf } from '../../src/studio/form/fields/field-table';
import { movieRows, movieFields } from '../../src/content/movie/studio/edit/movie-fields';
import { aFullMovie, aMovie } from '../support/builders';

test('the table of movies has every field of the form', () => {
  const [header = [], row = []] = movieRows([{ ...aMovie(), ...aFullMovie() }]);
  expect(row).toHaveLength(header.length);
  for (const [name] of formFieldsOf(movieFields)) {
    expect(row).toContain(String(Reflect.get(aFullMovie(), name)));
  }
  const [, empty = []] = movieRows([aMovie({ id: 'x', title: 'Rain' })]);
  expect(empty.filter(Boolean).slice(0, 3)).toEqual(['x', 'Rain', 'Upcoming']);
});

test('columns have the names of the fields in the form, or shorter ones', () => {
  const [header = []] = movieRows([]);
  expect(header.filter((name) => !name.includes(' in ')).slice(0, 5)).toEqual([
    'Id',
    'Title',
    'Status',
    'Genre',
    'Release date',
  ]);
  expect(header).toEqual(expect.arrayContaining(['Writers', 'Actors', 'Ticket link', 'Runtime']));
});

test('in the table, the description follows the other fields, and only pictures and the time follow it', () => {
  const [header = []] = movieRows([]);
  const after = header.slice(header.indexOf('Description') + 1);
  expect(after.filter((name) => !/ in [A-Z]/.test(name))).toEqual([
    'Picture',
    'Alternative text',
    'Focal point',
    'Wide picture',
    'Added',
  ]);
});
