// product 34.3, 34.7, 34.8, 42.5.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '../../src/company/site';
import { anEvent, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { savedFile } from '../support/saved-file';
import { storeDrafts, storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';
import { aDraft } from '../support/a-draft';

/** The question for those that are over. */
const PAST = /^runQuery events by day desc/;
const long = `${letters(120)} and more`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:00+05:30'), toFake: ['Date'] });
  inIndia();
  Element.prototype.scrollIntoView = vi.fn();
});

/** The visitor's clock is that of the company. */
const inIndia = () => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') ?? link);
};
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('an event shows its day, time, place, text, picture and actions', async () => {
  storeEntries(
    'event',
    anEvent({
      id: 'look',
      title: 'First look',
      place: 'Tagore Theatre',
      day: '2026-12-18',
      time: '18:30',
      description: 'With the director.',
      link: 'https://festival.example/look',
      movieId: 'kadal',
      picture: { src: 'https://pictures.test/look.webp', alt: 'A full house' },
    }),
  );
  renderAt('/events');
  const { getByText, getByRole } = await card('First look');
  expect(document.title).toMatch(/^Events/);
  const day = getByText('Friday, 18 December 2026, 18:30');
  expect(day).toHaveAttribute('datetime', '2026-12-18T18:30');
  expect(getByText('Tagore Theatre')).toBeVisible();
  expect(getByText('With the director.')).toBeVisible();
  expect(getByRole('img', { name: 'A full house' })).toBeVisible();
  expect(getByRole('link', { name: 'First look' })).toLeadTo('/events?event=look');
  const more = getByRole('link', { name: /^Find out more ?about First look/ });
  expect(more).toLeadTo('https://festival.example/look');
  expect(more).toHaveAttribute('target', '_blank');
  const movie = getByRole('link', { name: 'About the film' });
  expect(movie).toLeadTo('/movie/kadal');
  expect(movie).toHaveAccessibleDescription('First look');
  expect(getByRole('button', { name: 'Add to calendar' })).toHaveAccessibleDescription(
    'First look',
  );
  expect(getByRole('button', { name: 'Share' })).toBeVisible();
});

test('an event with less data shows only these, and one of today is marked', async () => {
  storeEntries('event', anEvent({ title: 'Tea', day: '2026-12-01' }));
  renderAt('/events');
  const { getByText, queryByRole, queryAllByRole } = await card('Tea');
  expect(getByText('Today, Tuesday, 1 December 2026')).toHaveAttribute('datetime', '2026-12-01');
  expect(queryByRole('img')).not.toBeInTheDocument();
  expect(queryAllByRole('link')).toHaveLength(1);
  expect(queryAllByRole('button')).toHaveTexts(['Add to calendar', 'Share']);
});

test('Malayalam text is marked with its language', async () => {
  storeEntries('event', anEvent({ title: 'പ്രദർശനം', place: 'കോഴിക്കോട്' }));
  renderAt('/events');
  expect(await screen.findByRole('heading', { name: 'പ്രദർശനം' })).toHaveAttribute('lang', 'ml');
  expect(screen.getByText('കോഴിക്കോട്')).toHaveAttribute('lang', 'ml');
});

test.each([
  ['18:30', 'DTSTART:20261218T130000Z'],
  [undefined, 'DTSTART;VALUE=DATE:20261218'],
])('an event at %s is downloaded as a calendar file', async (time, start) => {
  storeEntries(
    'event',
    anEvent({ id: 'look', title: 'Look', place: 'Harbour', ...(time && { time }) }),
  );
  const { visitor } = renderAt('/events');
  await visitor.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  const { text } = await savedFile();
  // The id of its calendars, at whatever address the site is opened.
  const uid = `UID:event-look@${new URL(site.origin).host}`;
  for (const line of [start, 'SUMMARY:Look', 'LOCATION:Harbour', uid]) {
    expect(text).toContain(`${line}\r\n`);
  }
  expect(text).toContain('/events?event=look');
});

