// product 11.3, 17.18, 38.8.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerDialog, cards, field, message, pressOn } from '../../support/admin-screen';
import { aBanner, aGalleryImage, aMovie, aVideo } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { store } from '../../support/stored-entries';
import { otherUsesOf } from '../../../src/store/files/picture-uses';
import { deleteEntry } from '../../../src/store/write/trash';
import { expectLogged } from '../../support/console';
import type { EntryKind, EntryOf } from '../../../src/content/entry';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { listOnSite } from '../../../src/store/write/unpublished';

describe('sorting', () => {
  const link = (name: string) => screen.getByRole('link', { name });
  const firstIs = (name: string) => waitFor(() => expect(cards()[0]).toHaveAccessibleName(name));

  test('sorting movies keeps filter and search and returns to the first page', async () => {
    const newer = Array.from({ length: 20 }, (_, n) => aMovie({ title: `Movie ${30 - n}` }));
    store('movie', ...newer, aMovie({ title: 'Movie 1' }));
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

  test('the current order is marked, and the focus stays on the pressed link', async () => {
    store('video', aVideo({ title: 'New' }), aVideo({ title: 'Old' }));
    const { visitor } = renderAt('/admin/videos');
    await firstIs('New');
    expect(link('Newest first')).toHaveAttribute('aria-current', 'page');
    link('Oldest first').focus();
    await visitor.keyboard('{Enter}');
    await firstIs('Old');
    expect(link('Oldest first')).toHaveAttribute('aria-current', 'page');
    expect(link('Newest first')).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(link('Oldest first')).toHaveFocus());
  });

  test('a search leaves the order, and another order leaves the search and the form', async () => {
    store(
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

    await visitor.click(link('Newest first'));
    await firstIs('Rain II');
    expect(address()).toBe('/admin/videos?search=Rain');
    expect(field('Title')).toHaveValue('Snow');
  });
});

describe('other uses of a picture', () => {
  const picture = { src: 'https://pictures.test/pier.webp', alt: 'A pier' };
  const question = async () => within(await screen.findByRole('dialog'));

  test('the question before an image is deleted says what else shows the picture', async () => {
    store('image', aGalleryImage({ title: 'Pier', picture, path: 'images/pier' }));
    vi.mocked(otherUsesOf).mockResolvedValue([
      { kind: 'movie', title: 'Tides', isUnpublished: false },
      { kind: 'banner', title: '', isUnpublished: true },
      { kind: 'settings', title: '', isUnpublished: false },
    ]);
    renderAt('/admin/gallery');
    await pressOn('Pier', 'Delete');
    const asked = await question();
    await asked.findByText('The same picture is also used here, where it stays:');
    expect(asked.getAllByRole('listitem')).toHaveTexts([
      'Movie: Tides',
      'Banner (not published)',
      'The page about the company',
    ]);
    expect(otherUsesOf).toHaveBeenCalledExactlyOnceWith([picture], { path: 'images/pier' });
  });

  test('both pictures of a movie are looked for', async () => {
    const backdrop = { src: 'https://pictures.test/wide.webp' };
    store(
      'movie',
      aMovie({ id: 'tides', title: 'Tides', picture, backdrop, collection: 'Upcoming' }),
    );
    renderAt('/admin/movies');
    await pressOn('Tides', 'Delete');
    expect(await (await question()).findByText('The picture is used nowhere else.')).toBeVisible();
    expect(otherUsesOf).toHaveBeenCalledExactlyOnceWith([picture, backdrop], {
      path: 'Movies/Upcoming/Movies/tides',
    });
  });

  test('the answer does not wait for it', async () => {
    vi.mocked(otherUsesOf).mockReturnValue(new Promise(() => {}));
    store('banner', aBanner({ title: 'Pier', picture }));
    renderAt('/admin');
    await pressOn('Pier', 'Delete');
    expect(
      await (await question()).findByText('Looking where else the picture is used...'),
    ).toBeVisible();
    await answerDialog('Delete');
    await message('Image deleted successfully!');
    expect(deleteEntry).toHaveBeenCalledOnce();
  });

  test('where it cannot be looked up the question says so, and looks again', async () => {
    expectLogged(/no answer/);
    vi.mocked(otherUsesOf).mockRejectedValueOnce(new Error('no answer'));
    store('banner', aBanner({ title: 'Pier', picture }));
    const { visitor } = renderAt('/admin');
    await pressOn('Pier', 'Delete');
    const asked = await question();
    expect(await asked.findByRole('alert')).toHaveTextContent(
      'Where else the picture is used could not be loaded.',
    );
    await visitor.click(asked.getByRole('button', { name: 'Try again' }));
    expect(await asked.findByText('The picture is used nowhere else.')).toBeVisible();
  });

  test('nothing is looked for where there is no picture', async () => {
    store('video', aVideo({ title: 'Teaser' }));
    renderAt('/admin/videos');
    await pressOn('Teaser', 'Delete');
    await question();
    await answerDialog('Cancel');
    expect(otherUsesOf).not.toHaveBeenCalled();
  });
});

describe('those with an end', () => {
  const since = new Date(Date.now() - 60_000);
  const until = new Date(Date.now() + 3_600_000);

  /** What is on the site of a kind; the line needs no more of it than its title. */
  const onSite = (kind: EntryKind, title: string, end?: Date) =>
    ({
      id: `${kind}:${title}`,
      kind,
      path: `${kind}/${title}`,
      entry: { ...aVideo({ title }) } satisfies EntryOf<'video'>,
      publishAt: since,
      savedAt: since,
      ...(end && { until: end }),
    }) as Unpublished;

  const line = () => screen.findByText(/(is|are) on the site/);
  const links = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test.each<[EntryKind, string, string]>([
    ['movie', '/admin/movies', '2 movies'],
    ['video', '/admin/videos', '2 videos'],
    ['announcement', '/admin/announcements', '2 announcements'],
    ['event', '/admin/events', '2 events'],
    ['image', '/admin/gallery', '2 gallery images'],
    ['banner', '/admin/banners', '2 banners'],
  ])('above the list of a %s are those with an end', async (kind, address, count) => {
    const found = [onSite(kind, 'Kadal', until), onSite(kind, 'Mazha', until)];
    vi.mocked(listOnSite).mockResolvedValue(found);
    renderAt(address);
    const shown = await line();
    expect(shown).toHaveTextContent(`${count} are on the site until a set time: Kadal, Mazha`);
    expect(links(shown)).toEqual([
      ['Kadal', `/admin/coming/${kind}%3AKadal`],
      ['Mazha', `/admin/coming/${kind}%3AMazha`],
    ]);
    expect(listOnSite).toHaveBeenCalledWith(kind);
  });

  test('a single one, and one that is due, are said as such', async () => {
    vi.mocked(listOnSite).mockResolvedValue([onSite('video', 'Clip')]);
    renderAt('/admin/videos');
    expect(await line()).toHaveTextContent('1 video is on the site and not in this list yet: Clip');
  });

  test('a search finds those whose title has its terms', async () => {
    const found = [onSite('video', 'Making of Kadal', until), onSite('video', 'Mazha', until)];
    vi.mocked(listOnSite).mockResolvedValue(found);
    renderAt('/admin/videos?search=kadal+mak');
    expect(await line()).toHaveTextContent(
      '1 video is on the site until a set time: Making of Kadal',
    );
  });

  test('without any, for a search that finds none, and while it is read nothing is said', async () => {
    const { router } = renderAt('/admin/videos');
    await waitFor(() => expect(listOnSite).toHaveBeenCalled());
    expect(screen.queryByText(/on the site/)).toBeNull();
    vi.mocked(listOnSite).mockResolvedValue([onSite('video', 'Clip', until)]);
    await router.navigate('/admin/videos?search=other');
    await waitFor(() => expect(listOnSite).toHaveBeenCalledTimes(2));
    await screen.findByText(/No videos found/);
    expect(screen.queryByText(/on the site/)).toBeNull();
  });

  test('a failure is only logged: the list is there as always', async () => {
    expectLogged(/unavailable/);
    store('video', aVideo({ title: 'Published' }));
    vi.mocked(listOnSite).mockRejectedValue(new Error('unavailable'));
    renderAt('/admin/videos');
    expect(await screen.findByRole('article', { name: 'Published' })).toBeVisible();
    await waitFor(() => expect(listOnSite).toHaveBeenCalled());
    expect(screen.queryByText(/on the site/)).toBeNull();
  });
});
