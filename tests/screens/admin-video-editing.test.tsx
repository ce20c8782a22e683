import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { editEntry } from '../../src/services/store/edit-entry';
import { deleteEntry } from '../../src/services/store/trash';
import { button, field, fill } from '../support/admin-screen';
import { aVideo } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedVideos } from '../support/stored-videos';

beforeEach(() => {
  signedInAs('admin');
  storedVideos(aVideo({ id: 'rain', title: 'Rain' }), aVideo({ id: 'sun', title: 'Sun' }));
});

const editForm = () => screen.queryByRole('form', { name: 'Edit video' });

/** Opens the list and presses the Edit button of a video. */
async function editing(title: string) {
  const page = renderAt('/admin/videos');
  const edit = async (name: string) => {
    const card = await screen.findByRole('article', { name });
    await page.visitor.click(within(card).getByRole('button', { name: 'Edit' }));
  };
  await edit(title);
  return { ...page, edit };
}

test('all fields of a video can be changed, and the focus moves to its card', async () => {
  const { visitor } = await editing('Rain');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit video' })).toHaveFocus());
  expect(field('Title')).toHaveValue('Rain');
  await visitor.type(field('Title'), ' and wind');
  fill('Description', 'New');
  fill('YouTube URL', 'http://youtu.be/ABCDEFGHIJK');
  await visitor.click(button('Save'));

  expect(await screen.findByText('Video updated successfully!')).toBeVisible();
  expect(editEntry).toHaveBeenCalledExactlyOnceWith(
    'video',
    expect.objectContaining({ id: 'rain' }),
    {
      title: 'Rain and wind',
      description: 'New',
      videoUrl: 'https://youtu.be/ABCDEFGHIJK',
      onLandingPage: true,
    },
  );
  const card = await screen.findByRole('article', { name: 'Rain and wind' });
  await waitFor(() => expect(card).toHaveFocus());
  expect(editForm()).not.toBeInTheDocument();
});

test('an edit is validated like a new video', async () => {
  const { visitor } = await editing('Rain');
  await visitor.clear(field('Title'));
  fill('YouTube URL', 'https://vimeo.com/1');
  await visitor.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^All fields are required$/);
  expect(field('Title')).toHaveAccessibleDescription(/Please give the video a title\./);
  expect(field('YouTube URL')).toHaveAccessibleDescription(/no link to a YouTube video/);
  expect(editEntry).not.toHaveBeenCalled();
});

test('a double press saves once', async () => {
  const { visitor } = await editing('Rain');
  const writing = deferred();
  vi.mocked(editEntry).mockReturnValue(writing.promise);
  await visitor.dblClick(button('Save'));
  expect(button('Saving...')).toBeDisabled();
  writing.resolve();
  await waitFor(() => expect(editForm()).not.toBeInTheDocument());
  expect(editEntry).toHaveBeenCalledOnce();
});

test('the switch of a deleted video shows its message, and the list is read again', async () => {
  expectLogged(/no longer there/);
  const { visitor } = renderAt('/admin/videos');
  const rain = await screen.findByRole('article', { name: 'Rain' });
  await deleteEntry('video', { id: 'rain' });
  await visitor.click(within(rain).getByRole('switch'));
  expect(await screen.findByText('Failed to update landing page status.')).toBeVisible();
  await waitFor(() => expect(rain).not.toBeInTheDocument());
});

test('unsaved changes are asked about by Cancel and before the edit of another video', async () => {
  const { visitor, edit } = await editing('Rain');
  await visitor.type(field('Title'), ' and wind');
  await edit('Sun');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await visitor.click(question.getByRole('button', { name: 'Cancel' }));
  expect(field('Title')).toHaveValue('Rain and wind');

  await visitor.click(button('Cancel'));
  await screen.findByRole('dialog');
  await visitor.click(button('Leave'));
  await waitFor(() => expect(editForm()).not.toBeInTheDocument());
  await edit('Sun');
  expect(field('Title')).toHaveValue('Sun');
});

test('the form for a new video has its text again after an edit', async () => {
  const { visitor, edit } = await editing('Rain');
  await visitor.click(button('Cancel'));
  await visitor.type(field('Title'), 'Snow');
  await edit('Sun');
  expect(field('Title')).toHaveValue('Sun');
  await visitor.click(button('Cancel'));
  expect(field('Title')).toHaveValue('Snow');
});

test('a search leaves the form unchanged', async () => {
  const { visitor } = await editing('Rain');
  await visitor.type(field('Title'), ' and wind');
  await visitor.type(screen.getByRole('searchbox'), 'Sun{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(field('Title')).toHaveValue('Rain and wind');
});
