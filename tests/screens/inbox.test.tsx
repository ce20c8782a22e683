// product 14.9, 16.12, 16.28, 16.30.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMessage } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { card, cards, fill, message, more, pressMore } from '../support/admin-screen';
import { storeMessages, storedMessages } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';

const CHANGE = /^commit contactMessages/;
const tabs = () => within(screen.getByRole('navigation', { name: 'Messages' }));

test('a card shows all fields of a message', async () => {
  storeMessages(
    aMessage({
      name: 'Anu',
      email: 'anu@example.com',
      sentAt: new Date('2026-01-05T08:30Z'),
      subject: 'Tickets & chairs',
      message: 'One\nTwo <b>three</b>',
    }),
  );
  renderAt('/admin/contact');

  const anu = within(await card('Anu'));
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Messages' })).toBeVisible();
  expect(anu.getByText('anu@example.com')).toBeVisible();
  expect(anu.getByText('Tickets & chairs')).toBeVisible();
  expect(anu.getByText(/One Two <b>three<\/b>/)).toBeVisible();
  const time = anu.getByText(/2026/);
  expect(time).toHaveAttribute('datetime', '2026-01-05T08:30:00.000Z');
  expect(time).toHaveAttribute('title', expect.stringContaining('Monday'));
  expect(anu.getByRole('link', { name: 'Reply' })).toLeadTo(
    expect.stringMatching(/^mailto:anu@example\.com\?subject=Re%3A%20Tickets%20%26%20chairs&body=/),
  );
});

test('the tabs show their numbers, and the open tab is in the address', async () => {
  storeMessages(
    aMessage({ name: 'Fresh' }),
    aMessage({ name: 'Seen', status: 'viewed' }),
    aMessage(),
  );
  const { visitor, address } = renderAt('/admin/contact');
  await card('Fresh');
  await waitFor(() => expect(tabs().getByRole('link', { name: 'New 2' })).toBeVisible());
  expect(screen.getByRole('link', { name: 'Contact 2 new' })).toBeVisible();

  await visitor.click(tabs().getByRole('link', { name: 'Viewed 1' }));
  expect(await card('Seen')).toBeVisible();
  expect(cards()).toHaveLength(1);
  expect(address()).toBe('/admin/contact?tab=viewed');
  expect(tabs().getByRole('link', { name: 'Viewed 1' })).toHaveAttribute('aria-current');
});

test('a message marked as viewed moves to the other tab, and back if marked as new', async () => {
  storeMessages(aMessage({ name: 'First' }), aMessage({ name: 'Second' }));
  const { visitor } = renderAt('/admin/contact');
  const first = within(await card('First'));
  await visitor.click(first.getByRole('button', { name: 'Mark as Viewed' }));

  await waitFor(() => expect(cards()).toHaveLength(1));
  const second = await card('Second');
  await waitFor(() => expect(second).toHaveFocus());
  await visitor.click(await tabs().findByRole('link', { name: 'Viewed 1' }));
  const moved = within(await card('First'));
  await visitor.click(moved.getByRole('button', { name: 'Mark as new' }));
  expect(await screen.findByText('No viewed messages found.')).toBeVisible();
  expect(storedMessages()).toMatchObject([{ status: 'new' }, { status: 'new' }]);
});

