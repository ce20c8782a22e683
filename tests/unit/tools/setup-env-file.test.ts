// product 33.8.
import { expect, test } from 'vitest';
import { valuesIn, withValues } from '../../../tools/go-live/setup/company';

const CONFIG = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_PROJECT_ID: 'cinema',
  VITE_FIREBASE_STORAGE_BUCKET: 'cinema.firebasestorage.app',
};

test('values that are written to the file are read again', () => {
  expect(valuesIn(withValues('', CONFIG))).toEqual(CONFIG);
});

test('old values are replaced, and other lines of the file are preserved', () => {
  const text = withValues('VITE_FIREBASE_API_KEY=\n# Mine.\nVITE_APP_CHECK_SITE_KEY=a\n', CONFIG);
  expect(text).toMatch(/\n# Mine\.\nVITE_APP_CHECK_SITE_KEY=a\n$/);
  expect(text.match(/VITE_FIREBASE_API_KEY/g)).toHaveLength(1);
});
