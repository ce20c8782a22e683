// product 16.18, 16.19, 16.23, 25.7.
import type { ContactMessage } from '../../../src/content/message/stored-message';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, message, pressMore } from '../../support/admin-screen';
import { aMessage } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { savedFile } from '../../support/saved-file';
import { storeMessages, storedMessages } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import type { RefusalCode } from '../../support/memory/documents';

const cards = () => screen.queryAllByRole('article');
const card = (name: string) => screen.findByRole('article', { name });
const select = async (name: string) =>
  within(await card(name)).getByRole('checkbox', { name: 'Select' });
const statuses = () => storedMessages().map(({ status }) => status);
const names = () => storedMessages().map(({ name }) => name);
const many = (count: number, fields: Partial<ContactMessage> = {}) =>
  Array.from({ length: count }, (_, n) => aMessage({ name: `N${n}`, ...fields }));

/** Answers the open question. */
async function answer(title: string, label: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return dialog.getByRole('button', { name: label });
}

test('spam has a separate tab, is not counted, and can be unmarked', async () => {
  storeMessages(aMessage({ name: 'Anu' }), aMessage({ name: 'Offer' }));
  const { visitor, address } = renderAt('/admin/contact');
  await pressMore('Offer', 'Spam');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Contact 1 new' })).toBeVisible();

  await visitor.click(await screen.findByRole('link', { name: 'Spam 1' }));
  expect(address()).toBe('/admin/contact?tab=spam');
  const offer = within(await card('Offer'));
  expect(offer.queryByRole('button', { name: 'Mark as Viewed' })).not.toBeInTheDocument();
  await visitor.click(offer.getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('No spam messages found.')).toBeVisible();
  expect(storedMessages()).toMatchObject([{ status: 'new' }, { status: 'new' }]);
});

test('several messages are selected and marked together', async () => {
  storeMessages(...['A', 'B', 'C'].map((name) => aMessage({ name })));
  const { visitor } = renderAt('/admin/contact');
  await visitor.click(await select('A'));
  await visitor.click(await select('C'));
  expect(screen.getByRole('checkbox', { name: '2 selected' })).toBePartiallyChecked();
  const tools = within(screen.getByRole('group', { name: 'Selected messages' }));
  await visitor.click(tools.getByRole('button', { name: 'Mark as Viewed' }));
  await message('2 messages are marked as viewed.');
  expect(statuses()).toEqual(['viewed', 'new', 'viewed']);
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked();
});

test('all shown messages are selected and deleted after one question', async () => {
  storeMessages(...many(26));
  const { visitor } = renderAt('/admin/contact');
  await visitor.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const tools = within(screen.getByRole('group', { name: 'Selected messages' }));
  await visitor.click(tools.getByRole('button', { name: 'Delete' }));
  await visitor.click(await answer('Delete 25 messages?', 'Cancel'));
  expect(storedMessages()).toHaveLength(26);
  await visitor.click(tools.getByRole('button', { name: 'Delete' }));
  await visitor.click(await answer('Delete 25 messages?', 'Delete'));
  await message('25 messages are deleted.');
  expect(names()).toEqual(['N25']);
  await visitor.click(button('Undo'));
  await message('25 messages are restored.');
  await waitFor(() => expect(storedMessages()).toHaveLength(26));
});

