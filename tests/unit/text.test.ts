import { expect, test } from 'vitest';
import { excerpt, firstLetter } from '../../src/domain/text';
import { letters } from '../support/builders';

test('a text of the limit is not cut, and a longer one is cut to it and ends with three dots', () => {
  expect(excerpt(letters(80), 80)).toBe(letters(80));
  expect(excerpt(letters(81), 80)).toBe(`${letters(80)}...`);
});

test('a cut never splits a Malayalam character or an emoji', () => {
  const family = '👨‍👩‍👧';
  expect(excerpt('നിലാവുള്ള രാത്രി', 3)).toBe('നിലാവു...');
  expect(excerpt(`${family}${family}${family}`, 2)).toBe(`${family}${family}...`);
  expect(excerpt(family, 1)).toBe(family);
});

test.each([
  'കല്ലും വലയും: അമ്മയ്ക്ക് സ്വപ്നം, സ്ത്രീ, നിലാവ്\u200c, ക്\u200cഷ, ന്\u200dറെ',
  'क्षत्रिय, स्त्री, తెలుగు క్ష, বাংলা ক্ত, ગુજરાતી સ્ત્રી, தமிழ் க்ஷ',
  '👨‍👩‍👧‍👦 👍🏽 🇮🇳🇮🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️‍🔥 é\r\nThe end\n',
])('characters are segmented like by Intl.Segmenter: %s', (text) => {
  const segments = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  for (const [at, segment] of segments.entries()) {
    const rest = segments.slice(at).join('');
    expect(firstLetter(rest)).toBe(segment);
    expect(excerpt(rest, 1)).toBe(at === segments.length - 1 ? rest : `${segment}...`);
  }
  expect(excerpt(text, segments.length)).toBe(text);
});

test('a character with a chillu is not split', () => {
  expect(firstLetter('ൻ്റെ')).toBe('ൻ്റെ');
  expect(firstLetter('')).toBe('');
});
