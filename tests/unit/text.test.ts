import { expect, test } from 'vitest';
import { layoutClass } from '../../src/domain/layout-class';
import { formatReleaseDate } from '../../src/domain/release-date';
import { excerpt, firstLetter } from '../../src/domain/text';
import { letters } from '../support/builders';

test('a text of exactly the limit stays whole; one more is cut to it and gets three dots', () => {
  expect(excerpt(letters(80), 80)).toBe(letters(80));
  expect(excerpt(letters(81), 80)).toBe(`${letters(80)}...`);
});

test('a cut never splits a Malayalam letter or an emoji', () => {
  const family = '👨‍👩‍👧';
  expect(excerpt('നിലാവുള്ള രാത്രി', 3)).toBe('നിലാവു...');
  expect(excerpt(`${family}${family}${family}`, 2)).toBe(`${family}${family}...`);
  expect(excerpt(family, 1)).toBe(family);
});

test.each([
  'കല്ലും വലയും: അമ്മയ്ക്ക് സ്വപ്നം, സ്ത്രീ, നിലാവ്\u200c, ക്\u200cഷ, ന്\u200dറെ',
  'क्षत्रिय, स्त्री, తెలుగు క్ష, বাংলা ক্ত, ગુજરાતી સ્ત્રી, தமிழ் க்ஷ',
  '👨‍👩‍👧‍👦 👍🏽 🇮🇳🇮🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️‍🔥 é\r\nThe end\n',
])('characters are what the platform takes for them, with less work: %s', (text) => {
  const segments = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  for (const [at, segment] of segments.entries()) {
    const rest = segments.slice(at).join('');
    expect(firstLetter(rest)).toBe(segment);
    expect(excerpt(rest, 1)).toBe(at === segments.length - 1 ? rest : `${segment}...`);
  }
  expect(excerpt(text, segments.length)).toBe(text);
});

test('a letter that is written with a chillu stays whole too', () => {
  expect(firstLetter('ൻ്റെ')).toBe('ൻ്റെ');
  expect(firstLetter('')).toBe('');
});

test('layout classes run from a1 to a10 and begin again', () => {
  expect([0, 1, 8, 9, 10, 19, 20].map(layoutClass)).toEqual('a1 a2 a9 a10 a1 a10 a1'.split(' '));
});

test('an ISO day is written out, any other text stays as it is', () => {
  expect(formatReleaseDate('2026-12-18')).toBe('18 December 2026');
  expect(formatReleaseDate('Onam 2027')).toBe('Onam 2027');
  expect(formatReleaseDate('2027-01-05')).toBe('5 January 2027');
  expect(formatReleaseDate('2026-19-40')).toBe('2026-19-40');
});
