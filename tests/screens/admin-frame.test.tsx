// product 12.4, 14.7, 14.8, 15.4 and 22.4.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '../support/console';
import { dialog, lostLine, openEditor, save } from '../support/simple-editor';

test('a success is shown as a status', async () => {
  save.mockResolvedValue();
  const { press } = await openEditor();
  await press('Save');
  expect(await screen.findByRole('status')).toHaveTextContent('Movie status updated!');
});

test('a failure is shown as an alert with its reason in plain words', async () => {
  expectLogged(/Failed to fetch/);
  save.mockRejectedValue(lostLine);
  const { press, title } = await openEditor();
  await press('Save');
  const text = 'Error updating status: Check your connection and try again.';
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(title).toBeVisible();
});

test('Alt+T moves the focus to the message, but not out of a text field', async () => {
  save.mockResolvedValue();
  const { press, visitor, title } = await openEditor();
  await press('Save');
  const shown = await screen.findByRole('status');
  await visitor.click(title);
  await visitor.keyboard('{Alt>}t{/Alt}');
  expect(title).toHaveFocus();
  title.blur();
  await visitor.keyboard('{Alt>}t{/Alt}');
  await waitFor(() => expect(shown.closest('[tabindex]')).toHaveFocus());
});

test('an error is not shown beside the success of the same operation', async () => {
  expectLogged(/Failed to fetch/);
  save.mockRejectedValueOnce(lostLine);
  const { press } = await openEditor();
  await press('Save');
  await screen.findByRole('alert');
  await press('Save');
  expect(await screen.findByRole('status')).toHaveTextContent('Movie status updated!');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  ['Delete', 'yes'],
  ['Cancel', 'no'],
])('the button %s answers the question with %s', async (button, choice) => {
  const { press } = await openEditor();
  await press('Ask');
  const question = within(await dialog());
  expect(question.getByRole('heading', { name: 'Delete this video?' })).toBeVisible();
  expect(question.getByText('Rain')).toBeVisible();
  await press(button);
  expect(await screen.findByText(choice)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes the question and does not leave the page', async () => {
  const { press, title } = await openEditor();
  await press('Ask');
  await dialog();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(title).toBeVisible();
  expect(screen.getByText('no')).toBeVisible();
});

test('leaving the page asks first if the form has changes, and only then', async () => {
  const { visitor, title, press } = await openEditor();
  await visitor.type(title, 'Rain');
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(within(await dialog()).getByRole('heading')).toHaveTextContent('Leave without saving?');
  await press('Cancel');
  expect(title).toHaveValue('Rain');

  await visitor.clear(title);
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Other page')).toBeVisible();
});

test('the answer Leave leaves the page', async () => {
  const { visitor, title, press } = await openEditor();
  await visitor.type(title, 'Rain');
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await dialog();
  await press('Leave');
  expect(await screen.findByText('Other page')).toBeVisible();
});
