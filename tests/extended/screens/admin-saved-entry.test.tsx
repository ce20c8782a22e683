// product 14.15.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, card, cards, field, fill, message } from '../../support/admin-screen';
import { aVideo } from '../../support/builders';
import { choose } from '../../support/chosen-pictures';
import { filledIn, FORMS } from '../../support/entry-forms';
import { renderAt } from '../../support/render-at';
import { stored, storedDrafts, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { fillInMovie } from '../../support/memory/movie-forms';

const video = aVideo({ title: 'Pier' });

/** Where a message leads. */
const view = async (text: string) => {
  const toast = (await message(text)).closest<HTMLElement>('[role="status"]');
  return toast && within(toast).queryByRole('link', { name: /^View on site/ });
};

async function fillInVideo(title: string) {
  await screen.findByRole('form', { name: 'Upload YouTube Video' });
  fill('Title', title);
  fill('Description', 'Two minutes of it.');
  fill('YouTube URL', 'https://youtu.be/abcdefghijk');
}

test.each(FORMS)(
  '$kind: it is published immediately by default, scrolled into view, and linked from the message',
  async (form) => {
    const { visitor } = await filledIn(form);
    expect(await screen.findByRole('radio', { name: 'Publish now' })).toBeChecked();
    await visitor.click(button(form.action));
    const saved = await card(form.fields.title);
    await waitFor(() => expect(saved).toHaveFocus());
    expect((await view(form.done))?.getAttribute('href')).toMatch(form.view);
    expect(stored(form.kind)).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  },
);

test('a movie that the filter hides is scrolled into view', async () => {
  const { visitor, address } = renderAt('/admin?tab=movies&status=Released');
  await screen.findByRole('form', { name: 'Add a movie' });
  await fillInMovie(visitor, 'Rain');
  fill('Address', 'rain');
  await visitor.click(button('Upload Movie'));
  const saved = await card('Rain');
  await waitFor(() => expect(saved).toHaveFocus());
  expect(address()).toBe('/admin?tab=movies');
  expect((await view('Movie uploaded successfully!'))?.getAttribute('href')).toBe('/movie/rain');
});

test('an entry that a search hides is shown in the whole list', async () => {
  storeEntries('video', video);
  const { visitor, address } = renderAt('/admin/videos?search=Pier');
  await card('Pier');
  await fillInVideo('Rain');
  await visitor.click(button('Upload Video'));
  const saved = await card('Rain');
  await waitFor(() => expect(saved).toHaveFocus());
  expect(address()).toBe('/admin/videos');
});

test('the focus does not move if the user continues before the list has been read again', async () => {
  const { visitor } = renderAt('/admin/videos');
  await fillInVideo('Rain');
  const answer = network.hold(/^runQuery videos/);
  await visitor.click(button('Upload Video'));
  await message('Video uploaded successfully!');
  await visitor.click(field('Title'));
  answer();
  await card('Rain');
  await waitFor(() => expect(field('Title')).toHaveFocus());
});

test('of several pictures the last one, which is the first of the list, is scrolled into view', async () => {
  const { visitor } = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  await choose('rain.png', 'wind.png');
  await visitor.click(button('Add to the gallery'));
  await waitFor(() => expect(cards()).toHaveLength(2));
  await waitFor(() => expect(cards()[0]).toHaveFocus());
});

test('the form stays in view while it has pictures that were not stored', async () => {
  const { visitor } = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  await choose('rain.png', 'bad.png');
  await visitor.click(button('Add to the gallery'));
  expect(await view('Image added successfully!')).toBeNull();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards().some((shown) => shown === document.activeElement)).toBe(false);
  expect(screen.getByText('bad.png')).toBeVisible();
});