test('a deleted message is in the trash for a week, and "Undo" restores it', async () => {
  storeMessages(aMessage({ name: 'Anu' }), aMessage({ name: 'Biju' }));
  const { visitor } = renderAt('/admin/contact');
  await pressMore('Anu', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this message?' });
  expect(dialog).toHaveTextContent('It can be restored from the trash for 7 days.');
  await visitor.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await message('Message deleted.');
  await waitFor(() => expect(names()).toEqual(['Biju']));
  const next = await card('Biju');
  await waitFor(() => expect(next).toHaveFocus());
  await visitor.click(button('Undo'));
  await message('Restored: Anu');
  await waitFor(() => expect(names()).toEqual(['Anu', 'Biju']));
});

test('all messages of a view are deleted in batches, except messages that somebody else has moved', async () => {
  storeMessages(...many(90), aMessage({ name: 'Seen', status: 'viewed' }));
  const { visitor } = renderAt('/admin/contact');
  await card('N0');
  await visitor.click(button('Delete all'));
  const yes = await answer('Delete all 90 new messages?', 'Delete');
  const [moved = aMessage()] = storedMessages().slice(50);
  const DELETION = /^commit .*trash.contactMessage/;
  network.before(DELETION, () => storeMessages({ ...moved, status: 'spam' }));
  await visitor.click(yes);
  await message(/^89 messages are deleted. One message stayed: somebody else has moved it/);
  const sizes = network.requests(DELETION).map((line) => line.match(/trash/g)?.length);
  expect(sizes).toEqual([8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 2]);
  expect(names()).toEqual(['N50', 'Seen']);
  const report = screen.getByRole('group', { name: 'Messages' });
  await waitFor(() => expect(report).toHaveFocus());
  await visitor.click(button('Close'));
  expect(report).not.toBeInTheDocument();
});

test.each<[string, RefusalCode, string]>([
  ['refused', 'failed-precondition', 'The database did not accept it.'],
  ['not answered', 'internal', 'The service has a fault at the moment.'],
])(
  'a message whose deletion is %s every time does not block the others of its batch, and is named',
  async (_, code, reason) => {
    expectLogged(/no deletion/);
    storeMessages(...many(50));
    const { visitor } = renderAt('/admin/contact');
    await card('N0');
    const bad = storedMessages()[7]?.id;
    network.refuse(new RegExp(`^commit .*contactMessages/${bad}( |$)`), code, {
      message: 'no deletion',
    });
    await visitor.click(button('Delete all'));
    await visitor.click(await answer('Delete all 50 new messages?', 'Delete'));
    const report = await screen.findByRole('group', { name: 'Messages' });
    // One that has no answer may be a lost connection at first.
    if (code === 'internal')
      await visitor.click(within(report).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(names()).toEqual(['N7']));
    const named = within(await screen.findByRole('group', { name: 'Messages' }));
    expect(await named.findByText(/49 (of 50 )?messages are deleted/)).toBeVisible();
    expect(named.getByRole('listitem')).toHaveTextContent(`N7: ${reason}`);
  },
);

test('messages older than a year are offered for deletion', async () => {
  const old = new Date();
  old.setFullYear(old.getFullYear() - 1, 0, 1);
  storeMessages(
    aMessage({ name: 'Now', sentAt: new Date() }),
    aMessage({ name: 'Old', sentAt: new Date(old.getTime() - 86_400_000) }),
    aMessage({ name: 'Old spam', sentAt: new Date(2001, 1, 1), status: 'spam' }),
  );
  const { visitor } = renderAt('/admin/contact');
  const offer = await screen.findByText('2 messages are older than a year: delete them?');
  expect(offer).toBeVisible();
  await visitor.click(button('Delete old messages'));
  await visitor.click(await answer('Delete 2 messages older than a year?', 'Delete'));
  await message('2 messages are deleted.');
  expect(names()).toEqual(['Now']);
  await waitFor(() => expect(offer).not.toBeInTheDocument());
});

test('after "Reply" marking the message is offered', async () => {
  storeMessages(aMessage({ name: 'Anu' }));
  const { visitor } = renderAt('/admin/contact');
  const anu = within(await card('Anu'));
  const reply = anu.getByRole('link', { name: 'Reply' });
  reply.addEventListener('click', (event) => event.preventDefault());
  await visitor.click(reply);
  expect(anu.getByRole('status')).toHaveTextContent(/mark this message as viewed/);
});

test('the view is exported as CSV', async () => {
  storeMessages(...many(30, { topic: 'press', subject: '=1+1' }));
  const { visitor } = renderAt('/admin/contact');
  await card('N0');
  await visitor.click(button('Export as CSV'));
  const { name, text } = await savedFile();
  expect(text.trim().split('\r\n')).toHaveLength(31);
  expect(text).toContain(`"N29","visitor@example.com","Press","'=1+1"`);
  expect(name).toMatch(/^messages-new-\d{4}-\d\d-\d\d\.csv$/);
});

test('keys move between messages and mark them, except while the user types', async () => {
  storeMessages(...['A', 'B', 'C'].map((name) => aMessage({ name })));
  const { visitor } = renderAt('/admin/contact');
  const first = await card('A');
  await visitor.keyboard('j');
  await waitFor(() => expect(first).toHaveFocus());
  await visitor.keyboard('jj');
  await waitFor(async () => expect(await card('C')).toHaveFocus());
  await visitor.keyboard('kx');
  expect(await select('B')).toBeChecked();
  await visitor.keyboard('e');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(statuses()).toEqual(['new', 'viewed', 'new']);
  const last = await card('C');
  await waitFor(() => expect(last).toHaveFocus());

  await visitor.type(screen.getByRole('searchbox'), 'jek');
  expect(screen.getByRole('searchbox')).toHaveValue('jek');
  expect(statuses()).toEqual(['new', 'viewed', 'new']);
});

test('the keys can be switched off in this browser', async () => {
  storeMessages(aMessage({ name: 'A' }));
  const { visitor } = renderAt('/admin/contact');
  const first = await card('A');
  await visitor.click(screen.getByText('Keyboard'));
  await visitor.click(screen.getByRole('checkbox', { name: /Use these keys/ }));
  expect(localStorage.getItem('inbox-keys')).toBe('off');
  await visitor.keyboard('j');
  expect(first).not.toHaveFocus();
});
