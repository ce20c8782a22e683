// product 11.3, 17.18, 38.8.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerDialog, cards, field, message, pressOn } from '../../support/admin-screen';
import {
  anAnnouncement,
  aBanner,
  aGalleryImage,
  aMovie,
  aVideo,
  anEvent,
} from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { expectLogged } from '../../support/console';
import type { EntryKind } from '../../../src/content/entry';
import { storeSettings, stored, storeEntries, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { addressOf } from '../../support/memory/files';
import { aDraft } from '../../support/a-draft';
import { isInMalayalam } from '../../support/translations';

describe('sorting', () => {
  const link = (name: string) => screen.getByRole('link', { name });
  const firstIs = (name: string) => waitFor(() => expect(cards()[0]).toHaveAccessibleName(name));

  test('sorting movies preserves filter and search and returns to the first page', async () => {
    const newer = Array.from({ length: 20 }, (_, n) => aMovie({ title: `Movie ${30 - n}` }));
    storeEntries('movie', ...newer, aMovie({ title: 'Movie 1' }));
    const filtered = '/admin/movies?status=Upcoming&search=Movie';
    const { visitor, address } = renderAt(`${filtered}&page=2`);
    await waitFor(() => expect(cards()).toHaveLength(21));
    await visitor.click(screen.getByRole('button', { name: 'Filter' }));
    const order = await screen.findByRole('combobox', { name: 'Order' });

    await visitor.selectOptions(order, 'Oldest first');
    await firstIs('Movie 1');
    expect(cards()).toHaveLength(20);
    expect(address()).toBe(`${filtered}&sort=oldest`);
    await visitor.click(link('Show more'));
    await waitFor(() => expect(cards()).toHaveLength(21));
    expect(cards()[20]).toHaveAccessibleName('Movie 30');
    expect(address()).toBe(`${filtered}&sort=oldest&page=2`);

    await visitor.selectOptions(order, 'Newest first');
    await firstIs('Movie 30');
    expect(address()).toBe(filtered);
  });

  test.each(['videos', 'announcements'])('%s can be sorted oldest first', async (noun) => {
    storeEntries('video', aVideo({ title: 'New' }), aVideo({ title: 'Old' }));
    storeEntries(
      'announcement',
      anAnnouncement({ title: 'New' }),
      anAnnouncement({ title: 'Old' }),
    );
    const { visitor, address } = renderAt(`/admin/${noun}`);
    await firstIs('New');
    await visitor.click(screen.getByRole('button', { name: 'Filter' }));
    const order = await screen.findByRole('combobox', { name: 'Order' });
    await visitor.selectOptions(order, 'Oldest first');
    await firstIs('Old');
    expect(address()).toBe(`/admin/${noun}?sort=oldest`);
    expect(order).toHaveDisplayValue('Oldest first');
    expect(order).toHaveFocus();
  });

  test('a search preserves the order, and another order preserves the search and the form', async () => {
    storeEntries(
      'video',
      aVideo({ title: 'Sun' }),
      aVideo({ title: 'Rain II' }),
      aVideo({ title: 'Rain I' }),
    );
    const { visitor, address } = renderAt('/admin/videos?sort=oldest');
    await firstIs('Rain I');
    await visitor.type(field('Title'), 'Snow');
    await visitor.type(screen.getByRole('searchbox'), 'Rain{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(cards()[0]).toHaveAccessibleName('Rain I');
    expect(address()).toBe('/admin/videos?sort=oldest&search=Rain');

    await visitor.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const order = await screen.findByRole('combobox', { name: 'Order' });
    await visitor.selectOptions(order, 'Newest first');
    await firstIs('Rain II');
    expect(address()).toBe('/admin/videos?search=Rain');
    expect(field('Title')).toHaveValue('Snow');
  });
});

describe('other uses of a picture', () => {
  /** A picture, and its copies in the folders of other kinds. */
  const pictureIn = (folder: string, name = 'pier') => ({
    src: addressOf(`${folder}/${name}-abc123def456.webp`),
  });
  /** One of the questions that look for it. */
  const USES = /^runQuery events/;
  const question = async () => within(await screen.findByRole('dialog'));

  test('are listed in the question before an image is deleted', async () => {
    storeEntries(
      'image',
      aGalleryImage({ title: 'Pier', picture: pictureIn('gallery'), path: 'images/pier' }),
    );
    storeEntries('movie', aMovie({ title: 'Tides', picture: pictureIn('movies') }));
    storeDrafts(aDraft('banner', aBanner({ picture: pictureIn('hero-banners') })));
    storeSettings({ producer1Picture: pictureIn('settings') });
    renderAt('/admin/gallery');
    await pressOn('Pier', 'Delete');
    const dialog = await question();
    await dialog.findByText('The same picture is also used here, where it stays:');
    expect(dialog.getAllByRole('listitem')).toHaveTexts([
      'Movie: Tides',
      'Banner (not published)',
      'The page about the company',
    ]);
  });

  test('are searched for both pictures of a movie', async () => {
    const [picture, backdrop] = [pictureIn('movies'), pictureIn('movies', 'wide')];
    storeEntries('video', aVideo({ title: 'Teaser', picture: pictureIn('videos') }));
    storeEntries('event', anEvent({ title: 'Premiere', picture: pictureIn('events', 'wide') }));
    storeEntries(
      'movie',
      aMovie({ id: 'tides', title: 'Tides', picture, backdrop, collection: 'Upcoming' }),
    );
    renderAt('/admin/movies');
    await pressOn('Tides', 'Delete');
    const items = await (await question()).findAllByRole('listitem');
    expect(items).toHaveTexts(['Video: Teaser', 'Event: Premiere']);
  });

  test('do not delay the answer', async () => {
    network.hold(USES);
    storeEntries('banner', aBanner({ title: 'Pier', picture: pictureIn('hero-banners') }));
    renderAt('/admin');
    await pressOn('Pier', 'Delete');
    expect(
      await (await question()).findByText('Looking where else the picture is used...'),
    ).toBeVisible();
    await answerDialog('Delete');
    await message('Image deleted successfully!');
    expect(stored('banner')).toEqual([]);
  });

  test('can be searched again after a failure', async () => {
    expectLogged(/unavailable/);
    network.refuse(USES, 'unavailable');
    storeEntries('banner', aBanner({ title: 'Pier', picture: pictureIn('hero-banners') }));
    const { visitor } = renderAt('/admin');
    await pressOn('Pier', 'Delete');
    const dialog = await question();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Where else the picture is used could not be loaded.',
    );
    network.accept(USES);
    await visitor.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('The picture is used nowhere else.')).toBeVisible();
  });

  test('are not searched for an entry without a picture', async () => {
    storeEntries('video', aVideo({ title: 'Teaser' }));
    renderAt('/admin/videos');
    await pressOn('Teaser', 'Delete');
    await question();
    await answerDialog('Cancel');
    expect(network.requests(USES)).toEqual([]);
  });
});

