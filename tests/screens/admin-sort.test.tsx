// product 11.3.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cards, field } from '../support/admin-screen';
import { aMovie, anAnnouncement, aVideo } from '../support/builders';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedAnnouncements } from '../support/stored-announcements';
import { storedMovies } from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

beforeEach(() => signedInAs('admin'));

const link = (name: string) => screen.getByRole('link', { name });
const firstIs = (name: string) => waitFor(() => expect(cards()[0]).toHaveAccessibleName(name));

test('sorting movies keeps filter and search and returns to the first page', async () => {
  const newer = Array.from({ length: 20 }, (_, n) => aMovie({ title: `Movie ${30 - n}` }));
  storedMovies(...newer, aMovie({ title: 'Movie 1' }));
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
  storedVideos(aVideo({ title: 'New' }), aVideo({ title: 'Old' }));
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
  storedVideos(aVideo({ title: 'Sun' }), aVideo({ title: 'Rain II' }), aVideo({ title: 'Rain I' }));
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

test.each(['/admin?tab=announcements', '/add-announcement'])(
  'announcements at %s are newest first, or oldest first',
  async (newest) => {
    storedAnnouncements(anAnnouncement({ title: 'New' }), anAnnouncement({ title: 'Old' }));
    const { visitor, address } = renderAt(newest);
    await firstIs('New');
    await visitor.click(link('Oldest first'));
    await firstIs('Old');
    expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe('oldest');
    await visitor.click(link('Newest first'));
    await firstIs('New');
    expect(address()).toBe(newest);
  },
);
