// product 14.16, 29.31.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, card, pressMore } from '../../support/admin-screen';
import { aBanner, aGalleryImage, aMovie, aVideo, anEvent } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { storeEntries, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { aDraft } from '../../support/a-draft';
import { AWAY_DOCUMENT } from '../../../src/firebase/collections';

const banner = aBanner({ id: 'the-banner', title: 'In theatres', link: '/movie/kadal' });
const premiere = anEvent({ title: 'Premiere', movieId: 'kadal' });

async function openMovies() {
  storeEntries('banner', banner, aBanner({ title: 'Other', link: '/movie/other' }));
  storeDrafts(aDraft('event', premiere));
  storeEntries(
    'movie',
    aMovie({ id: 'kadal', title: 'Kadal' }),
    aMovie({ id: 'mazha', title: 'Mazha' }),
  );
  renderAt('/admin/movies');
  await card('Kadal');
}

test.each([
  ['Unpublish', () => pressMore('Kadal', 'Unpublish')],
  ['Set an end', () => pressMore('Kadal', 'Set an end')],
  [
    'Delete',
    async () => {
      const kadal = within(await card('Kadal'));
      fireEvent.click(kadal.getByRole('button', { name: 'Delete' }));
    },
  ],
])('"%s" names the entries that link to a movie', async (_label, press) => {
  await openMovies();
  await press();
  const dialog = within(await screen.findByRole('dialog'));
  const items = await dialog.findAllByRole('listitem');
  expect(items).toHaveTexts(['Banner: In theatres', 'Event: Premiere (not published)']);
});

test.each(['Unpublish', 'Delete'])(
  '"%s" of several movies names the entries that link to any of them',
  async (label) => {
    await openMovies();
    storeEntries('video', aVideo({ title: 'Song of Mazha', movieId: 'mazha' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    const tools = within(screen.getByRole('group', { name: 'Selected movies' }));
    fireEvent.click(tools.getByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('In theatres')).toBeVisible();
    expect(dialog.getByText('Song of Mazha')).toBeVisible();
  },
);

test('many links are counted, and a failed look-up can be tried again', async () => {
  expectLogged(/unavailable/);
  await openMovies();
  storeEntries('image', ...Array.from({ length: 38 }, () => aGalleryImage({ movieId: 'kadal' })));
  network.refuse(/^runQuery hero-banners/, 'unavailable');
  await pressMore('Kadal', 'Unpublish');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.accept(/^runQuery hero-banners/);
  fireEvent.click(retry);
  expect(await screen.findByText('and 28 more')).toBeVisible();
  expect(button('Unpublish')).toBeVisible();
});

test('the homepage counts links to a film that is not on the site, with links to their forms', async () => {
  memory.put({ [AWAY_DOCUMENT]: { movies: ['kadal'] } });
  storeEntries('banner', { ...banner, title: 'Rain' });
  storeEntries('event', premiere);
  const { visitor } = renderAt('/admin');
  const name = 'Lead to a film that is not on the site: 2';
  const items = within(await screen.findByRole('region', { name })).getAllByRole('listitem');
  expect(items).toHaveTexts(['Rain BannerEdit Rain', 'Premiere EventEdit Premiere']);
  await visitor.click(screen.getByRole('link', { name: 'Edit Rain' }));
  expect(await screen.findByRole('form', { name: /^Edit/ })).toBeVisible();
});
