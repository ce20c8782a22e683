// product 40.12.
import { expect, test } from 'vitest';
import {
  currentItem,
  isUnsaved,
  withDetails,
} from '../../src/studio/pictures/upload/picture-items';
import { isInMalayalam } from '../support/translations';

const picture = { src: 'https://pictures.test/a.webp', alt: 'A boat', alt_ml: 'വള്ളം', width: 960 };
const item = currentItem(picture, 'a');

test.runIf(isInMalayalam).each([
  ['unchanged', {}, picture],
  [
    'with another translation',
    { translations: { alt_ml: ' ഒരു വള്ളം ' } },
    { ...picture, alt_ml: 'ഒരു വള്ളം' },
  ],
  ['without a translation', { translations: { alt_ml: ' ' } }, { ...picture, alt_ml: undefined }],
  ['without any text', { alt: '', translations: { alt_ml: '' } }, { src: picture.src, width: 960 }],
])('a picture in a form is stored %s', (_, change, stored) => {
  expect(withDetails(picture, { ...item, ...change })).toEqual(stored);
  expect(isUnsaved({ ...item, ...change })).toBe(stored !== picture);
});
