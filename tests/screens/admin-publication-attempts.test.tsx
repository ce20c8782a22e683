import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError } from '../../src/domain/failures/timeout';
import { addEntry } from '../../src/services/store/add-entry';
import { addUnpublished, publishNew } from '../../src/services/store/add-unpublished';
import { button, fill, message } from '../support/admin-screen';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { storedAnnouncements } from '../support/stored-announcements';
import { NEW_PICTURE, pictureFile, setUpMovies } from '../support/stored-movies';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();
beforeEach(() => void storedAnnouncements());

const choose = async (name: string) =>
  void fireEvent.click(await screen.findByRole('radio', { name }));

async function announcement() {
  renderAt('/add-announcement');
  await screen.findByRole('form', { name: 'Add an announcement' });
  fill('Title', 'News');
  fill('Description', 'Soon.');
  fireEvent.change(screen.getByLabelText('Image'), { target: { files: [pictureFile()] } });
  await screen.findByText(/Ready/);
}

test('an announcement that may have been stored as a draft is published from there', async () => {
  expectLogged(/timed out|TimeoutError/);
  vi.mocked(addUnpublished).mockRejectedValueOnce(new TimeoutError());
  vi.mocked(publishNew).mockResolvedValue('item_1');
  await announcement();
  await choose('Save as draft');
  fireEvent.click(button('Save as draft'));
  await screen.findByText('Check your connection and try again.');
  await choose('Publish now');
  await waitFor(() => expect(button('Add Announcement')).toBeEnabled());
  fireEvent.click(button('Add Announcement'));
  expect(await message('✅ Announcement added successfully!')).toBeVisible();
  expect(publishNew).toHaveBeenCalledOnce();
  expect(addEntry).not.toHaveBeenCalled();
});

test('an announcement that may have been published becomes the draft, with its picture', async () => {
  expectLogged(/timed out|TimeoutError/);
  vi.mocked(addEntry).mockRejectedValueOnce(new TimeoutError());
  await announcement();
  fireEvent.click(button('Add Announcement'));
  await screen.findByText('Check your connection and try again.');
  await choose('Save as draft');
  await waitFor(() => expect(button('Save as draft')).toBeEnabled());
  fireEvent.click(button('Save as draft'));
  expect(await message('Saved as a draft. Visitors do not see it.')).toBeVisible();
  expect(addUnpublished).toHaveBeenCalledOnce();
  const [, , , attempts] = vi.mocked(addUnpublished).mock.lastCall ?? [];
  expect(attempts).toEqual({ pictures: [NEW_PICTURE.src], isDraft: false, isPublished: true });
});