describe('entries with an end', () => {
  const until = new Date(Date.now() + 3_600_000);

  /** Videos are on the site, the last one for the longest time. */
  const storeOnSite = (titles: readonly string[], end?: Date) =>
    storeDrafts(
      ...titles.map((title, at) =>
        aDraft<EntryKind>('video', aVideo({ id: title, title }), {
          publishAt: new Date(Date.now() - 60_000 * (at + 1)),
          ...(end && { until: end }),
        }),
      ),
    );

  const line = () => screen.findByText(/(is|are) on the site/);
  const links = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  // Which entries of each kind these are: extended/services/kinds.test.ts.
  test('are named above the list, with links to their forms', async () => {
    storeOnSite(['Kadal', 'Mazha'], until);
    renderAt('/admin/videos');
    const shown = await line();
    expect(shown).toHaveTextContent('2 videos are on the site until a set time: Kadal, Mazha');
    expect(links(shown)).toEqual([
      ['Kadal', '/admin/coming/video%3AKadal'],
      ['Mazha', '/admin/coming/video%3AMazha'],
    ]);
  });

  test('have a text of their own if there is a single one, or a due one', async () => {
    storeOnSite(['Clip']);
    renderAt('/admin/videos');
    expect(await line()).toHaveTextContent('1 video is on the site and not in this list yet: Clip');
  });

  test('are found by the terms of their titles', async () => {
    storeOnSite(['Making of Kadal', 'Mazha'], until);
    renderAt('/admin/videos?search=kadal+mak');
    expect(await line()).toHaveTextContent(
      '1 video is on the site until a set time: Making of Kadal',
    );
  });

  test.runIf(isInMalayalam)('are found by their titles in other languages', async () => {
    const clip = aVideo({ id: 'clip', title: 'Making of', title_ml: 'മോഹൻലാൽ' });
    storeDrafts(
      aDraft<EntryKind>('video', clip, { publishAt: new Date(Date.now() - 60_000), until }),
    );
    renderAt(`/admin/videos?search=${encodeURIComponent('മോഹന\u0d4d\u200dലാ')}`);
    expect(await line()).toHaveTextContent('1 video is on the site until a set time: Making of');
  });

  test('are not mentioned if there are none, if none matches the search, or while they are read', async () => {
    const { router } = renderAt('/admin/videos');
    await screen.findByText(/No videos/);
    await network.quiet();
    expect(screen.queryByText(/on the site/)).toBeNull();
    storeOnSite(['Clip'], until);
    await router.navigate('/admin/videos?search=other');
    await screen.findByText(/^You searched titles and addresses for “other”/);
    await network.quiet();
    expect(screen.queryByText(/on the site/)).toBeNull();
  });

  test('after a failure are only logged, and the list is shown', async () => {
    expectLogged(/unavailable/);
    storeEntries('video', aVideo({ title: 'Published' }));
    network.refuse(/^runQuery unpublished by publishAt/, 'unavailable');
    renderAt('/admin/videos');
    expect(await screen.findByRole('article', { name: 'Published' })).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByText(/on the site/)).toBeNull();
  });
});
