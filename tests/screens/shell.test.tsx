// product 2.3, 2.4, 2.5, 2.7, 2.8, 2.12, 3.5 and 3.6.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FRAME_SETTINGS } from '../../src/company/frame-settings';
import { site } from '../../src/company/site';
import { aMovie } from '../support/builders';
import { renderAt } from '../support/render-at';
import { storeEntries } from '../support/memory/database';
import { endSession } from '../support/memory/auth';
import { expectLogged } from '../support/console';

beforeEach(() => {
  storeEntries('movie', aMovie({ title: 'Kadal' }));
});

const mainNavigation = () => screen.findByRole('navigation', { name: 'Main' });

test('the navigation bar has the links of product 2.5', async () => {
  renderAt('/movies');
  const links = within(await mainNavigation()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Movies', '/movies'],
    ['Videos', '/videos'],
    ['Gallery', '/gallery'],
    ['About', '/about'],
    ["Let's Chat", '/contact'],
  ]);
});

test('the link of the current page is highlighted, Home on the landing page only', async () => {
  renderAt('/movies');
  const current = within(await mainNavigation())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'));
  expect(current).toHaveTexts(['Movies']);
});

test.each([
  [0, 'false'],
  [1, 'false'],
  [2, 'true'],
])('scrolled by %i pixels, the bar has data-scrolled %s', async (pixels, scrolled) => {
  renderAt('/movies');
  await mainNavigation();
  vi.stubGlobal('scrollY', pixels);
  act(() => fireEvent.scroll(window));
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', scrolled);
});

test('the menu opens by its button and closes by Escape and by choosing a link', async () => {
  const { visitor } = renderAt('/movies');
  await mainNavigation();

  await visitor.click(screen.getByRole('button', { name: 'Open menu' }));
  const button = screen.getByRole('button', { name: 'Close menu' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await visitor.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button).toHaveFocus());

  await visitor.click(button);
  await visitor.click(within(await mainNavigation()).getByRole('link', { name: 'Home' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the footer links to Home, About, Announcements, Events, Contact, Privacy and the social pages', async () => {
  renderAt('/movies');
  const footer = within(await screen.findByRole('contentinfo'));
  const links = within(footer.getByRole('navigation')).getAllByRole('link');
  const expected = ['/', '/about', '/announcements', '/events', '/contact', '/privacy'];
  const found = links.map((link) => link.getAttribute('href'));
  // Another kind of content has a page among them.
  expect(found.filter((href) => expected.includes(href ?? ''))).toEqual(expected);
  const social = within(footer.getByRole('list', { name: 'Social media' }));
  for (const link of social.getAllByRole('link')) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(footer.getByText(FRAME_SETTINGS.copyright)).toBeVisible();
});

test('after navigation the title is set and the main content has the focus', async () => {
  const { visitor } = renderAt('/movies');

  await visitor.click(await screen.findByRole('link', { name: /Kadal/ }));
  await screen.findByRole('heading', { level: 1, name: 'Kadal' });
  await waitFor(() => expect(document.title).toBe(`Kadal – ${site.name}`));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a skip link leads to the content', async () => {
  const { visitor } = renderAt('/movies');
  await mainNavigation();
  await visitor.tab();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Skip to content' })).toLeadTo('#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test.each(['/nothing-here', '/movies/extra', '/movie'])(
  '%s shows the not-found page inside the frame',
  async (address) => {
    renderAt(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(await mainNavigation()).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  },
);

test.each(['/admin', '/admin/nothing-here', '/admin-login', '/administration'])(
  'the navigation bar is hidden on %s',
  async (address) => {
    if (address === '/admin-login') endSession();
    renderAt(address);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  },
);

// Product 2.15.
test.each([
  ['/PRIVACY', /privacy/i],
  ['/privacy.', /privacy/i],
  ['/Contact)', 'Contact'],
  ['/contact&fbclid=x', 'Contact'],
  ['/contact/)', 'Contact'],
])('%s leads to its page', async (address, heading) => {
  renderAt(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('an error on a page is shown with a button, and navigation and footer remain', async () => {
  expectLogged(/broken on purpose/);
  renderAt('/videos');

  expect(
    await screen.findByRole('heading', { name: 'Something broke on this page' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(await mainNavigation()).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

vi.mock('../../src/site/pages/videos/VideosPage', () => ({
  VideosPage: () => {
    throw new Error('broken on purpose');
  },
}));
// A module that cannot be loaded, as after a new version or without a connection.
vi.mock('../../src/site/pages/about/AboutPage', () => {
  throw new Error('no such file');
});

test('a page without reads whose code is missing shows an error', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  renderAt('/about');
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
