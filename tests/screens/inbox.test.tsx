import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactMessage } from '../../src/domain/contact-message';
import { matchesSearch } from '../../src/domain/inbox';
import { countMessages, inboxMessages, setViewed } from '../../src/services/inbox';
import { aMessage, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

let stored: ContactMessage[] = [];

/** The inbox holds these messages; the services behave like the real ones. */
function received(...messages: ContactMessage[]) {
  stored = messages;
  const inTab = (viewed: boolean) => stored.filter((message) => message.viewed === viewed);
  vi.mocked(countMessages).mockImplementation(async () => ({
    new: inTab(false).length,
    viewed: inTab(true).length,
  }));
  vi.mocked(inboxMessages).mockImplementation(({ tab, search }) => {
    const found = inTab(tab === 'viewed').filter((message) => matchesSearch(message, search));
    const pages = Array.from({ length: Math.ceil(found.length / 25) }, (_, page) =>
      found.slice(page * 25, page * 25 + 25),
    );
    return pagesOf(...pages);
  });
  vi.mocked(setViewed).mockImplementation(async (id, viewed) => {
    stored = stored.map((message) => (message.id === id ? { ...message, viewed } : message));
  });
}

beforeEach(() => {
  signedInAs('admin');
});
afterEach(() => vi.useRealTimers());

const cards = () => screen.queryAllByRole('article');
const card = (name: string) => screen.findByRole('article', { name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Messages' }));

test('a new message stands there with all that was sent', async () => {
  received(
    aMessage({
      name: 'Anu',
      email: 'anu@example.com',
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
  expect(anu.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    'mailto:anu@example.com?subject=Re%3A%20Tickets%20%26%20chairs',
  );
});

test('the tabs count, and stand in the address', async () => {
  received(aMessage({ name: 'Fresh' }), aMessage({ name: 'Seen', viewed: true }), aMessage());
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

test('a message marked as viewed moves over, and back to new', async () => {
  received(aMessage({ name: 'First' }), aMessage({ name: 'Second' }));
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
  expect(setViewed).toHaveBeenLastCalledWith(stored[0]?.id, false);
});

test('a mark that fails says so and leaves the message where it is', async () => {
  expectLogged(/offline/);
  received(aMessage({ name: 'Anu' }));
  vi.mocked(setViewed).mockRejectedValue(new Error('offline'));
  const { visitor } = renderAt('/admin/contact');
  const anu = within(await card('Anu'));
  await visitor.click(anu.getByRole('button', { name: 'Mark as Viewed' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The message could not be marked.');
  expect(await card('Anu')).toBeVisible();
});

test.each([
  ['/admin/contact', 'No new messages found.'],
  ['/admin/contact?tab=viewed', 'No viewed messages found.'],
])('%s without messages says: %s', async (address, words) => {
  renderAt(address);
  expect(await screen.findByText(words)).toBeVisible();
});

test('messages that cannot be read are never called none, and can be asked for again', async () => {
  expectLogged(/unavailable/);
  received(aMessage({ name: 'Anu' }));
  vi.mocked(countMessages).mockRejectedValueOnce(new Error('unavailable'));
  vi.mocked(countMessages).mockRejectedValueOnce(new Error('unavailable'));
  const { visitor } = renderAt('/admin/contact');
  expect(await screen.findByText(/The messages could not be loaded/)).toBeVisible();
  expect(screen.queryByText(/No new messages/)).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Anu')).toBeVisible();
});

test('a message from other times shows with blanks', async () => {
  received({ id: 'old', name: '', email: '', message: '', viewed: false }, aMessage());
  renderAt('/admin/contact');
  const old = within(await card('No name'));
  expect(old.getByRole('button', { name: 'Mark as Viewed' })).toBeVisible();
  expect(old.queryByRole('link')).not.toBeInTheDocument();
  expect(cards()).toHaveLength(2);
});

test('a search stands in the address, stays in the tab, and says when it finds nothing', async () => {
  received(aMessage({ name: 'Anu', message: 'Four tickets' }), aMessage({ name: 'Bobby' }));
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

test('"Show more" adds the next twenty-five', async () => {
  received(...Array.from({ length: 26 }, () => aMessage()));
  const { visitor, address } = renderAt('/admin/contact');
  await screen.findAllByRole('article');
  expect(cards()).toHaveLength(25);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(cards()).toHaveLength(26));
  expect(address()).toBe('/admin/contact?page=2');
});

test('a message that arrives shows within a minute, and on coming back to the page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  received(aMessage({ name: 'First' }));
  renderAt('/admin/contact');
  await card('First');
  await waitFor(() => expect(tabs().getByRole('link', { name: 'New 1' })).toBeVisible());
  received(aMessage({ name: 'Second' }), ...stored);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await card('Second')).toBeVisible();

  received(aMessage({ name: 'Third' }), ...stored);
  window.dispatchEvent(new Event('focus'));
  expect(await card('Third')).toBeVisible();
  expect(cards()).toHaveLength(3);
});

test('nothing new: numbers are looked at, the messages are not read again', async () => {
  received(aMessage({ name: 'First' }));
  renderAt('/admin/contact');
  await card('First');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(countMessages).toHaveBeenCalledTimes(3));
  expect(inboxMessages).toHaveBeenCalledOnce();
});

test('the address can be copied', async () => {
  received(aMessage({ name: 'Anu', email: 'anu@example.com' }));
  const { visitor } = renderAt('/admin/contact');
  const anu = within(await card('Anu'));
  await visitor.click(anu.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('anu@example.com');
  expect(await screen.findByText('anu@example.com copied')).toBeVisible();
});
