// product 2.8, 42.8.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isInApp } from '../../src/site/components/overlays/in-app-browser';
import { anEvent } from '../support/builders';
import { storeEntries } from '../support/memory/database';
import { renderAt } from '../support/render-at';

const { host, origin } = window.location;
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0';

afterEach(() => vi.restoreAllMocks());

async function openDialog(address: string, where: () => HTMLElement) {
  const { visitor } = renderAt(address);
  await screen.findAllByRole('button', { name: 'Follow' });
  await visitor.click(within(where()).getByRole('button', { name: 'Follow' }));
  const dialog = await screen.findByRole('dialog', { name: 'Follow in your calendar' });
  return { visitor, inDialog: within(dialog) };
}

const footer = () => screen.getByRole('contentinfo');
const main = () => screen.getByRole('main');
type Dialog = Awaited<ReturnType<typeof openDialog>>['inDialog'];
const hrefOf = (inDialog: Dialog, name: RegExp) =>
  inDialog.getByRole('link', { name }).getAttribute('href') ?? '';

test('the footer offers events and releases to the calendar of the device, to Google and to Outlook, each with a sentence', async () => {
  const { inDialog } = await openDialog('/privacy', footer);
  expect(hrefOf(inDialog, /^Calendar on this device/)).toBe(`webcal://${host}/calendar.ics`);
  const google = new URL(hrefOf(inDialog, /^Google Calendar/));
  expect([google.host, google.searchParams.get('cid')]).toEqual([
    'calendar.google.com',
    `webcal://${host}/calendar.ics`,
  ]);
  const outlook = new URL(hrefOf(inDialog, /^Outlook/));
  expect([outlook.host, outlook.searchParams.get('url')]).toEqual([
    'outlook.live.com',
    `${origin}/calendar.ics`,
  ]);
  for (const way of inDialog.getAllByRole('listitem')) {
    expect(within(way).getByText(/^[A-Z].*\.$/)).toBeVisible();
  }
});

test('the address is copied, and the dialog says so', async () => {
  const { visitor, inDialog } = await openDialog('/privacy', footer);
  await visitor.click(inDialog.getByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(inDialog.getByRole('status')).toHaveTextContent('Address copied'));
  expect(await navigator.clipboard.readText()).toBe(`${origin}/calendar.ics`);
});

test('on the page of events, the calendar of events and one for each town are offered', async () => {
  storeEntries(
    'event',
    anEvent({ id: 'a', place: 'Tagore Hall, Kozhikode', day: '2090-01-01' }),
    anEvent({ id: 'b', place: 'Vasco Square, Fort Kochi', day: '2090-01-02' }),
    anEvent({ id: 'c', place: 'Town Hall, Kozhikode', day: '2090-01-03' }),
  );
  const { visitor, inDialog } = await openDialog('/events', main);
  expect(hrefOf(inDialog, /^Calendar on/)).toBe(`webcal://${host}/calendar/events.ics`);
  const which = inDialog.getByRole('combobox', { name: 'Which dates' });
  expect(
    within(which)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Events and releases', 'Events', 'Events in Fort Kochi', 'Events in Kozhikode']);
  await visitor.selectOptions(which, 'Events in Fort Kochi');
  expect(hrefOf(inDialog, /^Calendar on/)).toBe(`webcal://${host}/calendar/events/fort-kochi.ics`);
});

test.each(['/', '/movies?status=Upcoming', '/events'])(
  '%s offers to follow the dates',
  async (address) => {
    renderAt(address);
    await screen.findAllByRole('button', { name: 'Follow' });
    await waitFor(() =>
      expect(within(main()).getAllByRole('button', { name: 'Follow' })).toHaveLength(1),
    );
  },
);

test('in a browser inside another app the address is copied, and programs that cannot be opened are not offered', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
  const { inDialog } = await openDialog('/privacy', footer);
  expect(inDialog.queryAllByRole('link')).toEqual([]);
  expect(inDialog.getByRole('button', { name: 'Copy address' })).toBeVisible();
  expect(inDialog.getByText(/from inside this app/)).toBeVisible();
});

test.each([
  ['Instagram on iOS', true, INSTAGRAM],
  [
    'Facebook on Android',
    true,
    'Mozilla/5.0 (Linux; Android 14; SM-A546B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0;]',
  ],
  [
    'Safari on iOS',
    false,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on Android',
    false,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Firefox on Linux',
    false,
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  ],
])('%s is a browser inside another app: %s', (_, expected, agent) => {
  expect(isInApp(agent)).toBe(expected);
});

test('the announcements and the footer link to the feed, outside the router', async () => {
  renderAt('/announcements');
  await screen.findByRole('heading', { level: 1 });
  const links = screen.getAllByRole('link', { name: /feed/i });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/feed.xml', '/feed.xml']);
});
