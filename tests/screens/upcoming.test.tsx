// product 4.12, 5.14, 5.22, 5.23, 5.24, 5.30.
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from '../../src/content/values/partial-date';
import { site } from '../../src/company/site';
import { aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';
import { savedFile } from '../support/saved-file';
import { DAY_MS } from '../../src/shared/day';
import type { Movie } from '../../src/content/movie/movie';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';

const anUpcomingMovie = (title: string, releaseDate?: string) =>
  aMovie({ title, ...(releaseDate && { releaseDate }) });
/** The questions for what is in cinemas now, one for each collection. */
const IN_CINEMAS = /by ReleaseDate desc$/;
const card = (title: string) => screen.getByRole('link', { name: new RegExp(title) });
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T23:59+05:30'));
});

describe('the list of upcoming movies', () => {
  test('has the months as headings, a count, and the remaining days for the first', async () => {
    storeEntries(
      'movie',
      anUpcomingMovie('Kadal', '2026-12-18'),
      anUpcomingMovie('Mazha', '2026-12-25'),
      anUpcomingMovie('Nilavu', '2027-01-08'),
      anUpcomingMovie('Secret'),
    );
    renderAt('/movies?status=Upcoming');

    await screen.findByRole('heading', { name: 'Kadal' });
    expect(headings()).toEqual([
      'H1 Movies',
      'H2 December 2026',
      'H3 Kadal',
      'H3 Mazha',
      'H2 January 2027',
      'H3 Nilavu',
      'H2 Date to be announced',
      'H3 Secret',
    ]);
    expect(screen.getByText('4 upcoming')).toBeVisible();
    expect(card('Kadal')).toHaveTextContent('18 December 2026 · in 26 days');
    expect(card('Mazha')).toHaveTextContent('25 December 2026Mazha');
    expect(network.requests(IN_CINEMAS)).toEqual([]);
  });

  test('has a separate wall for each month, from the class a1 on', async () => {
    storeEntries('movie', anUpcomingMovie('Kadal', '2026-12-18'), anUpcomingMovie('Secret'));
    renderAt('/movies?status=Upcoming');
    const december = await screen.findByRole('region', { name: 'December 2026' });
    expect(within(december).getByRole('listitem')).toHaveClass('a1');
    const unknown = screen.getByRole('region', { name: 'Date to be announced' });
    expect(within(unknown).getByRole('listitem')).toHaveClass('a1');
  });

  test('has a plus at the count while there are more', async () => {
    storeEntries('movie', ...Array.from({ length: 21 }, () => anUpcomingMovie('Film')));
    const { visitor } = renderAt('/movies?status=Upcoming');
    expect(await screen.findByText('20+ upcoming')).toBeVisible();
    await visitor.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('21 upcoming')).toBeVisible();
  });

  test('does not count a past release date as coming, and shows a text as stored', async () => {
    storeEntries(
      'movie',
      aMovie({ title: 'Late', releaseDate: '2026-11-21' }),
      aMovie({ title: 'Vague', releaseDate: 'when it is done' }),
    );
    renderAt('/movies?status=Upcoming');
    await screen.findByRole('heading', { name: 'Late' });
    expect(card('Late')).toHaveTextContent('UpcomingLate');
    expect(card('Vague')).toHaveTextContent('when it is doneVague');
  });
});

test('the landing page shows the number of days until the first film', async () => {
  allNearViewport();
  storeEntries('movie', anUpcomingMovie('Kadal', '2026-11-29'));
  renderAt('/');
  const title = await screen.findByRole('heading', { name: 'Kadal' });
  expect(title.closest('li')).toHaveTextContent('29 November 2026 · in 7 days');
});

describe('in cinemas now', () => {
  const running = aMovie({ title: 'Kadal', status: 'Released', releaseDate: '2026-11-06' });

  test.each(['/movies', '/movies?status=Released'])(
    'is shown above the list of %s',
    async (address) => {
      storeEntries('movie', running, aMovie({ title: 'Mazha', status: 'Released' }));
      renderAt(address);

      const section = await screen.findByRole('region', { name: 'In cinemas now' });
      expect(within(section).getByRole('link', { name: /Kadal/ })).toHaveTextContent(
        'Released 2026',
      );
      await screen.findByRole('heading', { name: 'Mazha' });
      const list = address === '/movies' ? 'All movies' : 'Released';
      expect(headings()).toEqual([
        'H1 Movies',
        'H2 In cinemas now',
        'H3 Kadal',
        `H2 ${list}`,
        'H3 Kadal',
        'H3 Mazha',
      ]);
    },
  );

  test('is omitted if it is empty or cannot be read, and "Show more" does not read it again', async () => {
    expectLogged(/unavailable/);
    network.refuse(IN_CINEMAS, 'unavailable');
    const page = Array.from({ length: 20 }, () => aMovie({ title: 'Mazha' }));
    storeEntries('movie', ...page, aMovie({ title: 'The last one' }));
    const { visitor } = renderAt('/movies');

    await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'The last one' });
    expect(screen.queryByText('In cinemas now')).toBeNull();
    expect(network.requests(IN_CINEMAS)).toHaveLength(2);
  });
});

