import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listComingEvents } from '../../src/store/read/events';
import { anEvent } from '../support/builders';
import { renderAt } from '../support/render-at';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:00+05:30'), toFake: ['Date'] });
  // The visitor's clock is that of the company.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  Element.prototype.scrollIntoView = vi.fn();
});

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') ?? link);
};

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
