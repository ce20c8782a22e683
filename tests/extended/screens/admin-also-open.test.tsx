// product 14.19, 15.15.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { reportClosedForm, reportOpenForm } from '../../../src/store/open-forms';
import { readSettings } from '../../../src/store/settings/settings-reader';
import { aMovie } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { store } from '../../support/stored-entries';
import { SECTIONS } from '../../../src/studio/app/shell/AdminLayout';
import { COMMON_KEYS, INBOX_KEYS } from '../../../src/studio/screens/help/keys';

describe('who else has a form open', () => {
  const tides = aMovie({ id: 'tides', title: 'Tides', collection: 'Released' });
  const PLACE = { path: 'Movies/Released/Movies/tides', key: undefined };

  async function openForm() {
    store('movie', tides);
    const page = renderAt('/admin/movies', '/admin/movies/tides');
    await screen.findByRole('form', { name: 'Edit Tides' });
    return page;
  }

  test('the form of an entry says who else has it open', async () => {
    vi.mocked(reportOpenForm).mockResolvedValue(['anju@example.com']);
    await openForm();
    expect(await screen.findByText(/has this open, too/)).toHaveTextContent(
      'anju@example.com has this open, too.',
    );
    expect(reportOpenForm).toHaveBeenCalledExactlyOnceWith(PLACE);
  });

  test('a failure shows nothing, and the form works', async () => {
    vi.mocked(reportOpenForm).mockRejectedValue(new Error('not allowed'));
    await openForm();
    await waitFor(() => expect(reportOpenForm).toHaveBeenCalledOnce());
    expect(screen.queryByText(/open, too/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('leaving the form takes it back, after what is on its way', async () => {
    let answer: (names: string[]) => void = () => undefined;
    vi.mocked(reportOpenForm).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { router } = await openForm();
    await waitFor(() => expect(reportOpenForm).toHaveBeenCalledOnce());
    await act(() => router.navigate('/admin/movies'));
    await screen.findByRole('form', { name: 'Add a movie' });
    expect(reportClosedForm).not.toHaveBeenCalled();
    answer([]);
    await waitFor(() => expect(reportClosedForm).toHaveBeenCalledExactlyOnceWith(PLACE));
  });

  test('it is said once a minute, and not while the page is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    vi.mocked(reportOpenForm).mockResolvedValueOnce(['anju@example.com']).mockResolvedValue([]);
    await openForm();
    await screen.findByText(/open, too/);

    // `waitFor` has no clock now.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reportOpenForm).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/open, too/)).toBeNull();

    hidden.mockReturnValue(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reportOpenForm).toHaveBeenCalledTimes(2);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(reportOpenForm).toHaveBeenCalledTimes(3);
  });

  test('the form of a new entry says nothing', async () => {
    renderAt('/admin/movies');
    await screen.findByRole('form', { name: 'Add a movie' });
    expect(reportOpenForm).not.toHaveBeenCalled();
  });

  test('the settings say it once, whichever part is open', async () => {
    vi.mocked(readSettings).mockResolvedValue({});
    vi.mocked(reportOpenForm).mockResolvedValue(['anju@example.com']);
    renderAt('/admin/settings?tab=about');
    expect(await screen.findByText(/has this open, too/)).toBeVisible();
    expect(reportOpenForm).toHaveBeenCalledExactlyOnceWith({
      path: 'site/settings',
      key: undefined,
    });
  });
});

describe('the page of help', () => {
  test('the page of help says what each screen of the sidebar is for, and all keys', async () => {
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

  test('? in the inbox opens it, and not where somebody types', async () => {
    const { visitor, address } = renderAt('/admin/contact');
    await visitor.type(await screen.findByRole('searchbox'), '?');
    expect(address()).toBe('/admin/contact');
    screen.getByRole('searchbox').blur();
    await visitor.keyboard('?');
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});
