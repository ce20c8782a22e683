import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListFullError } from '../../src/domain/announcement';
import { ChangedMeanwhileError } from '../../src/domain/conflict';
import { listAnnouncements } from '../../src/services/announcements';
import {
  addAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from '../../src/services/announcements-admin';
import { deletePicture } from '../../src/services/images';
import { button, card, cards, field, message, refusal } from '../support/admin-screen';
import { anAnnouncement, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { storedAnnouncements } from '../support/stored-announcements';
import { NEW_PICTURE, OLD_PICTURE, picture, setUpMovies } from '../support/stored-movies';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

setUpMovies();
beforeEach(() => storedAnnouncements());

const TAB = '/admin?tab=announcements';
const image = () => screen.getByLabelText('Image');
const confirmed = async () => within(await screen.findByRole('dialog'));

async function opened(address = TAB) {
  const page = renderAt(address);
  await screen.findByRole('form', { name: 'Add an announcement' });
  return page;
}

async function filledIn(address?: string) {
  const page = await opened(address);
  await page.visitor.type(field('Title'), ' We shoot ');
  await page.visitor.type(field('Description'), 'On Monday.');
  await page.visitor.upload(image(), picture());
  await screen.findByText(/Ready/);
  return page;
}

test.each([TAB, '/add-announcement'])('the form at %s adds an announcement', async (address) => {
  const { visitor } = await filledIn(address);
  expect(await screen.findByText('No announcements available.')).toBeVisible();
  await visitor.dblClick(button('Add Announcement'));
  expect(await message('✅ Announcement added successfully!')).toBeVisible();
  expect(await card('We shoot')).toBeVisible();
  expect(addAnnouncement).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    title: 'We shoot',
    description: 'On Monday.',
    picture: NEW_PICTURE,
  });
  expect(field('Title')).toHaveValue('');
});

test('a subtitle is optional', async () => {
  const { visitor } = await filledIn();
  await visitor.type(field(/Subtitle/), 'At last');
  await visitor.click(button('Add Announcement'));
  await message('✅ Announcement added successfully!');
  expect(vi.mocked(addAnnouncement).mock.calls[0]?.[1]).toMatchObject({ subtitle: 'At last' });
});

test('without an image nothing is added, and the words are there', async () => {
  const { visitor } = await opened();
  await visitor.type(field('Title'), 'We shoot');
  await visitor.type(field('Description'), 'On Monday.');
  await visitor.click(button('Add Announcement'));
  expect(await message('❌ Please upload an image.')).toBeVisible();
  expect(image()).toHaveFocus();
  expect(image()).toHaveAccessibleDescription('❌ Please upload an image.');
  await visitor.upload(image(), picture('bad.png'));
  await visitor.click(button('Add Announcement'));
  expect(screen.getByText('❌ Please upload an image.')).toBeVisible();
  expect(addAnnouncement).not.toHaveBeenCalled();
});

test('title and description are asked for, and neither may be too long', async () => {
  const { visitor } = await opened();
  await visitor.type(field('Title'), '  ');
  await visitor.click(button('Add Announcement'));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveAccessibleDescription('Please give the announcement a title.');
  expect(field('Description')).toHaveAccessibleDescription('Please say what is announced.');
  await visitor.click(field('Title'));
  await visitor.paste(letters(151));
  expect(field('Title')).toHaveAccessibleDescription(/shorten this/);
  expect(addAnnouncement).not.toHaveBeenCalled();
});

test('a failure says so, keeps everything, and deletes the image again', async () => {
  expectLogged(/not allowed/);
  vi.mocked(addAnnouncement).mockRejectedValueOnce(refusal);
  const { visitor } = await filledIn();
  await visitor.click(button('Add Announcement'));
  expect(await message('❌ Failed to add announcement.')).toBeVisible();
  expect(field('Title')).toHaveValue(' We shoot ');
  expect(deletePicture).toHaveBeenCalledExactlyOnceWith(NEW_PICTURE);
  await visitor.click(button('Add Announcement'));
  expect(await message('✅ Announcement added successfully!')).toBeVisible();
  const [first, second] = vi.mocked(addAnnouncement).mock.calls.map(([draft]) => draft);
  expect(second).toBe(first);
});

test('a full list asks to delete one first; a nearly full one says so before', async () => {
  expectLogged(/full/);
  storedAnnouncements(...Array.from({ length: 80 }, () => anAnnouncement()));
  vi.mocked(addAnnouncement).mockRejectedValueOnce(new ListFullError());
  const { visitor } = await filledIn();
  expect(await screen.findByText(/80 of 100 announcements/)).toBeVisible();
  await visitor.click(button('Add Announcement'));
  expect(await message('❌ Failed to add announcement.')).toBeVisible();
  expect(screen.getByText('The list is full: delete an announcement first.')).toBeVisible();
});