describe('the next release on the landing page', () => {
  beforeEach(() => {
    allNearViewport();
  });

  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const line = async () => {
    const { parentElement } = await screen.findByText(/^Next release/);
    return within(parentElement ?? document.body);
  };

  test('is the film that is released first, below the hero with its day and tickets', async () => {
    const releaseDate = inDays(26);
    const tickets = 'https://tickets.example/kadal';
    const movie = aMovie({ id: 'next', title: 'Kadal', releaseDate, ticketUrl: tickets });
    storeEntries('movie', movie, aMovie({ id: 'later' }));
    renderAt('/');
    const next = await line();
    expect(next.getByText(/Next release · in 2[567] days/)).toBeVisible();
    expect(next.getByRole('link', { name: 'Kadal' })).toLeadTo('/movie/next');
    expect(next.getByText(formatDate(releaseDate))).toBeVisible();
    expect(next.getByRole('link', { name: /^Tickets/ })).toLeadTo(tickets);
  });

  test('says from when tickets are sold, until then', async () => {
    const movie = { releaseDate: inDays(26), ticketUrl: 'https://tickets.example/k' };
    const from = inDays(9);
    storeEntries('movie', aMovie({ ...movie, ticketsFrom: from }));
    renderAt('/');
    const tickets = (await line()).getByRole('link', { name: /^Tickets from/ });
    expect(tickets).toHaveTextContent(formatDate(from));
  });

  test.each([
    ['no date', {}],
    ['a day that has passed', { releaseDate: '2020-01-01' }],
    ['a date that is not understood', { releaseDate: 'Soon' }],
  ])('is not a film with %s', async (_, fields) => {
    storeEntries('movie', aMovie({ title: 'Kadal', ...fields }));
    renderAt('/');
    await screen.findByRole('heading', { name: 'Kadal' });
    expect(screen.queryByText(/Next release/)).not.toBeInTheDocument();
  });
});

describe('a calendar file', () => {
  async function openMoviePage(fields: Partial<Movie>) {
    storeEntries('movie', aMovie({ id: 'kadal', title: 'Kadal', ...fields }));
    const page = renderAt('/movie/kadal');
    await screen.findByRole('heading', { level: 1 });
    return page;
  }

  test('the release of an upcoming film is downloaded as a calendar file', async () => {
    const { visitor } = await openMoviePage({ releaseDate: '2026-12-18' });
    await visitor.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const { name, type, text: lines } = await savedFile();
    expect({ name, type }).toEqual({ name: 'Kadal.ics', type: 'text/calendar;charset=utf-8' });
    const text = lines.replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20261218\r\n');
    expect(text).toContain('SUMMARY:Kadal\r\n');
    expect(text).toContain(`URL:${window.location.origin}/movie/kadal\r\n`);
    expect(text).toContain(`UID:kadal@${new URL(site.origin).host}\r\n`);
  });

  test('a file that the page has made is downloaded under its name', async () => {
    const { saveFile: download } = await vi.importActual<
      typeof import('../../src/shared/text/save-file')
    >('../../src/shared/text/save-file');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    download(new Blob(['BEGIN:VCALENDAR']), 'Kadal.ics');
    expect(click.mock.contexts[0]).toMatchObject({ download: 'Kadal.ics', href: 'blob:1' });
  });

  test.each<[string, Partial<Movie>, number]>([
    ['tomorrow', { releaseDate: '2026-11-23' }, 1],
    ['today', { releaseDate: '2026-11-22' }, 0],
    ['a day of the past', { releaseDate: '2026-11-21' }, 0],
    ['a coming day written by hand', { releaseDate: '18 December 2026' }, 1],
    ['a coming day in Malayalam', { releaseDate: '2026 ഡിസംബർ 18' }, 1],
    ['a past day written by hand', { releaseDate: '18 December 2025' }, 0],
    ['a month', { releaseDate: 'December 2026' }, 0],
    ['a festival', { releaseDate: 'Christmas 2026' }, 0],
    ['no day', {}, 0],
    ['a day, released already', { releaseDate: '2026-12-18', status: 'Released' }, 0],
  ])('%s can be added to the calendar only if it is a coming day', async (_, fields, shown) => {
    await openMoviePage(fields);
    expect(screen.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(shown);
  });
});
