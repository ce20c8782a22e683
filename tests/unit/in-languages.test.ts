// product 40.7a.
import { expect, test } from 'vitest';
import { languagesOf } from '../../src/content/meta/in-languages';
import { aMovie } from '../support/builders';
import { isInMalayalam } from '../support/translations';

test.runIf(isInMalayalam)(
  'a film is in each language in which it has a title or a description',
  () => {
    expect(languagesOf(aMovie({}))).toEqual(['en']);
    expect(languagesOf(aMovie({ genre: 'നാടകം' }))).toEqual(['en']);
    expect(languagesOf(aMovie({ title_ml: 'കടൽ' }))).toEqual(['en', 'ml']);
    expect(languagesOf(aMovie({ description_ml: 'ഒരു കടൽ.' }))).toEqual(['en', 'ml']);
  },
);
