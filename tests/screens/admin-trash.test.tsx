// product 25.2, 25.3, 25.6.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerDialog, message } from '../support/admin-screen';
import { expectLogged } from '../support/console';
import { dataAt, everything, idsIn } from '../support/memory/database';
import { memory } from '../support/memory/firestore';
import { network } from '../support/memory/network';
import { renderAt } from '../support/render-at';
import { inTrash } from '../support/trashed';

const deleted = new Date('2026-11-20T10:00:00');
const img = 'https://pictures.test/kadal.webp';
const entry = { title: 'Kadal', description: 'A boat comes back empty.', status: 'Upcoming', img };
const KADAL = 'Movies/Upcoming/Movies/kadal';
const kadal = inTrash(KADAL, deleted, entry);
const clip = inTrash('videos/clip', new Date('2026-11-20T09:00:00'), { description: 'Rain.' });
const CLIP = 'videos/clip';

const messageOf = (name: string, text: string) =>
  inTrash('contactMessages/m', deleted, { name, message: text }, { days: 7 });

beforeEach(() => memory.put({ 'trash/movie:kadal': kadal, 'trash/video:clip': clip }));

const press = async (name: string, action: string) => {
  const card = within(await screen.findByRole('article', { name }));
  card.getByRole('button', { name: action }).click();
};

test('shows what was deleted, by whom, and until when it can be restored', async () => {
  renderAt('/admin/trash');
  const card = await screen.findByRole('article', { name: 'Kadal' });
  expect(card).toHaveTextContent(/Movie.*Deleted 20 Nov 2026.* by devi@example\.com/);
  expect(card).toHaveTextContent(/Gone for ever on 20 Dec 2026/);
  expect(card.querySelector('img')).toHaveAttribute('src', img);
  expect(await screen.findByRole('article', { name: 'Untitled' })).toBeVisible();
});

test('restores an entry, which leaves the trash; the focus moves to the next', async () => {
  renderAt('/admin/trash');
  await press('Kadal', 'Restore');
  expect(await message('Restored: Kadal')).toBeVisible();
  expect(dataAt(KADAL)).toEqual(entry);
  expect(idsIn('trash')).toEqual(['video:clip']);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
});

test('deletes for ever after a question', async () => {
  renderAt('/admin/trash');
  await press('Kadal', 'Delete for ever');
  expect(await screen.findByRole('dialog', { name: 'Delete this for ever?' })).toBeVisible();
  const before = everything();
  await answerDialog('Cancel');
  expect(everything()).toBe(before);
  await press('Kadal', 'Delete for ever');
  await answerDialog('Delete');
  expect(await message('Deleted for ever.')).toBeVisible();
  expect(idsIn('trash')).toEqual(['video:clip']);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
});

test('reports an entry that cannot be restored, and keeps it', async () => {
  expectLogged(/not allowed/);
  network.refuse(/^commit/, 'permission-denied', { message: 'not allowed' });
  renderAt('/admin/trash');
  await press('Kadal', 'Restore');
  expect(await message('It could not be restored.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Kadal' })).toBeVisible();
});

const tools = () => within(screen.getByRole('group', { name: 'Selected items' }));

test('several entries are restored together, and one "Undo" reverts it', async () => {
  const { visitor } = renderAt('/admin/trash');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await visitor.click(tools().getByRole('button', { name: 'Restore' }));
  expect(await message('2 items are restored.')).toBeVisible();
  expect([KADAL, CLIP].map(dataAt)).toEqual([entry, clip.entry]);
  expect(await message('The trash is empty.')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await message('2 items are in the trash again.')).toBeVisible();
  expect([KADAL, CLIP].map(dataAt)).toEqual([undefined, undefined]);
  expect(idsIn('trash')).toEqual(['movie:kadal', 'video:clip']);
});

test('several are deleted for ever after one question', async () => {
  const { visitor } = renderAt('/admin/trash');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await visitor.click(tools().getByRole('button', { name: 'Delete for ever' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 items for ever?' });
  expect(dialog).toHaveTextContent(/Kadal.*Untitled/);
  expect(dialog).toHaveTextContent('This cannot be undone.');
  await answerDialog('Cancel');
  expect(idsIn('trash')).toEqual(['movie:kadal', 'video:clip']);
  await visitor.click(tools().getByRole('button', { name: 'Delete for ever' }));
  await answerDialog('Delete');
  expect(await message('2 items are deleted for ever.')).toBeVisible();
  expect(idsIn('trash')).toEqual([]);
  expect([KADAL, CLIP].map(dataAt)).toEqual([undefined, undefined]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('all entries of the trash are selected, also the ones that are not shown', async () => {
  for (let n = 0; n < 24; n += 1) {
    memory.put({ [`trash/movie:${n}`]: { ...kadal, path: `Movies/Upcoming/Movies/${n}` } });
  }
  const { visitor } = renderAt('/admin/trash');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await visitor.click(await screen.findByRole('button', { name: 'Select all 26' }));
  expect(await screen.findByRole('checkbox', { name: '26 selected' })).toBeChecked();
  await visitor.click(tools().getByRole('button', { name: 'Restore' }));
  expect(await message('26 items are restored.')).toBeVisible();
  expect(idsIn('Movies/Upcoming/Movies')).toHaveLength(25);
});

test('a message shows its text, and how long it is kept', async () => {
  memory.put({ 'trash/contactMessage:m': messageOf('Anu', 'Please.') });
  renderAt('/admin/trash');
  const card = await screen.findByRole('article', { name: 'Anu' });
  expect(card).toHaveTextContent(/Message.*Please\..*Gone for ever on 27 Nov 2026/);
  expect(screen.getByText(/for 30 days, contact messages for 7/)).toBeVisible();
});

test('the trash is filtered by kind and searched, both in the address', async () => {
  memory.put({
    'trash/contactMessage:m': messageOf('Anu', 'Please.'),
    'trash/contactMessage:n': messageOf('Devi', 'Thanks.'),
  });
  const { visitor, address } = renderAt('/admin/trash');
  await screen.findByRole('article', { name: 'Kadal' });
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Messages');
  await waitFor(() => expect(address()).toBe('/admin/trash?kind=message'));
  await waitFor(() => expect(shown()).toEqual(['Devi', 'Anu']));
  const search = await screen.findByRole('searchbox', { name: 'Search the trash' });
  await visitor.type(search, 'anu{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/trash?kind=message&search=anu'));
  await waitFor(() => expect(shown()).toEqual(['Anu']));
});

const shown = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('an empty result names the filter and the search, and links to all entries', async () => {
  const { visitor, address } = renderAt('/admin/trash?kind=message&search=anu');
  expect(
    await screen.findByText('Nothing was found in the trash among the messages for “anu”.'),
  ).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(address()).toBe('/admin/trash'));
});
