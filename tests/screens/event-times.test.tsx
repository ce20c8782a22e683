import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getEvent, listComingEvents } from '../../src/store/read/events';
import { anEvent } from '../support/builders';
import { renderAt } from '../support/render-at';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:00+05:30'), toFake: ['Date'] });
  // The visitor's clock is that of the company.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') ?? link);
};

describe('an event of several days', () => {
  const festival = { title: 'Festival', day: '2026-11-30', lastDay: '2026-12-02' };

  test('is on now on the second, and can be added to the calendar', async () => {
    vi.mocked(listComingEvents).mockResolvedValue([
      anEvent({ ...festival, time: '10:00', endTime: '21:00' }),
    ]);
    renderAt('/events');
    const { getByText, getByRole } = await card('Festival');
    const when = 'On now, Monday, 30 November 2026, 10:00 to 2 December 2026, 21:00';
    expect(getByText(when)).toHaveAttribute('datetime', '2026-11-30T10:00');
    expect(getByText('to 2 Dec, 21:00')).toBeVisible();
    expect(getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  test('is not over on the second where it is linked', async () => {
    vi.mocked(getEvent).mockResolvedValue(anEvent({ id: 'fest', ...festival }));
    renderAt('/events?event=fest');
    expect(await screen.findByRole('heading', { level: 2, name: 'Event' })).toBeVisible();
  });
});

test('an event of yesterday, 23:30, is on at 00:10', async () => {
  vi.setSystemTime(new Date('2026-12-01T00:10+05:30'));
  const late = anEvent({ id: 'late', title: 'Late', day: '2026-11-30', time: '23:30' });
  vi.mocked(getEvent).mockResolvedValue(late);
  renderAt('/events?event=late');
  expect(await screen.findByRole('heading', { level: 2, name: 'Event' })).toBeVisible();
  expect((await card('Late')).getByText(/^On now, Monday, 30 November 2026, 23:30$/)).toBeVisible();
});

test('a visitor elsewhere reads of which zone a time is, and of the day of the company', async () => {
  vi.mocked(Date.prototype.getTimezoneOffset).mockReturnValue(300);
  vi.setSystemTime(new Date('2026-12-01T00:10+05:30'));
  vi.mocked(listComingEvents).mockResolvedValue([
    anEvent({ title: 'Tea', day: '2026-12-01', time: '18:30' }),
    anEvent({ title: 'All day', day: '2026-12-02' }),
  ]);
  renderAt('/events');
  const { getByText } = await card('Tea');
  expect(getByText('Today, Tuesday, 1 December 2026, 18:30 (India time)')).toBeVisible();
  expect(getByText('(India time)')).toBeVisible();
  expect((await card('All day')).queryByText(/India time/)).not.toBeInTheDocument();
});
