// product 27.3, 27.5.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_SETTINGS } from '../../src/company/frame-settings';
import { freshSettings } from '../../src/services/settings/settings';
import { rememberSettings } from '../../src/settings/settings-store';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';

const CHANGED = {
  phone: '+91 1',
  email: 'new@nilavu.test',
  address: 'Nilavu\nThrissur',
  mapQuery: 'Thrissur',
  Facebook: '',
  Instagram: 'https://www.instagram.com/new',
  YouTube: 'https://www.youtube.com/@new',
  X: 'https://x.com/nilavu',
  copyright: '© 2026 Nilavu',
  aboutTitle: 'നിലാവ് എന്നാൽ',
  story: 'One.\n\nTwo.',
  storyQuote: '',
  producer2: '',
};
const NONE = { edited: 0, fields: {} };

beforeEach(() => rememberSettings(NONE));
afterEach(() => rememberSettings(NONE));

/** The settings are read while the page waits for them. */
const found = () =>
  vi.mocked(freshSettings).mockImplementation(() => {
    act(() => rememberSettings({ edited: 1, fields: CHANGED }));
    return Promise.resolve();
  });

/** A link of the page, not of the footer. */
const inMain = (name: string) =>
  waitFor(() => within(screen.getByRole('main')).getByRole('link', { name }));

test('contact shows the settings from the start, and the footer with it', async () => {
  found();
  renderAt('/contact');
  expect(await inMain('+91 1')).toHaveAttribute('href', 'tel:+911');
  expect(screen.getByRole('link', { name: 'new@nilavu.test' })).toBeVisible();
  expect(screen.getByText('Thrissur')).toBeVisible();
  expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    expect.stringContaining('query=Thrissur'),
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: '+91 1' })).toHaveAttribute('href', 'tel:+911');
  expect(footer.getByText('© 2026 Nilavu')).toBeVisible();
  const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(social.map((link) => link.textContent?.split(' ')[0])).toEqual([
    'Instagram',
    'YouTube',
    'X',
  ]);
});

test('contact and about are not shown before the settings were waited for', async () => {
  const reading = deferred();
  vi.mocked(freshSettings).mockReturnValue(reading.promise as Promise<void>);
  renderAt('/contact');
  await vi.waitFor(() => expect(freshSettings).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  reading.resolve();
  expect(await inMain(FRAME_SETTINGS.phone)).toBeVisible();
});

test('about has the texts of the settings in their language, and leaves out what is blank', async () => {
  found();
  renderAt('/about');
  const title = await screen.findByRole('heading', { level: 1, name: 'നിലാവ് എന്നാൽ' });
  expect(title).toHaveAttribute('lang', 'ml');
  const story = within(screen.getByRole('region', { name: 'Our Story' }));
  expect(story.getByText('One.').tagName).toBe('P');
  expect(story.getByText('Two.').tagName).toBe('P');
  expect(document.querySelector('blockquote')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('the privacy policy has the phone number as well', async () => {
  rememberSettings({ edited: 1, fields: CHANGED });
  renderAt('/privacy');
  expect(await inMain('+91 1')).toHaveAttribute('href', 'tel:+911');
});
