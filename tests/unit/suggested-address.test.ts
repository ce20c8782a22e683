// product 5.15.
import { expect, test } from 'vitest';
import { randomSuffix, suggestedAddress } from '../../src/content/movie/suggested-address';
import { isMovieAddress } from '../../src/content/values/movie-address';
import { MOVIES } from '../../demo/content/movies';

const slug = (title: string) => suggestedAddress(title, 'k3f9').replace(/-k3f9$/, '');

test.each(MOVIES.map(({ title, id }) => [title, id]))('%s becomes %s', (title, id) => {
  expect(slug(title)).toBe(id);
});

test.each([
  ['Café Größe: Ærø & Łódź', 'cafe-grosse-aero-and-lodz'],
  ['Driver’s Cut (2026)', 'drivers-cut-2026'],
  ['  --  Rain  --  ', 'rain'],
  ['നിലാവ്', 'nilavu'],
  ['എന്റെ കാറ്റ്', 'ente-kattu'],
  ['കൊച്ചി രാജാവ്', 'kochi-rajavu'],
  ['ടാക്സി 2', 'taksi-2'],
  ['അഞ്ച് കുഞ്ഞുങ്ങൾ', 'anchu-kunjungal'],
  ['അവന്‍', 'avan'],
  ['கடல்', 'film'],
  ['', 'film'],
])('%s becomes %s', (title, expected) => expect(slug(title)).toBe(expected));

test('the address of a long title is cut between words, or after 60 characters within one long word', () => {
  expect(slug('The Clockmaker of Mattancherry and His Nine Daughters by the Sea')).toBe(
    'the-clockmaker-of-mattancherry-and-his-nine-daughters-by-the',
  );
  expect(slug('a'.repeat(150))).toBe('a'.repeat(60));
});

test.each(['', 'x', 'ക'.repeat(150), 'Drop; <b>"\n../'])(
  'the address that is suggested for %j is accepted by the rules',
  (title) => {
    expect(isMovieAddress(suggestedAddress(title, randomSuffix()))).toBe(true);
  },
);

test.each(['ab', '-bus', 'bus-', 'bus_2', 'Bus', 'ബസ്', 'x'.repeat(81)])(
  '%s is not a valid address',
  (address) => expect(isMovieAddress(address)).toBe(false),
);
