// product 40.6, 40.11, 40.12.
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../src/content/locale/in-language';
import { translationsOf, withTranslations } from '../../src/content/locale/translations';
import { eventStudio } from '../../src/content/event/studio/event.studio';
import { altTranslations } from '../../src/studio/translation-words';
import { isInMalayalam } from '../support/translations';

describe.runIf(isInMalayalam)('the field of a translation', () => {
  test('has the name of its text with the code of the language', () =>
    expect(translationsOf?.('story')).toContainEqual({ name: 'story_ml', language: 'ml' }));

  test('follows its text in a table, and does not exist for an untranslated field', () => {
    const table = withTranslations?.({ title: 'T', price: 'P' }, (own, { language }, name) =>
      name === 'title' ? `${own} in ${language}` : undefined,
    );
    expect(Object.entries(table ?? {})).toEqual([
      ['title', 'T'],
      ['title_ml', 'T in ml'],
      ['price', 'P'],
    ]);
  });

  test('has a label after its text in forms, also for pictures', () => {
    expect(eventStudio.fields).toMatchObject({ title_ml: { label: 'Title in Malayalam' } });
    expect(eventStudio.fields).not.toHaveProperty('link_ml');
    expect(altTranslations?.('What it shows')).toMatchObject([
      { name: 'alt_ml', label: 'What it shows in Malayalam' },
    ]);
  });
});

test('translated fields are displayed in their language, and the others in the first language', () => {
  const stored = { title: 'The Sea', title_ml: 'കടൽ', place: 'Kochi', place_ml: '' };
  expect(inLanguage(stored, 'ml')).toEqual({ ...stored, title: 'കടൽ' });
  expect(inLanguage(stored, 'ta')).toEqual(stored);
});
