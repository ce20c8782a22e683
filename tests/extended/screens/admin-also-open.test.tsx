// product 14.19, 15.15, 16.23.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aMovie } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { SECTIONS } from '../../../src/studio/app/shell/AdminLayout';
import { COMMON_KEYS, INBOX_KEYS } from '../../../src/studio/screens/help/keys';
import { storeEntries, idsIn } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';

describe('other administrators with an open form', () => {
  const tides = aMovie({ id: 'tides', title: 'Tides', collection: 'Released' });
  const SAY = /^commit openForms/;
  const said = () => network.requests(SAY);
  /** Another administrator has the form of an entry open. */
  const openElsewhere = (entry = 'movie:tides') =>
    memory.put({
      [`openForms/anju:${entry}`]: { entry, uid: 'anju', at: new Date() },
      'users/anju': { email: 'anju@example.com', role: 'admin' },
    });

  async function openForm() {
    storeEntries('movie', tides);
    const page = renderAt('/admin/movies', '/admin/movies/tides');
    await screen.findByRole('form', { name: 'Edit Tides' });
    return page;
  }

  test('are shown in the form of the entry', async () => {
    openElsewhere();
    await openForm();
    expect(await screen.findByText(/has this open, too/)).toHaveTextContent(
      'anju@example.com has this open, too.',
    );
    expect(idsIn('openForms')).toEqual(['admin:movie:tides', 'anju:movie:tides']);
  });

  test('are not shown after a failure, and the form works', async () => {
    openElsewhere();
    network.refuse(SAY, 'permission-denied');
    await openForm();
    await waitFor(() => expect(said()).toHaveLength(1));
    await network.quiet();
    expect(screen.queryByText(/open, too/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('are told when the form is left, after a pending report', async () => {
    const answer = network.hold(SAY);
    const { router } = await openForm();
    await waitFor(() => expect(said()).toHaveLength(1));
    await act(() => router.navigate('/admin/movies'));
    await screen.findByRole('form', { name: 'Add a movie' });
    expect(said()).toHaveLength(1);
    answer();
    await waitFor(() => expect(said()).toHaveLength(2));
    await waitFor(() => expect(idsIn('openForms')).toEqual([]));
  });

  /** `waitFor` has no clock then. */
  const pass = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      await network.quiet();
    });

  test('are told once a minute, but not while the page is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    openElsewhere();
    await openForm();
    await screen.findByText(/open, too/);

    memory.remove('openForms/anju:movie:tides');
    await pass(60_000);
    expect(said()).toHaveLength(2);
    expect(screen.queryByText(/open, too/)).toBeNull();

    hidden.mockReturnValue(true);
    await pass(60_000);
    expect(said()).toHaveLength(2);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(said()).toHaveLength(3);
  });

  test('are not shown in the form of a new entry', async () => {
    renderAt('/admin/movies');
    await screen.findByRole('form', { name: 'Add a movie' });
    expect(said()).toEqual([]);
  });

  test('are told once for the settings, whichever section is open', async () => {
    openElsewhere('site:settings');
    renderAt('/admin/settings?tab=about');
    expect(await screen.findByText(/has this open, too/)).toBeVisible();
    expect(said()).toEqual(['commit openForms/admin:site:settings']);
  });
});

describe('the page of help', () => {
  test('explains each screen of the sidebar, and all keys', async () => {
    const { visitor } = renderAt('/admin/about');
    await visitor.click(await screen.findByRole('link', { name: 'Help' }));
    const screens = within(await screen.findByRole('region', { name: 'What each screen is for' }));
    for (const { label } of SECTIONS.filter(({ label: name }) => name !== 'Help')) {
      expect(screens.getByRole('link', { name: label })).toBeVisible();
    }
    const keys = within(screen.getByRole('region', { name: 'Keys' }));
    for (const [, does] of [...COMMON_KEYS, ...INBOX_KEYS]) {
      expect(keys.getByText(does)).toBeVisible();
    }
  });

  test('opens with ? in the inbox, but not while the user types', async () => {
    const { visitor, address } = renderAt('/admin/contact');
    await visitor.type(await screen.findByRole('searchbox'), '?');
    expect(address()).toBe('/admin/contact');
    screen.getByRole('searchbox').blur();
    await visitor.keyboard('?');
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});
