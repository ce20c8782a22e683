// product 40.6, 40.11, 40.12.
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../src/content/locale/in-language';
import { translationsOf, withTranslations } from '../../src/content/locale/translations';
import { eventStudio } from '../../src/content/event/studio/event.studio';
import { altTranslations } from '../../src/studio/translation-words';
import { isInMalayalam } from '../support/translations';

describe.runIf(isInMalayalam)('a translation is a field beside its text', () => {
  test('with the code of its language behind the name', () =>
    expect(translationsOf?.('story')).toContainEqual({ name: 'story_ml', language: 'ml' }));

  test('which comes after the text in a table; what is not translated has none', () => {
    const table = withTranslations?.({ title: 'T', price: 'P' }, (own, { language }, name) =>
      name === 'title' ? `${own} in ${language}` : undefined,
    );
    expect(Object.entries(table ?? {})).toEqual([
      ['title', 'T'],
      ['title_ml', 'T in ml'],
      ['price', 'P'],
    ]);
  });

  test('named after its text in forms, those of pictures, too', () => {
    expect(eventStudio.fields).toMatchObject({ title_ml: { label: 'Title in Malayalam' } });
    expect(eventStudio.fields).not.toHaveProperty('link_ml');
    expect(altTranslations?.('What it shows')).toMatchObject([
      { name: 'alt_ml', label: 'What it shows in Malayalam' },
    ]);
  });
});

test('what is translated is shown in its language, and what is not in the first one', () => {
  const stored = { title: 'The Sea', title_ml: 'കടൽ', place: 'Kochi', place_ml: '' };
  expect(inLanguage(stored, 'ml')).toEqual({ ...stored, title: 'കടൽ' });
  expect(inLanguage(stored, 'ta')).toEqual(stored);
});
