// product 12.1, 12.6, 12.8.
import { expect, test, vi } from 'vitest';
import {
  excerpt,
  firstLetter,
  languageOf,
  languageParts,
  widestWord,
} from '../../src/shared/text/text';
import { letters } from '../support/builders';

test('a text within the limit is not cut, and a longer one is cut to the limit and ends with three dots', () => {
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

test.each([
  // As measured in the typeface of titles, in em.
  ['തൂവാനത്തുമ്പികൾ', 7.74],
  ['മണിച്ചിത്രത്താഴ്', 6.46],
  ['മുന്തിരിത്തോപ്പുകൾ', 8.25],
  ['യാത്രക്കാരുടെ', 6.09],
  ['തെങ്കാശിപ്പട്ടണം', 6.51],
  ['Kumbalangi', 4.15],
  ['Manichithrathazhu', 6.61],
])('the estimated width of %s is the measured one or up to 35 percent more', (word, width) => {
  const estimate = widestWord(word);
  expect(estimate).toBeGreaterThan(width);
  expect(estimate).toBeLessThan(width * 1.35);
});

test('the width of a title is estimated from its widest word', () => {
  expect(widestWord('ഒരു തൂവാനത്തുമ്പികൾ and so on')).toBe(widestWord('തൂവാനത്തുമ്പികൾ'));
  expect(widestWord('')).toBe(1);
});

test.each([
  ['', 'നിലാവ് The Moon', undefined],
  ['', 'നിലാവുള്ള രാത്രി (Moon)', 'ml'],
  ['', 'The word കടൽ means the sea.', undefined],
  ['ml', 'The word കടൽ means the sea.', 'en'],
  ['', 'चाँद', 'hi'],
  ['', 'চাঁদ', 'bn'],
  ['', 'ਚੰਦ', 'pa'],
  ['', 'ચંદ્ર', 'gu'],
  ['', 'ଚନ୍ଦ୍ର', 'or'],
  ['', 'நிலவு', 'ta'],
  ['', 'చంద్రుడు', 'te'],
  ['', 'ಚಂದ್ರ', 'kn'],
  ['', 'The Moon', undefined],
  ['ml', 'The Moon', 'en'],
  ['ml', '2025', undefined],
  // Its own letters are Latin: it may be in either language.
  ['fr', 'The Moon', undefined],
])('on a page in the language %j, the language of %j is detected as %j', (page, text, language) => {
  vi.stubEnv('VITE_LANGUAGE', page);
  expect(languageOf(text)).toBe(language);
});

test.each([
  ['The word കടൽ means the sea.', ['കടൽ ml']],
  ['കടൽ, കാറ്റ് and rain are all it has', ['കടൽ, കാറ്റ് ml']],
  ['നിലാവുള്ള രാത്രി, a night of the full Moon above the sea, in മലയാളം', ['നിലാവുള്ള രാത്രി ml', 'മലയാളം ml']],
  ['തിരയുടെ വീട് എന്ന ചിത്രം (IFFK 2026) കാണുക', ['IFFK 2026 en']],
  ['Moonlight, நிலவு', ['நிலவு ta']],
  ['The Moon', []],
  ['നിലാവ്', []],
])('only words in another script than most of a text are marked: %s', (text, marked) => {
  const parts = languageParts(text);
  expect(parts.map(([part]) => part).join('')).toBe(text);
  expect(
    parts.flatMap(([part, lang]) => (lang ? `${part.replace(/[()]/g, '').trim()} ${lang}` : [])),
  ).toEqual(marked);
});
