// product 15.16.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSearchIndex } from '../../src/services/search/search-index';
import { button } from '../support/admin-screen';
import { setUpPictures } from '../support/chosen-pictures';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedEvents } from '../support/stored-events';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpPictures();
beforeEach(() => {
  signedInAs('admin');
  storedEvents();
  vi.mocked(readSearchIndex).mockResolvedValue([]);
});

async function openEvents() {
  const rendered = renderAt('/admin/events');
  const form = await screen.findByRole('form', { name: 'Add an event' });
  return { ...rendered, form };
}

test('a form at rest has all its fields, and its button moves the focus to the first', async () => {
  const { visitor, form } = await openEvents();
  await within(form).findByRole('combobox', { name: /^Film/ });
  const all = within(form).getAllByRole('textbox');
  await visitor.click(button('Show all fields'));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(button('Close the form')).toHaveAttribute('aria-expanded', 'true');
  expect(within(form).getAllByRole('textbox')).toEqual(all);
});

test('what is typed opens it, and it stays open when that is deleted', async () => {
  const { visitor } = await openEvents();
  await visitor.type(screen.getByLabelText('Place'), 'S');
  expect(screen.queryByRole('button', { name: /fields|the form/ })).not.toBeInTheDocument();
  await visitor.clear(screen.getByLabelText('Place'));
  await visitor.click(button('Close the form'));
  expect(button('Show all fields')).toHaveAttribute('aria-expanded', 'false');
});

test('a draft opens it, and stays open when it is thrown away', async () => {
  const draft = { entry: { title: 'Premiere' }, base: {}, at: Date.now() };
  localStorage.setItem('draft: event', JSON.stringify(draft));
  const { visitor, form } = await openEvents();
  expect(form).toHaveAttribute('data-at-rest', 'false');
  await visitor.click(button('Throw it away'));
  expect(button('Close the form')).toBeVisible();
});
