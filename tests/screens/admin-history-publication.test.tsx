// product 30.10.
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '../../src/domain/entries/revision';
import { historyReader, readStoredEntry } from '../../src/services/history/history';
import { pagesOf } from '../support/builders';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

const ADDRESS = `/admin/history?path=${encodeURIComponent('Movies/Upcoming/Movies/tides')}`;

const now = { title: 'High Tides' };
const change = (fields: Partial<Change> = {}): Change => ({
  id: 'r',
  before: { title: 'Tides' },
  after: now,
  by: 'devi@example.com',
  at: new Date('2026-11-22T14:05:00'),
  now: { state: 'published', fields: now },
  ...fields,
});

function history(...changes: readonly Change[]) {
  vi.mocked(historyReader).mockImplementation(() => pagesOf(changes));
  if (changes[0]) vi.mocked(readStoredEntry).mockResolvedValue(changes[0].now);
}

beforeEach(() => void signedInAs('admin'));

describe('the time of publication', () => {
  const at = (time: string) => ({ toDate: () => new Date(time) });
  const version = (timestamp: string) => ({ ...now, timestamp: at(timestamp) });
  const lines = async () => {
    await screen.findAllByText(/^Published/);
    return within(screen.getByRole('list', { name: 'Changes' }))
      .getAllByText(/^(Published|by )/)
      .map(({ textContent }) => textContent);
  };

  test('is a line of its own among the changes', async () => {
    const stored = { state: 'published', fields: version('2026-11-22T14:10:00') } as const;
    history(
      change({ id: 'b', at: new Date('2026-11-22T14:20:00'), by: 'b@example.com', now: stored }),
      change({ id: 'a', before: version('2026-11-20T09:00:00'), by: 'a@example.com' }),
    );
    renderAt(ADDRESS);
    expect(await lines()).toEqual([
      'by b@example.com',
      'Published 22 Nov 2026, 14:10',
      'by a@example.com',
      'Published 20 Nov 2026, 09:00',
    ]);
  });

  test('is shown of an entry without changes', async () => {
    history();
    const fields = version('2026-11-20T09:00:00');
    vi.mocked(readStoredEntry).mockResolvedValue({ state: 'published', fields });
    renderAt(ADDRESS);
    expect(await lines()).toEqual(['Published 20 Nov 2026, 09:00']);
    expect(screen.getByText(/^No changes yet\./)).toBeVisible();
  });

  test('waits for the older changes below which it belongs', async () => {
    const stored = { state: 'published', fields: version('2026-11-01T09:00:00') } as const;
    const many = Array.from({ length: 30 }, (_, index) => change({ id: `r${index}`, now: stored }));
    vi.mocked(historyReader).mockReturnValue(pagesOf(many.slice(0, 25), many.slice(25)));
    vi.mocked(readStoredEntry).mockResolvedValue(stored);
    const { visitor } = renderAt(ADDRESS);
    expect(await screen.findAllByRole('article')).toHaveLength(25);
    expect(screen.queryByText(/^Published/)).not.toBeInTheDocument();
    await visitor.click(screen.getByRole('link', { name: 'Show more' }));
    expect((await lines()).at(-1)).toBe('Published 1 Nov 2026, 09:00');
  });

  test('that is still to come is said above', async () => {
    const publishAt = new Date('2099-11-27T18:00:00');
    history(change({ now: { state: 'unpublished', fields: now, publishAt } }));
    renderAt(ADDRESS);
    expect(await screen.findByText(/scheduled for Friday 27 November 2099, 18:00/)).toBeVisible();
  });
});
