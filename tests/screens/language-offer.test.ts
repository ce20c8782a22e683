// product 40.1, 40.4.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { offerLanguage } from '../../src/site/app/after-load';
import { isInMalayalam } from '../support/translations';

const OFFER = 'ഈ സൈറ്റ് മലയാളത്തിലും വായിക്കാം.';

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ml-IN', 'en']);
});

const offeredAt = (address: string) => {
  window.history.replaceState(null, '', address);
  offerLanguage();
  return screen.queryByRole('link', { name: OFFER });
};

test.runIf(isInMalayalam)('the offer links to the page that is current when it is followed', () => {
  const link = offeredAt('/movies?status=Upcoming#content');
  expect(link).toHaveAttribute('href', '/ml/movies?status=Upcoming#content');
  window.history.replaceState(null, '', '/about');
  if (link) fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/ml/about');
});

test.runIf(isInMalayalam).each([
  ['is asked for first of the two', ['fr', 'ml', 'en'], true],
  ['is asked for after the language of the page', ['en', 'ml'], false],
  ['is not asked for', ['fr', 'ta'], false],
] as const)('for a language that %s, the offer is made or not', (_case, languages, isOffered) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(offeredAt('/about') !== null).toBe(isOffered);
});

test.each(['/admin', '/admin-login', '/admin/preview/x/page'])(
  '%s, which exists in one language, offers no other',
  (address) => {
    expect(offeredAt(address)).toBeNull();
  },
);
