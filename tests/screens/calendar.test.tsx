// product 5.14.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Movie } from '../../src/domain/movies/movie';
import { getMovie } from '../../src/services/movies/movie';
import { aMovie } from '../support/builders';
import { renderAt } from '../support/render-at';

const created = vi.fn<(file: Blob) => string>();

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T23:59+05:30'));
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: vi.fn() });
  created.mockReturnValue('blob:calendar');
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

async function openMoviePage(fields: Partial<Movie>) {
  vi.mocked(getMovie).mockResolvedValue(aMovie({ id: 'kadal', title: 'Kadal', ...fields }));
  const page = renderAt('/movie/kadal');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

test('the release of an upcoming film is downloaded as a calendar file', async () => {
  const downloads: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this);
  });
  const { visitor } = await openMoviePage({ releaseDate: '2026-12-18' });
  await visitor.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  click.mockRestore();

  expect(downloads[0]).toMatchObject({ download: 'Kadal.ics', href: 'blob:calendar' });
  const [file] = created.mock.calls[0] ?? [];
  expect(file?.type).toBe('text/calendar;charset=utf-8');
  const text = (await file?.text())?.replaceAll('\r\n ', '');
  expect(text).toContain('DTSTART;VALUE=DATE:20261218\r\n');
  expect(text).toContain('SUMMARY:Kadal\r\n');
  expect(text).toContain(`URL:${window.location.origin}/movie/kadal\r\n`);
  expect(text).toContain(`UID:kadal@${window.location.host}\r\n`);
});

test('a day written by hand is downloaded as the day that it is', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { visitor } = await openMoviePage({ releaseDate: '5 December 2026' });
  await visitor.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await vi.waitFor(() => expect(created).toHaveBeenCalled());
  click.mockRestore();
  expect(await created.mock.calls[0]?.[0].text()).toContain('DTSTART;VALUE=DATE:20261205\r\n');
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
