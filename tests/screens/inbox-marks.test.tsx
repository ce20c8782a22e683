// product 16.30.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setAnswered, setMessageStatus, setNote } from '../../src/store/messages/inbox';
import { card, fill, message } from '../support/admin-screen';
import { aMessage } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { received, storedMessages } from '../support/stored-messages';

beforeEach(() => void signedInAs('admin'));

const press = async (name: string) =>
  within(await card('Anu'))
    .getByRole('button', { name })
    .click();

const noteField = () => screen.findByRole('textbox', { name: /^Note/ });

test('a message is marked as answered and stays in its tab, until that is taken back', async () => {
  received(aMessage({ name: 'Anu' }));
  renderAt('/admin/contact');
  await press('Mark as answered');
  const anu = within(await card('Anu'));
  expect(await anu.findByText('Answered')).toBeVisible();
  expect(setAnswered).toHaveBeenCalledExactlyOnceWith(storedMessages()[0]?.id, true);
  await press('Not answered');
  await waitFor(() => expect(anu.queryByText('Answered')).toBeNull());
  expect(setMessageStatus).not.toHaveBeenCalled();
});

test('its key marks it, too', async () => {
  received(aMessage({ name: 'Anu' }));
  const { visitor } = renderAt('/admin/contact');
  (await card('Anu')).focus();
  await visitor.keyboard('a');
  expect(await screen.findByText('Answered')).toBeVisible();
});

test('its key is where it is on a Malayalam keyboard, too', async () => {
  received(aMessage({ name: 'Anu' }));
  renderAt('/admin/contact');
  const anu = await card('Anu');
  anu.focus();
  fireEvent.keyDown(anu, { key: 'ോ', code: 'KeyA' });
  expect(await screen.findByText('Answered')).toBeVisible();
});

test('a note is written, shown on the card and found', async () => {
  received(aMessage({ name: 'Anu' }), aMessage({ name: 'Biju' }));
  const { visitor } = renderAt('/admin/contact');
  await press('Add a note');
  await noteField();
  fill(/^Note/, 'Called her on Monday.');
  await visitor.click(screen.getByRole('button', { name: 'Save' }));
  const anu = within(await card('Anu'));
  expect(await anu.findByText('Called her on Monday.')).toBeVisible();
  const change = anu.getByRole('button', { name: 'Change the note' });
  await waitFor(() => expect(change).toHaveFocus());
  await visitor.type(screen.getByRole('searchbox'), 'monday{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('a note is left as it is by "Cancel"', async () => {
  received(aMessage({ name: 'Anu', note: 'Called.' }));
  renderAt('/admin/contact');
  await press('Change the note');
  await noteField();
  fill(/^Note/, 'Something else');
  await press('Cancel');
  expect(await screen.findByText('Called.')).toBeVisible();
  expect(setNote).not.toHaveBeenCalled();
});

test('a note that is too long or cannot be saved stays in its field, and says why', async () => {
  expectLogged(/not allowed/);
  received(aMessage({ name: 'Anu' }));
  vi.mocked(setNote).mockRejectedValue(new Error('not allowed'));
  renderAt('/admin/contact');
  await press('Add a note');
  await noteField();
  fill(/^Note/, 'x'.repeat(1001));
  await press('Save');
  expect(setNote).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/ })).toBeInvalid());
  fill(/^Note/, 'Called.');
  await press('Save');
  expect(await message('The note could not be saved.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Called.');
});