describe('a link to one event', () => {
  test('expands it, scrolls to it and focuses it', async () => {
    storeEntries(
      'event',
      anEvent({ description: long }),
      anEvent({ id: 'look', title: 'Look', description: long }),
    );
    renderAt('/events?event=look');
    const link = await screen.findByRole('link', { name: 'Look' });
    expect(within(link.closest('li') ?? link).getByText(long)).toBeVisible();
    expect(screen.getAllByText(long)).toHaveLength(1);
    await waitFor(() => expect(link).toHaveFocus());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(network.requests(/^batchGet events/)).toEqual([]);
  });

  test('that is over shows the event above the others', async () => {
    storeEntries('event', anEvent({ title: 'Coming' }));
    storeEntries(
      'event',
      anEvent({ id: 'tea', title: 'Tea', day: '2026-11-01', description: long }),
    );
    renderAt('/events?event=tea');
    const link = await screen.findByRole('link', { name: 'Tea' });
    expect(screen.getByRole('heading', { level: 2, name: 'This event is over' })).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
    expect(titles()).toEqual(['Tea', 'Coming']);
    const { getByText, queryByRole } = await card('Tea');
    expect(getByText(long)).toBeVisible();
    expect(queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(network.requests(/^batchGet events/)).toEqual(['batchGet events/tea']);
  });

  test('that is due and in the past finds the event among the due entries', async () => {
    // What is due is remembered for a few seconds.
    vi.setSystemTime(new Date('2026-12-01T17:01+05:30'));
    const tea = anEvent({ id: 'tea', title: 'Tea', day: '2026-11-01' });
    storeDrafts(aDraft('event', tea, { publishAt: new Date('2026-12-01T16:00+05:30') }));
    renderAt('/events?event=tea');
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
  });

  test('that is unknown shows a message', async () => {
    storeEntries('event', anEvent({ title: 'Coming' }));
    renderAt('/events?event=gone');
    expect(await screen.findByText('This event is not here any more.')).toBeVisible();
    expect(titles()).toEqual(['Coming']);
  });

  test('that cannot be read shows an error, does not affect the others, and can be tried again', async () => {
    expectLogged(/silent/);
    storeEntries('event', anEvent({ title: 'Coming' }));
    storeEntries('event', anEvent({ id: 'tea', title: 'Tea', day: '2026-11-01' }));
    network.refuse(/^batchGet events/, 'internal', { message: 'silent' });
    const { visitor } = renderAt('/events?event=tea');
    expect(await screen.findByText(/The event could not be loaded/)).toBeVisible();
    expect(titles()).toEqual(['Coming']);
    network.accept(/^batchGet events/);
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
  });

  test('is the title of each event, and following it reads nothing again', async () => {
    storeEntries('event', anEvent({ id: 'look', title: 'Look', description: long }));
    const { visitor, address } = renderAt('/events');
    await visitor.click(await screen.findByRole('link', { name: 'Look' }));
    expect(await screen.findByText(long)).toBeVisible();
    expect(address()).toBe('/events?event=look');
    expect(network.repeated(/^runQuery events/)).toEqual([]);
  });

  test('on the page itself, to a past event, also shows the event', async () => {
    storeEntries('event', anEvent({ id: 'tea', title: 'Tea', day: '2026-11-01' }));
    const { router } = renderAt('/events');
    await screen.findByText('No event is planned just now.');
    await router.navigate('/events?event=tea');
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
  });
});

describe('past events', () => {
  const openPast = async () => {
    const details = (await screen.findByText('Past events')).closest('details');
    if (!details) throw new Error('They are not folded');
    details.open = true;
  };

  test('are folded, read when they are unfolded, and only once', async () => {
    storeEntries(
      'event',
      anEvent({ title: 'Last month', day: '2026-11-01' }),
      anEvent({ title: 'Last year', day: '2025-11-01' }),
    );
    renderAt('/events');
    await screen.findByText('No event is planned just now.');
    expect(network.requests(PAST)).toEqual([]);
    await openPast();
    expect(await screen.findByRole('link', { name: 'Last month' })).toBeVisible();
    expect(titles()).toEqual(['Last month', 'Last year']);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    const details = screen.getByText('Past events').closest('details');
    if (details) details.open = false;
    await openPast();
    expect(network.requests(PAST)).toHaveLength(1);
  });

  test('show a message if there are none', async () => {
    renderAt('/events');
    await openPast();
    expect(await screen.findByText('There has been none so far.')).toBeVisible();
  });
});

test('a skeleton is shown until the events are there', async () => {
  network.hold(/^runQuery events/);
  renderAt('/events');
  expect(await screen.findByRole('status', { name: 'Loading events' })).toBeVisible();
});

test('a visitor in another time zone sees the time zone, and the day at the company', async () => {
  vi.mocked(Date.prototype.getTimezoneOffset).mockReturnValue(300);
  vi.setSystemTime(new Date('2026-12-01T00:10+05:30'));
  storeEntries(
    'event',
    anEvent({ title: 'Tea', day: '2026-12-01', time: '18:30' }),
    anEvent({ title: 'All day', day: '2026-12-02' }),
  );
  renderAt('/events');
  const { getByText } = await card('Tea');
  expect(getByText('Today, Tuesday, 1 December 2026, 18:30 (India time)')).toBeVisible();
  expect(screen.getByText('Times are in India time.')).toBeVisible();
  expect((await card('All day')).queryByText(/India time/)).not.toBeInTheDocument();
});
