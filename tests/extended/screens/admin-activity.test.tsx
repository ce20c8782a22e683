// product 30.10, 30.11.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Activity, readActivity } from '../../../src/store/history/activity';
import { listAdministrators } from '../../../src/store/team/administrators';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import type { Change } from '../../../src/store/documents/revision';
import { historyReader, readStoredEntry } from '../../../src/store/history/history';
import { pagesOf } from '../../support/builders';

vi.mock('../../../src/store/team/administrators');

describe('what was done', () => {
  const edited: Activity = {
    id: '1',
    did: 'edited',
    kind: 'movie',
    location: { path: 'Movies/Released/Movies/kadal' },
    title: 'കടൽ',
    by: 'anju@example.com',
    uid: 'anju',
    name: 'Anju Thomas',
    at: new Date('2026-11-20T10:05:00'),
  };
  const again: Activity = { ...edited, id: '2', at: new Date('2026-11-20T09:00:00') };
  const settings: Activity = {
    ...edited,
    id: '3',
    kind: 'settings',
    location: { path: 'site/settings' },
    title: '',
    by: 'mohan@example.com',
    uid: 'mohan',
    name: undefined,
    at: new Date('2026-11-20T08:00:00'),
  };
  const draft: Activity = {
    ...edited,
    id: '4',
    did: 'added',
    kind: 'announcement',
    location: { path: 'Movies/Announcements' },
    draft: 'announcement:first',
    title: 'We shoot',
    by: 'Devi',
    uid: 'devi',
    name: 'Devi',
    at: new Date('2026-11-19T18:30:00'),
  };

  beforeEach(() => {
    vi.mocked(readActivity).mockResolvedValue({ records: [edited, again, settings, draft] });
    vi.mocked(listAdministrators).mockResolvedValue([
      { uid: 'anju', name: 'Anju Thomas', email: 'anju@example.com' },
      { uid: 'mohan', email: 'mohan@example.com' },
    ]);
  });

  /** The lines below a heading of a day, by person. */
  async function linesOf(heading: string) {
    const day = (await screen.findByRole('heading', { level: 2, name: heading })).parentElement;
    return within(day ?? document.body)
      .getAllByRole('group')
      .map((group) => [
        group.getAttribute('aria-label'),
        within(group)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ]);
  }

  test('what was done is listed by day and person, what was repeated in one line', async () => {
    renderAt('/admin/history');
    expect(await linesOf('Friday, 20 November 2026')).toEqual([
      ['Anju Thomas (anju@example.com)', ['10:05Edited 2 times Movie: കടൽ']],
      ['mohan@example.com (account mohan)', ['08:00Edited Settings']],
    ]);
    expect(await linesOf('Thursday, 19 November 2026')).toEqual([
      ['Devi (account devi)', ['18:30Added as a draft Announcement: We shoot']],
    ]);
  });

  test('each line leads to the history of the entry, or to the draft that has none', async () => {
    renderAt('/admin/history');
    expect(await screen.findByRole('link', { name: 'Movie: കടൽ' })).toLeadTo(
      '/admin/history?path=Movies%2FReleased%2FMovies%2Fkadal',
    );
    expect(screen.getByRole('link', { name: 'Announcement: We shoot' })).toLeadTo(
      '/admin/coming/announcement%3Afirst',
    );
  });

  test('it is asked for a person and a kind, both in the address', async () => {
    const { visitor, address } = renderAt('/admin/history?before=5000');
    expect(readActivity).not.toHaveBeenCalled();
    await screen.findByRole('option', { name: 'Anju Thomas' });
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Anju Thomas');
    await waitFor(() => expect(address()).toBe('/admin/history?by=anju'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'By' })).toHaveDisplayValue('Anju Thomas'),
    );
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Movies');
    await waitFor(() => expect(address()).toBe('/admin/history?by=anju&kind=movie'));
    expect(vi.mocked(readActivity).mock.calls).toEqual([
      [{ uid: undefined, kind: undefined, before: new Date(5000) }],
      [{ uid: 'anju', kind: undefined, before: undefined }],
      [{ uid: 'anju', kind: 'movie', before: undefined }],
    ]);
  });

  test('older parts are a page each, with the way back to the newest', async () => {
    vi.mocked(readActivity).mockResolvedValue({ records: [edited], older: new Date(7000) });
    const { visitor, address } = renderAt('/admin/history?kind=movie');
    await visitor.click(await screen.findByRole('link', { name: 'Older' }));
    await waitFor(() => expect(address()).toBe('/admin/history?kind=movie&before=7000'));
    await visitor.click(await screen.findByRole('link', { name: 'Newest' }));
    await waitFor(() => expect(address()).toBe('/admin/history?kind=movie'));
  });

  test('a part without anything of that kind says where to look', async () => {
    vi.mocked(readActivity).mockResolvedValue({ records: [], older: new Date(7000) });
    renderAt('/admin/history?kind=event');
    expect(await screen.findByText(/“Older” looks further back/)).toBeVisible();
  });

  test('says that nothing has been changed yet', async () => {
    vi.mocked(readActivity).mockResolvedValue({ records: [] });
    renderAt('/admin/history');
    expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  });

  test('without the team, a person who is asked for is an account', async () => {
    expectLogged(/offline/);
    vi.mocked(listAdministrators).mockRejectedValue(new Error('offline'));
    renderAt('/admin/history?by=anju');
    const by = await screen.findByRole('combobox', { name: 'By' });
    expect(by).toHaveDisplayValue('Account anju');
    expect(await screen.findAllByRole('group')).toHaveLength(3);
  });
});

describe('publication in a history', () => {
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
      const many = Array.from({ length: 30 }, (_, index) =>
        change({ id: `r${index}`, now: stored }),
      );
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
});
