// product 15.12.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { editEntry } from '../../src/services/store/edit-entry';
import { fill, message } from '../support/admin-screen';
import { deferred } from '../support/deferred';
import { aMovie } from '../support/builders';
import { openEditForm, setUpMovies } from '../support/stored-movies';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();

const KEYS = ['{Control>}s{/Control}', '{Meta>}s{/Meta}'];

const openedEdit = () => openEditForm(aMovie({ id: 'kadal', title: 'Kadal' }));
const save = () => screen.getByRole('button', { name: /^(Save|Saving)/ });

test.each(KEYS)('%s saves a form with changes, from a field of it', async (keys) => {
  const { visitor } = await openedEdit();
  await visitor.type(screen.getByLabelText('Movie Title'), ' 2');
  await visitor.keyboard(keys);
  expect(await message('Movie updated successfully!')).toBeVisible();
  expect(editEntry).toHaveBeenCalledOnce();
});

test('from outside of the form as well, and once while it is sent', async () => {
  const { visitor } = await openedEdit();
  const writing = deferred();
  vi.mocked(editEntry).mockImplementation(() => writing.promise);
  fill('Movie Title', 'Kadal 2');
  screen.getByRole('main').focus();
  await visitor.keyboard('{Control>}ss{/Control}');
  await waitFor(() => expect(save()).toBeDisabled());
  await visitor.keyboard('{Control>}s{/Control}');
  writing.resolve();
  expect(await message('Movie updated successfully!')).toBeVisible();
  expect(editEntry).toHaveBeenCalledOnce();
});

test('a form without changes leaves the key to the browser', async () => {
  await openedEdit();
  const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(editEntry).not.toHaveBeenCalled();
});

test('neither another form nor a dialog saves it', async () => {
  const { visitor } = await openedEdit();
  fill('Movie Title', 'Kadal 2');
  const other = document.body.appendChild(document.createElement('form'));
  other.innerHTML = '<input aria-label="Other">';
  await visitor.type(screen.getByLabelText('Other'), 'x{Control>}s{/Control}');
  other.remove();
  expect(editEntry).not.toHaveBeenCalled();
});
