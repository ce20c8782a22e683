// product 9.9, 9.10, 27.3, 27.5.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ABOUT_SETTINGS as about } from '../../src/company/about-settings';
import { site } from '../../src/company/site';
import { renderAt } from '../support/render-at';
import { PRIVACY } from '../../src/company/privacy';
import { rememberSettings } from '../../src/content/settings/latest-settings';
import { storeSettings } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';
import { writeFields } from '../../src/content/base/write-fields';
import { SETTINGS } from '../../src/content/settings/settings';
import { SETTINGS_DOCUMENT } from '../../src/firebase/collections';

describe('about', () => {
  test('about has a hero, Our Story, Mission, Vision and the two producers, in this order', async () => {
    renderAt('/about');
    await screen.findByRole('heading', { level: 1, name: about.aboutTitle });
    await waitFor(() => expect(document.title).toBe(`About – ${site.name}`));
    const headings = within(screen.getByRole('main')).getAllByRole('heading');
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      `H1 ${about.aboutTitle}`,
      'H2 Our Story',
      'H2 Mission',
      'H2 Vision',
      `H2 ${about.teamTitle}`,
      `H3 ${about.producer1}`,
      `H3 ${about.producer2}`,
    ]);
  });

  test('the pictures have alternative text and dimensions and are loaded lazily', async () => {
    renderAt('/about');
    await screen.findByRole('heading', { level: 1 });
    const pictures = within(screen.getByRole('main')).getAllByRole('img');
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(picture).toHaveAccessibleName(/.{20}/);
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
  });
});

describe('the privacy policy', () => {
  const main = () => within(screen.getByRole('main'));

  test('the privacy policy has its sections and the date of its last change', async () => {
    renderAt('/privacy');
    await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
    await waitFor(() => expect(document.title).toBe(`Privacy – ${site.name}`));
    const sections = main().getAllByRole('heading', { level: 2 });
    expect(sections).toHaveTexts([
      'Information we collect',
      'How we use it',
      'YouTube, Google Maps and Firebase',
      'How we protect it, and for how long',
      'Your rights',
    ]);
    expect(main().getByText(PRIVACY.updated.words)).toHaveAttribute(
      'datetime',
      PRIVACY.updated.day,
    );
  });

  test('the table of contents links to every section', async () => {
    renderAt('/privacy');
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    for (const link of within(contents).getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent);
    }
  });

  test('the policy names a contact person, an email address and the authority for complaints', async () => {
    renderAt('/privacy');
    await screen.findByRole('heading', { level: 1 });
    const [address] = main().getAllByRole('link', { name: PRIVACY.contact.email });
    expect(address).toLeadTo(`mailto:${PRIVACY.contact.email}`);
    expect(main().getAllByText(PRIVACY.contact.name, { exact: false })).not.toHaveLength(0);
    expect(main().getAllByText(PRIVACY.authority, { exact: false })).not.toHaveLength(0);
  });
});

describe('the settings on the pages', () => {
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
  afterEach(() => rememberSettings({ edited: 0, fields: {} }));

  /** The settings are stored, and were read more than ten minutes ago. */
  let now = Date.now();
  function found() {
    now += 11 * 60_000;
    vi.setSystemTime(now);
    memory.put({ [SETTINGS_DOCUMENT]: { ...writeFields(SETTINGS, CHANGED), edited: new Date() } });
  }

  /** A link of the page, not of the footer. */
  const inMain = (name: string) =>
    waitFor(() => within(screen.getByRole('main')).getByRole('link', { name }));

  test('contact shows the settings immediately, and so does the footer', async () => {
    found();
    renderAt('/contact');
    expect(await inMain('+91 1')).toLeadTo('tel:+911');
    expect(screen.getByRole('link', { name: 'new@nilavu.test' })).toBeVisible();
    expect(screen.getByText('Thrissur')).toBeVisible();
    expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toLeadTo(
      expect.stringContaining('query=Thrissur'),
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '+91 1' })).toLeadTo('tel:+911');
    expect(footer.getByText('© 2026 Nilavu')).toBeVisible();
    const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(social.map((link) => link.textContent?.split(' ')[0])).toEqual([
      'Instagram',
      'YouTube',
      'X',
    ]);
  });

  test('contact and about wait for the settings', async () => {
    found();
    const answer = network.hold(/^batchGet site.settings/);
    renderAt('/contact');
    await vi.waitFor(() => expect(network.requests(/^batchGet site.settings/)).toHaveLength(1));
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    answer();
    expect(await inMain('+91 1')).toBeVisible();
  });

  test('about has the texts of the settings in their language, without blank ones', async () => {
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

  test('the privacy policy also has the phone number', async () => {
    storeSettings(CHANGED);
    renderAt('/privacy');
    expect(await inMain('+91 1')).toLeadTo('tel:+911');
  });
});
