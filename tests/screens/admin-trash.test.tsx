// product 25.2, 25.3, 25.6.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrashEntry } from '../../src/store/documents/trash';
import { allInTrash, countTrash, trashReader } from '../../src/store/read/admin/trash';
import { restore, trashAgain, deleteForEver } from '../../src/store/write/trash';
import { answerDialog, message } from '../support/admin-screen';
import { pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

const kadal: TrashEntry = {
  id: 'movie:kadal',
  path: 'Movies/Upcoming/Movies/kadal',
  kind: 'movie',
  isUnpublished: false,
  title: 'Kadal',
  words: ['Kadal'],
  by: 'devi@example.com',
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

const tools = () => within(screen.getByRole('group', { name: 'Selected items' }));

test('several entries are restored together, which one "Undo" takes back', async () => {
  const { visitor } = renderAt('/admin/trash');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await visitor.click(tools().getByRole('button', { name: 'Restore' }));
  expect(await message('2 items are restored.')).toBeVisible();
  expect(vi.mocked(restore).mock.calls).toEqual([[kadal], [clip]]);
  expect(await message('The trash is empty.')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await message('2 items are in the trash again.')).toBeVisible();
  expect(vi.mocked(trashAgain).mock.calls).toEqual([[kadal], [clip]]);
});

test('several are deleted for ever after one question', async () => {
  const { visitor } = renderAt('/admin/trash');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await visitor.click(tools().getByRole('button', { name: 'Delete for ever' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 items for ever?' });
  expect(dialog).toHaveTextContent(/Kadal.*Untitled/);
  expect(dialog).toHaveTextContent('This cannot be undone.');
  await answerDialog('Cancel');
  expect(deleteForEver).not.toHaveBeenCalled();
  await visitor.click(tools().getByRole('button', { name: 'Delete for ever' }));
  await answerDialog('Delete');
  expect(await message('2 items are deleted for ever.')).toBeVisible();
  expect(vi.mocked(deleteForEver).mock.calls).toEqual([[kadal], [clip]]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('all that the trash holds are selected, also those that are not shown', async () => {
  const many = Array.from({ length: 25 }, (_, n) => ({ ...kadal, id: `movie:${n}` }));
  vi.mocked(trashReader).mockImplementation(() => pagesOf(many, [clip]));
  vi.mocked(countTrash).mockResolvedValue(26);
  vi.mocked(allInTrash).mockResolvedValue([...many, clip]);
  const { visitor } = renderAt('/admin/trash');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await visitor.click(await screen.findByRole('button', { name: 'Select all 26' }));
  expect(await screen.findByRole('checkbox', { name: '26 selected' })).toBeChecked();
  await visitor.click(tools().getByRole('button', { name: 'Restore' }));
  expect(await message('26 items are restored.')).toBeVisible();
});

test('a message shows what it says, and for how long it is kept', async () => {
  stored = [{ ...kadal, id: 'contactMessage:m', kind: 'message', title: 'Anu', text: 'Please.' }];
  renderAt('/admin/trash');
  const card = await screen.findByRole('article', { name: 'Anu' });
  expect(card).toHaveTextContent(/Message.*Please\..*Gone for ever on 27 Nov 2026/);
  expect(screen.getByText(/for 30 days, contact messages for 7/)).toBeVisible();
});

test('the trash is asked for a kind and searched, both in the address', async () => {
  const { visitor, address } = renderAt('/admin/trash');
  await screen.findByRole('article', { name: 'Kadal' });
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Messages');
  await waitFor(() => expect(address()).toBe('/admin/trash?kind=message'));
  expect(trashReader).toHaveBeenLastCalledWith({ search: '', kind: 'message' });
  const search = await screen.findByRole('searchbox', { name: 'Search the trash' });
  await visitor.type(search, 'anu{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/trash?kind=message&search=anu'));
  expect(trashReader).toHaveBeenLastCalledWith({ search: 'anu', kind: 'message' });
});

test('what is not found says what was asked, and leads to everything', async () => {
  stored = [];
  const { visitor, address } = renderAt('/admin/trash?kind=message&search=anu');
  expect(
    await screen.findByText('Nothing was found in the trash among the messages for “anu”.'),
  ).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(address()).toBe('/admin/trash'));
});
