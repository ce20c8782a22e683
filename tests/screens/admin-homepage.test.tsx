// product 14.1, 14.2, 14.3, 14.13, 14.16, 2.2 and 29.6.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '../../src/company/site';
import { answerDialog, button, card, cards, field, pressOn } from '../support/admin-screen';
import { aBanner, aMovie, anAnnouncement, aVideo } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { skipPauses } from '../support/skipped-pauses';
import { stored, storedDrafts, storeEntries, storeDrafts } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';
import { aDraft } from '../support/a-draft';

describe('the homepage', () => {
  beforeEach(() => {
    storeEntries('banner', aBanner({ title: 'Monsoon' }));
    storeEntries('announcement', anAnnouncement({ title: 'Premiere' }));
    storeEntries('movie', aMovie({ title: 'Tides' }), aMovie({ title: 'Ebb', status: 'Released' }));
    storeEntries('video', aVideo({ title: 'Trailer' }));
  });

  const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of the homepage' }));
  const tab = (name: string) => tabs().getByRole('link', { name });
  const form = (name: string) => screen.findByRole('form', { name });

  test('the homepage has four tabs, and the open one is in the address', async () => {
    const { visitor, address } = renderAt('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Homepage' })).toBeVisible();
    expect(tabs().getAllByRole('link')).toHaveTexts([
      'Hero',
      'Announcements',
      'Upcoming Movies',
      'Latest Videos',
    ]);
    expect(tab('Hero')).toHaveAttribute('aria-current', 'page');
    expect(await card('Monsoon')).toBeVisible();

    await visitor.click(tab('Announcements'));
    expect(await form('Add an announcement')).toBeVisible();
    expect(await card('Premiere')).toBeVisible();
    expect(address()).toBe('/admin?tab=announcements');

    await visitor.click(tab('Upcoming Movies'));
    expect(await form('Add a movie')).toBeVisible();
    expect(await card('Tides')).toBeVisible();
    expect(cards()).toHaveLength(1);

    await visitor.click(tab('Latest Videos'));
    expect(await form('Upload YouTube Video')).toBeVisible();
    expect(await card('Trailer')).toBeVisible();
    expect(tab('Latest Videos')).toHaveAttribute('aria-current', 'page');
  });

  test('the tab of the address is opened', async () => {
    renderAt('/admin?tab=videos');
    expect(await form('Upload YouTube Video')).toBeVisible();
    // Once for what matters now, and not for the list of the first tab.
    expect(network.repeated(/^runQuery hero-banners/)).toEqual([]);
  });

  test('an unknown tab in the address opens the first tab', async () => {
    renderAt('/admin?tab=evil');
    expect(await card('Monsoon')).toBeVisible();
  });

  test('filters and searches do not change the tab', async () => {
    const { visitor, address } = renderAt('/admin?tab=movies&status=Upcoming');
    await card('Tides');
    await visitor.click(screen.getByRole('link', { name: 'Released' }));
    expect(await card('Ebb')).toBeVisible();
    await visitor.type(screen.getByRole('searchbox'), 'snow');
    await visitor.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('No movies available.')).toBeVisible();
    expect(address()).toBe('/admin?tab=movies&status=Released&search=snow');
    await visitor.click(screen.getByRole('link', { name: 'Show all movies' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(address()).toBe('/admin?tab=movies');
  });

  test('opening another tab asks first if the form has changes', async () => {
    const { visitor, address } = renderAt('/admin?tab=videos');
    await form('Upload YouTube Video');
    await visitor.type(field('Title'), 'Rain');
    await visitor.click(tab('Hero'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Leave without saving?')).toBeVisible();
    await visitor.click(question.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/admin?tab=videos');
    await visitor.click(tab('Hero'));
    await visitor.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await card('Monsoon')).toBeVisible();
  });
});

describe('the sidebar', () => {
  beforeEach(() => {
    storeEntries('video', aVideo({ title: 'Trailer' }));
  });

  const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Admin' }));

  test('the sidebar has the areas in their order, without About, and the entries of six of them', async () => {
    renderAt('/admin/about');
    const links = (await sidebar())
      .getAllByRole('link')
      .map(({ textContent }) => textContent.trim());
    const expected = [
      'Homepage, Movies, Add a movie, All movies, Videos, Add a video, All videos',
      'Announcements, Add an announcement, All announcements, Banners, Add banners, All banners',
      'Gallery, Add images, All images, Events, Add an event, All events, Contact, Settings',
      'Coming up, Trash, Export, Team, Help, View site',
    ].flatMap((line) => line.split(', '));
    expect(screen.getByRole('main')).toHaveTextContent(`Welcome to ${site.name}`);
    // Another kind of content is among them.
    expect(links.filter((link) => expected.includes(link))).toEqual(expected);
  });

  test.each(['/uploadMovie', '/upload', '/add-announcement'])(
    '%s is in the admin area, without the frame of the site',
    async (address) => {
      renderAt(address);
      await screen.findByRole('searchbox');
      expect((await sidebar()).getByRole('link', { name: 'Homepage' })).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
  const link = async (name: string) => (await sidebar()).getByRole('link', { name });

  test('links of the sidebar lead from another page to the list and to the form above it', async () => {
    const { visitor, address } = renderAt('/admin/export');
    await visitor.click(await link('All movies'));
    await waitFor(async () => expect(await heading(/^Current/)).toHaveFocus());
    await visitor.click(await link('Add a movie'));
    await waitFor(async () => expect(await heading('Add a movie')).toHaveFocus());
    expect(address()).toBe('/admin/movies');
  });

  test('the links also work on the page itself, and end a search', async () => {
    const { visitor, address } = renderAt('/admin/movies?search=nothing-like-it');
    await visitor.click(await link('All movies'));
    await waitFor(async () => expect(await heading(/^Current/)).toHaveFocus());
    expect(address()).toBe('/admin/movies');
    screen.getByRole('searchbox').focus();
    await visitor.click(await link('All movies'));
    await waitFor(async () => expect(await heading(/^Current/)).toHaveFocus());
  });

  test('a link to a list can be opened in a new tab', async () => {
    renderAt('/admin/videos#list');
    const list = await screen.findByRole('heading', { name: 'Current Videos' });
    await waitFor(() => expect(list).toHaveFocus());
  });

  test('going back to a list that was opened by its link preserves the scroll position', async () => {
    const { visitor, router } = renderAt('/admin/export');
    await visitor.click(await link('All videos'));
    const list = await screen.findByRole('heading', { name: 'Current Videos' });
    await waitFor(() => expect(list).toHaveFocus());
    await visitor.click(await link('Export'));
    await screen.findByRole('heading', { level: 1, name: 'Export' });
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Current Videos' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('Add closes the form of an edit, and asks first if it has changes', async () => {
    const { visitor } = renderAt('/admin/videos');
    await pressOn('Trailer', 'Edit');
    await visitor.type(screen.getByDisplayValue('Trailer'), ' 2');
    const add = await link('Add a video');
    await visitor.click(add);
    await answerDialog('Cancel');
    expect(screen.getByDisplayValue('Trailer 2')).toBeVisible();

    await visitor.click(add);
    await answerDialog('Leave');
    const form = await screen.findByRole('heading', { name: 'Upload YouTube Video' });
    await waitFor(() => expect(form).toHaveFocus());
    expect(button('Upload Video')).toBeVisible();
    expect(screen.queryByDisplayValue('Trailer 2')).not.toBeInTheDocument();
  });
});

describe('a visit publishes due entries,', () => {
  beforeEach(() => skipPauses());
  /** One of its last tasks. */
  const tasksDone = () =>
    waitFor(() => expect(network.requests(/^runQuery trash/)).not.toEqual([]));

  test('and the open list shows it', async () => {
    const publishAt = new Date('2026-01-01');
    storeDrafts(aDraft('movie', aMovie({ title: 'Kadal' }), { publishAt }));
    renderAt('/admin/movies');
    await screen.findByRole('form', { name: 'Add a movie' });
    expect(await card('Kadal')).toBeVisible();
    expect(stored('movie')).toMatchObject([{ title: 'Kadal' }]);
    expect(storedDrafts()).toEqual([]);
  });

  test('and without due entries the list is not read again', async () => {
    renderAt('/admin/movies');
    await tasksDone();
    await network.quiet();
    expect(network.repeated(/^runQuery Movies/)).toEqual([]);
  });

  test('and the homepage says if the search index could not be repaired', async () => {
    expectLogged(/maximum entity size/);
    memory.remove('search/changes');
    const message = 'maximum entity size';
    network.refuse(/^commit .*search/, 'invalid-argument', { message });
    renderAt('/admin');
    const text = /may not find what is new: .+ Load this page again; if that does not help/;
    expect(await screen.findByText(text)).toBeVisible();
    await tasksDone();
  });
});
