// product 30.4 and 30.11.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { NO_END } from '../../../src/store/documents/unpublished';

describe('the activity', () => {
  const KADAL = { path: 'Movies/Released/Movies/kadal', before: { title: 'കടൽ' } };
  const edit = (uid: string, at: string | Date, fields: object = KADAL) => ({
    ...fields,
    uid,
    by: '',
    at: new Date(at),
  });

  beforeEach(() =>
    memory.put({
      'users/anju': { role: 'admin', name: 'Anju Thomas', email: 'anju@example.com' },
      'users/mohan': { role: 'admin', email: 'mohan@example.com' },
      'users/devi': { name: 'Devi' },
      'revisions/1': edit('anju', '2026-11-20T10:05:00'),
      'revisions/2': edit('anju', '2026-11-20T09:00:00'),
      'revisions/3': edit('mohan', '2026-11-20T08:00:00', { path: 'site/settings', before: {} }),
      'deeds/4': edit('devi', '2026-11-19T18:30:00', {
        did: 'added',
        path: 'unpublished/announcement:first',
        place: 'Movies/Announcements',
        title: 'We shoot',
      }),
    }),
  );
  /** So many edits of the movie, of an earlier year. */
  const storeEarlier = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      memory.put({ [`revisions/earlier-${n}`]: edit('anju', new Date(2020, 0, 1, 0, 0, n)) });
    }
  };

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

  test('is listed by day and person, with repeated actions in one line', async () => {
    renderAt('/admin/history');
    expect(await linesOf('Friday, 20 November 2026')).toEqual([
      ['Anju Thomas (anju@example.com)', ['10:05Edited 2 times Movie: കടൽ']],
      ['mohan@example.com (account mohan)', ['08:00Edited Settings']],
    ]);
    expect(await linesOf('Thursday, 19 November 2026')).toEqual([
      ['Devi (account devi)', ['18:30Added as a draft Announcement: We shoot']],
    ]);
  });

  test('has in each line a link to the history of the entry, or to a draft without a history', async () => {
    renderAt('/admin/history');
    expect(await screen.findByRole('link', { name: 'Movie: കടൽ' })).toLeadTo(
      '/admin/history?path=Movies%2FReleased%2FMovies%2Fkadal',
    );
    expect(screen.getByRole('link', { name: 'Announcement: We shoot' })).toLeadTo(
      '/admin/coming/announcement%3Afirst',
    );
  });

  test('can be filtered by person and kind, both in the address', async () => {
    const { visitor, address } = renderAt(`/admin/history?before=${Date.parse('2026-11-20')}`);

    await screen.findByRole('option', { name: 'Anju Thomas' });
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Anju Thomas');
    await waitFor(() => expect(address()).toBe('/admin/history?by=anju'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'By' })).toHaveDisplayValue('Anju Thomas'),
    );
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Movies');
    await waitFor(() => expect(address()).toBe('/admin/history?by=anju&kind=movie'));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Announcement: We shoot' })).toBeNull(),
    );
    expect(screen.getByRole('link', { name: 'Movie: കടൽ' })).toBeVisible();
  });

  test('has older pages, with a link back to the newest', async () => {
    storeEarlier(60);
    const { visitor, address } = renderAt('/admin/history?kind=movie');
    await visitor.click(await screen.findByRole('link', { name: 'Older' }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/history\?kind=movie&before=\d+$/));
    await visitor.click(await screen.findByRole('link', { name: 'Newest' }));
    await waitFor(() => expect(address()).toBe('/admin/history?kind=movie'));
  });

  test('says on a page without entries of the kind where to look', async () => {
    storeEarlier(60);
    renderAt('/admin/history?kind=event');
    expect(await screen.findByText(/“Older” looks further back/)).toBeVisible();
  });

  test('says if nothing has been changed yet', async () => {
    for (const id of [1, 2, 3]) memory.remove(`revisions/${id}`);
    memory.remove('deeds/4');
    renderAt('/admin/history');
    expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  });

  test('without the team shows a chosen person as an account', async () => {
    expectLogged(/offline/);
    network.refuse(/^runQuery users/, 'unavailable', { message: 'offline' });
    renderAt('/admin/history?by=anju');
    const by = await screen.findByRole('combobox', { name: 'By' });
    expect(by).toHaveDisplayValue('Account anju');
    expect(await screen.findAllByRole('group')).toHaveLength(1);
  });
});

describe('publication in a history', () => {
  const ADDRESS = `/admin/history?path=${encodeURIComponent('Movies/Upcoming/Movies/tides')}`;

  const PATH = 'Movies/Upcoming/Movies/tides';
  const change = (at: string, fields: object = {}) => ({
    path: PATH,
    before: { title: 'Tides' },
    by: 'devi@example.com',
    at: new Date(at),
    ...fields,
  });
  const version = (time: string) => ({ title: 'High Tides', timestamp: new Date(time) });

  describe('the time of publication', () => {
    const lines = async () => {
      await screen.findAllByText(/^Published/);
      return within(screen.getByRole('list', { name: 'Changes' }))
        .getAllByText(/^(Published|by )/)
        .map(({ textContent }) => textContent);
    };

    test('is a separate line among the changes', async () => {
      memory.put({
        [PATH]: version('2026-11-22T14:10:00'),
        'revisions/b': change('2026-11-22T14:20:00', {
          before: version('2026-11-22T14:10:00'),
          by: 'b@example.com',
        }),
        'revisions/a': change('2026-11-22T14:05:00', {
          before: version('2026-11-20T09:00:00'),
          by: 'a@example.com',
        }),
      });
      renderAt(ADDRESS);
      expect(await lines()).toEqual([
        'by b@example.com',
        'Published 22 Nov 2026, 14:10',
        'by a@example.com',
        'Published 20 Nov 2026, 09:00',
      ]);
    });

    test('is shown for an entry without changes', async () => {
      memory.put({ [PATH]: version('2026-11-20T09:00:00') });
      renderAt(ADDRESS);
      expect(await lines()).toEqual(['Published 20 Nov 2026, 09:00']);
      expect(screen.getByText(/^No changes yet\./)).toBeVisible();
    });

    test('is shown only once the older changes have been read', async () => {
      const fields = version('2026-11-01T09:00:00');
      memory.put({ [PATH]: fields });
      for (let n = 10; n < 40; n += 1) {
        memory.put({ [`revisions/${n}`]: change(`2026-11-22T14:${n}:00`, { before: fields }) });
      }
      const { visitor } = renderAt(ADDRESS);
      expect(await screen.findAllByRole('article')).toHaveLength(25);
      expect(screen.queryByText(/^Published/)).not.toBeInTheDocument();
      await visitor.click(screen.getByRole('link', { name: 'Show more' }));
      expect((await lines()).at(-1)).toBe('Published 1 Nov 2026, 09:00');
    });

    test('is shown above the changes if it is in the future', async () => {
      const publishAt = new Date('2099-11-27T18:00:00');
      const entry = { title: 'High Tides', description: 'D', status: 'Upcoming' };
      memory.put({
        'revisions/a': change('2026-11-22T14:05:00'),
        'unpublished/movie:tides': {
          path: PATH,
          entry,
          saved: new Date(),
          publishAt,
          until: NO_END,
        },
      });
      renderAt(ADDRESS);
      expect(await screen.findByText(/scheduled for Friday 27 November 2099, 18:00/)).toBeVisible();
    });
  });
});