test('a deletion asks and names the announcement, and hands the focus on', async () => {
  const old = anAnnouncement({ title: 'Old news', picture: OLD_PICTURE });
  storedAnnouncements(anAnnouncement({ title: 'News' }), old);
  const { visitor } = await opened();
  await visitor.click(within(await card('Old news')).getByRole('button', { name: 'Delete' }));
  const question = await confirmed();
  expect(question.getByText('Delete this announcement?')).toBeVisible();
  expect(question.getByText('Old news')).toBeVisible();
  await visitor.click(question.getByRole('button', { name: 'Cancel' }));
  expect(deleteAnnouncement).not.toHaveBeenCalled();

  await visitor.click(within(await card('Old news')).getByRole('button', { name: 'Delete' }));
  await visitor.click((await confirmed()).getByRole('button', { name: 'Delete' }));
  expect(await message('✅ Announcement deleted successfully!')).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(deleteAnnouncement).toHaveBeenCalledExactlyOnceWith(old);
  await waitFor(() => expect(cards()[0]).toHaveFocus());
});

test('a deletion that fails says so and leaves the card', async () => {
  expectLogged(/not allowed/);
  storedAnnouncements(anAnnouncement({ title: 'News' }));
  vi.mocked(deleteAnnouncement).mockRejectedValueOnce(refusal);
  const { visitor } = await opened();
  await visitor.click(within(await card('News')).getByRole('button', { name: 'Delete' }));
  await visitor.click((await confirmed()).getByRole('button', { name: 'Delete' }));
  expect(await message('❌ Failed to delete announcement.')).toBeVisible();
  expect(await card('News')).toBeVisible();
});

test('every field can be edited, in place of the form for a new one', async () => {
  const news = anAnnouncement({ title: 'News', subtitle: 'Soon', picture: OLD_PICTURE });
  storedAnnouncements(news);
  const { visitor } = await opened();
  await visitor.type(field('Title'), 'Unfinished');
  await visitor.click(within(await card('News')).getByRole('button', { name: 'Edit' }));
  const heading = await screen.findByRole('heading', { name: 'Edit announcement' });
  await waitFor(() => expect(heading).toHaveFocus());
  await visitor.type(screen.getByDisplayValue('News'), ' of May');
  await visitor.clear(screen.getByDisplayValue('Soon'));
  await visitor.click(button('Save'));
  expect(await message('✅ Announcement updated successfully!')).toBeVisible();
  const { key, subtitle: _gone, ...fields } = news;
  expect(updateAnnouncement).toHaveBeenCalledExactlyOnceWith(news, {
    ...fields,
    title: 'News of May',
  });
  expect(key).toMatch(/^item_/);
  const edit = within(await card('News of May')).getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(edit).toHaveFocus());
  expect(field('Title')).toHaveValue('Unfinished');
});

test('what somebody else has changed is shown before it is written over', async () => {
  const news = anAnnouncement({ title: 'News', picture: OLD_PICTURE });
  storedAnnouncements(news);
  vi.mocked(updateAnnouncement).mockRejectedValueOnce(
    new ChangedMeanwhileError({ ...news, description: 'Theirs' }),
  );
  const { visitor } = await opened();
  await visitor.click(within(await card('News')).getByRole('button', { name: 'Edit' }));
  await visitor.type(screen.getByDisplayValue('News'), '!');
  await visitor.click(button('Save'));
  const changes = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(changes).toHaveTextContent(/Description: Theirs/);
  await visitor.click(button('Save'));
  await message('✅ Announcement updated successfully!');
});

test('the list can be searched, and the tab stays', async () => {
  storedAnnouncements(
    anAnnouncement({ title: 'Rain' }),
    anAnnouncement({ title: 'മഴ', description: '' }),
  );
  const { visitor, address } = await opened();
  await card('Rain');
  await visitor.type(screen.getByRole('searchbox'), 'മഴ');
  await visitor.click(button('Search'));
  await waitFor(() => expect(cards()).toHaveLength(1));
  const parameters = Object.fromEntries(new URLSearchParams(address().split('?')[1]));
  expect(parameters).toEqual({ tab: 'announcements', search: 'മഴ' });
  await visitor.clear(screen.getByRole('searchbox'));
  await visitor.type(screen.getByRole('searchbox'), 'snow');
  await visitor.click(button('Search'));
  expect(await screen.findByText('No announcements found.')).toBeVisible();
});

test('a long description is cut at 100 characters, one card open at a time', async () => {
  storedAnnouncements(
    anAnnouncement({ title: 'Long', description: letters(101) }),
    anAnnouncement({ title: 'Short', description: letters(100) }),
  );
  const { visitor } = await opened();
  const long = within(await card('Long'));
  expect(long.getByText(`${letters(100)}...`)).toBeVisible();
  await visitor.click(long.getByRole('button', { name: 'Read More' }));
  expect(long.getByText(letters(101))).toBeVisible();
  expect(within(await card('Short')).queryByRole('button', { name: 'Read More' })).toBeNull();
});

test('a list that cannot be read leaves the form alone, and can be tried again', async () => {
  expectLogged(/offline/);
  vi.mocked(listAnnouncements).mockRejectedValueOnce(new Error('offline'));
  const { visitor } = await opened();
  await visitor.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByText('No announcements available.')).toBeVisible();
});