test('if marking fails, an error is shown and the message stays in its tab', async () => {
  expectLogged(/not allowed/);
  storeMessages(aMessage({ name: 'Anu' }));
  network.refuse(CHANGE, 'permission-denied', { message: 'not allowed' });
  const { visitor } = renderAt('/admin/contact');
  const anu = within(await card('Anu'));
  await visitor.click(anu.getByRole('button', { name: 'Mark as Viewed' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The message could not be marked.');
  expect(await card('Anu')).toBeVisible();
});

test.each([
  ['/admin/contact', 'No new messages found.'],
  ['/admin/contact?tab=viewed', 'No viewed messages found.'],
])('%s without messages shows: %s', async (address, text) => {
  renderAt(address);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a message with missing fields is shown with what it has', async () => {
  memory.put({ 'contactMessages/old': {} });
  storeMessages(aMessage());
  renderAt('/admin/contact');
  const old = within(await card('No name'));
  expect(old.getByRole('button', { name: 'Mark as Viewed' })).toBeVisible();
  expect(old.queryByRole('link')).not.toBeInTheDocument();
  expect(cards()).toHaveLength(2);
});

test('a search names the other tabs with matching messages, with links', async () => {
  storeMessages(
    aMessage({ name: 'Anu', message: 'Tickets?', status: 'new' }),
    aMessage({ name: 'Devi', message: 'Tickets!', status: 'viewed' }),
    aMessage({ name: 'Bot', message: 'Cheap tickets', status: 'spam' }),
    aMessage({ name: 'Bot', message: 'More tickets', status: 'spam' }),
    aMessage({ name: 'Joseph', message: 'Press', status: 'viewed' }),
  );
  const { visitor, address } = renderAt('/admin/contact?search=tickets');
  const line = await screen.findByText(/^Also found:/);
  expect(line).toHaveTextContent('Also found: 1 in Viewed, 2 in Spam');
  await visitor.click(within(line).getByRole('link', { name: '2 in Spam' }));
  expect(address()).toBe('/admin/contact?tab=spam&search=tickets');
  await waitFor(() =>
    expect(screen.getByText(/^Also found:/)).toHaveTextContent('1 in New, 1 in Viewed'),
  );
});

test('a search is in the address, applies to both tabs and says if it finds nothing', async () => {
  storeMessages(aMessage({ name: 'Anu', message: 'Four tickets' }), aMessage({ name: 'Bobby' }));
  const { visitor, address } = renderAt('/admin/contact');
  await card('Anu');
  await visitor.type(
    screen.getByRole('searchbox', { name: 'Search messages' }),
    'TICKETS anu{Enter}',
  );
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(address()).toBe('/admin/contact?search=TICKETS+anu');

  await visitor.click(tabs().getByRole('link', { name: /Viewed/ }));
  expect(await screen.findByText('No viewed messages found.')).toBeVisible();
  expect(address()).toBe('/admin/contact?tab=viewed&search=TICKETS+anu');
  await visitor.click(screen.getByRole('link', { name: 'Show all viewed messages' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(address()).toBe('/admin/contact?tab=viewed');
});

test('the messages of one topic are shown in every tab, and an empty one has a text', async () => {
  storeMessages(
    aMessage({ name: 'Anu', topic: 'press' }),
    aMessage({ name: 'Biju', topic: 'tickets' }),
    aMessage({ name: 'Chitra', topic: 'press', status: 'viewed' }),
  );
  const { visitor, address } = renderAt('/admin/contact?search=visitor');
  expect(within(await card('Anu')).getByText('About: Press')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Press' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Biju' })).toBeNull());
  expect(await card('Anu')).toBeVisible();
  expect(address()).toBe('/admin/contact?search=visitor&topic=press');
  expect(screen.getByRole('link', { name: 'Press' })).toHaveAttribute('aria-current', 'page');
  await visitor.click(screen.getByRole('link', { name: /^Viewed/ }));
  expect(await card('Chitra')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByText(/Only messages about “Other” are shown/)).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Show all viewed messages' }));
  expect(await card('Chitra')).toBeVisible();
  expect(address()).toBe('/admin/contact?tab=viewed');
});

test('"Show more" adds the next 25 messages', async () => {
  storeMessages(...Array.from({ length: 26 }, () => aMessage()));
  const { visitor, address } = renderAt('/admin/contact');
  await screen.findAllByRole('article');
  expect(cards()).toHaveLength(25);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(cards()).toHaveLength(26));
  expect(address()).toBe('/admin/contact?page=2');
});

test('a new message is shown within 60 seconds, and when the window gets the focus', async () => {
  const repeated = vi.spyOn(globalThis, 'setInterval');
  storeMessages(aMessage({ name: 'First' }));
  renderAt('/admin/contact');
  await card('First');
  await waitFor(() => expect(tabs().getByRole('link', { name: 'New 1' })).toBeVisible());
  storeMessages(aMessage({ name: 'Second' }));
  const [look] = repeated.mock.calls.find(([, ms]) => ms === 60_000) ?? [];
  look?.();
  expect(await card('Second')).toBeVisible();

  storeMessages(aMessage({ name: 'Third' }));
  window.dispatchEvent(new Event('focus'));
  expect(await card('Third')).toBeVisible();
  expect(cards()).toHaveLength(3);
});

test('if the numbers have not changed, the messages are not read again', async () => {
  storeMessages(aMessage({ name: 'First' }));
  renderAt('/admin/contact');
  await card('First');
  await network.quiet();
  const counts = () => network.requests(/^runAggregationQuery contactMessages/).length;
  const before = counts();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(counts()).toBeGreaterThan(before));
  await network.quiet();
  expect(network.repeated(/^runQuery contactMessages/)).toEqual([]);
});

test('the address can be copied', async () => {
  storeMessages(aMessage({ name: 'Anu', email: 'anu@example.com' }));
  const { visitor } = renderAt('/admin/contact');
  await visitor.click(await more('Anu', 'Copy address'));
  expect(await navigator.clipboard.readText()).toBe('anu@example.com');
  expect(await screen.findByText('anu@example.com copied')).toBeVisible();
});

const press = async (name: string) =>
  within(await card('Anu'))
    .getByRole('button', { name })
    .click();

const noteField = () => screen.findByRole('textbox', { name: /^Note/ });

test('a message is marked as answered and stays in its tab, until the mark is removed', async () => {
  storeMessages(aMessage({ name: 'Anu' }));
  renderAt('/admin/contact');
  await pressMore('Anu', 'Mark as answered');
  const anu = within(await card('Anu'));
  expect(await anu.findByText('Answered')).toBeVisible();
  expect(storedMessages()).toMatchObject([{ status: 'new', answeredAt: expect.any(Date) }]);
  await pressMore('Anu', 'Not answered');
  await waitFor(() => expect(anu.queryByText('Answered')).toBeNull());
  expect(storedMessages()).toMatchObject([{ status: 'new' }]);
});

test('the usual actions are visible, and "More" contains the others', async () => {
  storeMessages(aMessage({ name: 'Anu', email: 'anu@example.com' }));
  renderAt('/admin/contact');
  const anu = within(await card('Anu'));
  expect(anu.getAllByRole('button')).toHaveTexts(['Mark as Viewed', 'More']);
  await more('Anu', 'Delete');
  expect(anu.getAllByRole('menuitem')).toHaveTexts([
    'Mark as answered',
    'Add a note',
    'Copy address',
    'Spam',
    'Delete',
  ]);
});

test('the shortcut marks it also while "More" is closed', async () => {
  storeMessages(aMessage({ name: 'Anu' }));
  const { visitor } = renderAt('/admin/contact');
  (await card('Anu')).focus();
  await visitor.keyboard('a');
  expect(await screen.findByText('Answered')).toBeVisible();
});

test('a note is written, shown on the card and found', async () => {
  storeMessages(aMessage({ name: 'Anu' }), aMessage({ name: 'Biju' }));
  const { visitor } = renderAt('/admin/contact');
  await pressMore('Anu', 'Add a note');
  const field = await noteField();
  await waitFor(() => expect(field).toHaveFocus());
  fill(/^Note/, 'Called her on Monday.');
  await visitor.click(screen.getByRole('button', { name: 'Save' }));
  const anu = within(await card('Anu'));
  expect(await anu.findByText('Called her on Monday.')).toBeVisible();
  const written = await card('Anu');
  await waitFor(() => expect(written).toHaveFocus());
  await visitor.type(screen.getByRole('searchbox'), 'monday{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('"Cancel" does not change a note', async () => {
  storeMessages(aMessage({ name: 'Anu', note: 'Called.' }));
  renderAt('/admin/contact');
  await pressMore('Anu', 'Change the note');
  await noteField();
  fill(/^Note/, 'Something else');
  await press('Cancel');
  expect(await screen.findByText('Called.')).toBeVisible();
  expect(storedMessages()).toMatchObject([{ note: 'Called.' }]);
});

test('a note that is too long or cannot be saved stays in its field, with the reason', async () => {
  expectLogged(/not allowed/);
  storeMessages(aMessage({ name: 'Anu' }));
  network.refuse(CHANGE, 'permission-denied', { message: 'not allowed' });
  renderAt('/admin/contact');
  await pressMore('Anu', 'Add a note');
  await noteField();
  fill(/^Note/, 'x'.repeat(1001));
  await press('Save');
  expect(network.requests(CHANGE)).toEqual([]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/ })).toBeInvalid());
  fill(/^Note/, 'Called.');
  await press('Save');
  expect(await message('The note could not be saved.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Called.');
});
