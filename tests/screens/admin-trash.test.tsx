import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrashEntry } from '../../src/domain/entries/trash';
import { restore, trashReader } from '../../src/services/store/trash';
import { deleteForEver } from '../../src/services/store/trash-purge';
import { answerDialog, message } from '../support/admin-screen';
import { pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

const kadal: TrashEntry = {
  id: 'movie:kadal',
  path: 'Movies/Upcoming/Movies/kadal',
  kind: 'movie',
  isUnpublished: false,
  title: 'Kadal',
  deletedBy: 'devi@example.com',
  deletedAt: new Date('2026-11-20T10:00:00'),
};
const clip: TrashEntry = {
  ...kadal,
  id: 'video:clip',
  path: 'videos/clip',
  kind: 'video',
  title: '',
};

let stored: readonly TrashEntry[] = [];
const remove = async ({ id }: Pick<TrashEntry, 'id'>) => {
  stored = stored.filter((entry) => entry.id !== id);
};

beforeEach(() => {
  signedInAs('admin');
  stored = [kadal, clip];
  vi.mocked(trashReader).mockImplementation(() => pagesOf(stored));
  vi.mocked(restore).mockImplementation(remove);
  vi.mocked(deleteForEver).mockImplementation(remove);
});

const press = async (name: string, action: string) => {
  const card = within(await screen.findByRole('article', { name }));
  card.getByRole('button', { name: action }).click();
};

test('shows what was deleted, by whom, and until when it can be restored', async () => {
  renderAt('/admin/trash');
  const card = await screen.findByRole('article', { name: 'Kadal' });
  expect(card).toHaveTextContent(/Movie.*Deleted 20 Nov 2026.* by devi@example\.com/);
  expect(card).toHaveTextContent(/Gone for ever on 20 Dec 2026/);
  expect(await screen.findByRole('article', { name: 'Untitled' })).toBeVisible();
});

test('restores an entry, which leaves the trash; the focus moves to the next', async () => {
  renderAt('/admin/trash');
  await press('Kadal', 'Restore');
  expect(await message('Restored: Kadal')).toBeVisible();
  expect(restore).toHaveBeenCalledExactlyOnceWith(kadal);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
});

test('deletes for ever after a question', async () => {
  renderAt('/admin/trash');
  await press('Kadal', 'Delete for ever');
  expect(await screen.findByRole('dialog', { name: 'Delete this for ever?' })).toBeVisible();
  await answerDialog('Cancel');
  expect(deleteForEver).not.toHaveBeenCalled();
  await press('Kadal', 'Delete for ever');
  await answerDialog('Delete');
  expect(await message('Deleted for ever.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
});

test('reports what cannot be restored, and keeps it', async () => {
  expectLogged(/not allowed/);
  vi.mocked(restore).mockRejectedValue(new Error('not allowed'));
  renderAt('/admin/trash');
  await press('Kadal', 'Restore');
  expect(await message('It could not be restored.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Kadal' })).toBeVisible();
});

test('says that it is empty', async () => {
  stored = [];
  renderAt('/admin/trash');
  expect(await screen.findByText('The trash is empty.')).toBeVisible();
});

test('a failed read is not shown as an empty trash', async () => {
  expectLogged(/offline/);
  vi.mocked(trashReader).mockReturnValue(() => Promise.reject(new Error('offline')));
  renderAt('/admin/trash');
  expect(await screen.findByText(/The deleted entries could not be loaded/)).toBeVisible();
  expect(screen.queryByText('The trash is empty.')).not.toBeInTheDocument();
});

test('several entries are restored together, and leave the trash', async () => {
  const { visitor } = renderAt('/admin/trash');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const tools = within(screen.getByRole('group', { name: 'Selected items' }));
  expect(tools.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await visitor.click(tools.getByRole('button', { name: 'Restore' }));
  expect(await message('2 items are restored.')).toBeVisible();
  expect(vi.mocked(restore).mock.calls).toEqual([[kadal], [clip]]);
  expect(await message('The trash is empty.')).toBeVisible();
});
