// product 18.1.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, card, cards, field, fill, message } from '../support/admin-screen';
import { anAnnouncement } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { stored, storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';
import { OLD_PICTURE, pictureFile } from '../support/memory/movie-forms';

const TAB = '/admin?tab=announcements';
const image = () => screen.getByLabelText('Image');

async function opened(address = TAB) {
  const page = renderAt(address);
  await screen.findByRole('form', { name: 'Add an announcement' });
  return page;
}

test('24 are shown first, and 24 more after a press, which moves the focus to the first of them', async () => {
  const many = Array.from({ length: 50 }, (_, n) => anAnnouncement({ title: `News ${n}` }));
  storeEntries('announcement', ...many);
  const { visitor, address } = await opened();
  expect(await card('News 23')).toBeVisible();
  expect(cards()).toHaveLength(24);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(address()).toBe(`${TAB}&page=2`);
  expect((await card('News 24')).contains(document.activeElement)).toBe(true);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(cards()).toHaveLength(50));
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a search finds words of the title, the subtitle and the description', async () => {
  storeEntries(
    'announcement',
    anAnnouncement({ title: 'Monsoon' }),
    anAnnouncement({ title: 'B', subtitle: 'In the monsoon' }),
    anAnnouncement({ title: 'C', description: 'The monsoon is late.' }),
    anAnnouncement({ title: 'D' }),
  );
  await opened('/admin/announcements?search=monsoon');
  await card('C');
  expect(cards()).toHaveLength(3);
  expect(await screen.findByText(/nnouncements with “monsoon”$/)).toBeVisible();
});

test('without an image nothing is added and the field has the message of product 16.2', async () => {
  const { visitor } = await opened();
  fill('Title', 'We shoot');
  fill('Description', 'On Monday.');
  await visitor.click(button('Add Announcement'));
  expect(await message('❌ Please upload an image.')).toBeVisible();
  await waitFor(() => expect(image()).toHaveFocus());
  expect(image()).toHaveAccessibleDescription(/❌ Please upload an image\./);
  await visitor.upload(image(), pictureFile('bad.png'));
  await visitor.click(button('Add Announcement'));
  expect(screen.getByText('❌ Please upload an image.')).toBeVisible();
  expect(stored('announcement')).toEqual([]);
});

test('an edit replaces the form for a new announcement, and its cleared subtitle is removed', async () => {
  const before = anAnnouncement({ title: 'Monsoon', subtitle: 'Soon', picture: OLD_PICTURE });
  expectLogged(/not allowed/);
  storeEntries('announcement', before);
  const { visitor } = await opened();
  await visitor.type(field('Title'), 'Unfinished');
  await visitor.click(within(await card('Monsoon')).getByRole('button', { name: 'Edit' }));
  const heading = await screen.findByRole('heading', { name: 'Edit announcement' });
  await waitFor(() => expect(heading).toHaveFocus());
  await visitor.type(screen.getByDisplayValue('Monsoon'), ' of May');
  await visitor.clear(screen.getByDisplayValue('Soon'));
  network.refuse(/^commit/, 'permission-denied', { message: 'not allowed' });
  await visitor.click(button('Save'));
  expect(await message('❌ Failed to update announcement.')).toBeVisible();
  network.accept(/^commit/);
  await visitor.click(button('Save'));
  expect(await message('✅ Announcement updated successfully!')).toBeVisible();
  const { subtitle: _cleared, ...rest } = before;
  expect(stored('announcement')).toEqual([{ ...rest, title: 'Monsoon of May' }]);
  const saved = await card('Monsoon of May');
  await waitFor(() => expect(saved).toHaveFocus());
  expect(field('Title')).toHaveValue('Unfinished');
});
