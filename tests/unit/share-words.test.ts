// product 17.10.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/company/languages';
import { site } from '../../src/company/site';
import { shareWordsIn } from '../../src/studio/pictures/upload/share-words';

const shown = (language?: string) => {
  const words = shareWordsIn(language);
  return [words.site.name, words.dayText(2026, 12, 18)];
};

test.runIf(LANGUAGES.length > 1)(
  'a share picture in Malayalam names the company and the day in Malayalam',
  () => expect(shown('ml')).toEqual(['നിലാവ് പിക്ചേഴ്സ്', '2026 ഡിസംബർ 18']),
);

test('a share picture in the first language, or in a language without translated words, has the words of the first language', () => {
  expect([shown(), shown('en'), shown('xx')]).toEqual(
    Array.from({ length: 3 }, () => [site.name, '18 December 2026']),
  );
});
