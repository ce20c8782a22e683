// product 13.8 to 13.13.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { rememberAdmin, askToSignInAgain, AdminGuard } from '../../src/studio/session/AdminGuard';
import { tabAccount } from '../../src/shared/data/tab-session';
import { NotAnAdminError } from '../../src/shared/failures/failure';
import { TimeoutError } from '../../src/shared/failures/timeout';
import {
  currentRole,
  followSession,
  sessionEmail,
  signIn,
  signOut,
} from '../../src/store/session/session';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { signedInAs } from '../support/signed-in-as';
import { dialog, lostLine, openAt, openEditor, save } from '../support/simple-editor';

const denied = () =>
  Object.assign(new Error('Missing permissions.'), { code: 'permission-denied' });

test('nothing below the guard is shown before the role was read, and nothing after it was taken away', async () => {
  signedInAs('admin');
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<AdminGuard fallback="Loading..." />}>
          <Route path="/" element="The area" />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(document.body).toHaveTextContent(/^Loading\.\.\.$/);
  act(rememberAdmin);
  expect(screen.getByText('The area')).toBeVisible();
  await act(askToSignInAgain);
  expect(document.body).toHaveTextContent(/^Loading\.\.\./);
  expect(screen.queryByText('The area')).toBeNull();
});

/** What is said on the landing page to somebody whose role is gone. */
async function closeRoleGone() {
  const why = await screen.findByRole('alert');
  expect(why).toHaveTextContent(/^You are no longer an administrator\./);
  await userEvent.click(within(why).getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
}

test('a write that is refused after the role was taken away leads to the landing page, which says why', async () => {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(denied());
  const { press } = await openEditor();
  vi.mocked(currentRole).mockResolvedValue('none');
  await press('Save');
  expect(await screen.findByText('Landing page')).toBeVisible();
  await closeRoleGone();
});

test('a navigation after the role was taken away leads to the landing page, which says why', async () => {
  const { visitor } = await openEditor();
  vi.mocked(currentRole).mockResolvedValue('none');
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Landing page')).toBeVisible();
  await closeRoleGone();
});

test('a sign-out in another tab leads to the landing page, and says nothing of a role', async () => {
  const { endSession } = await openEditor();
  endSession();
  expect(await screen.findByText('Landing page')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without an answer about the role, an administrator stays when data are read again', async () => {
  expectLogged(/No answer/);
  save.mockResolvedValue();
  const { press, title, visitor } = await openEditor();
  await visitor.type(title, 'Rain');
  vi.mocked(currentRole).mockRejectedValue(new TimeoutError('No answer within 10000 ms'));
  await press('Save');
  await screen.findByText('Movie status updated!');
  await waitFor(() => expect(currentRole).toHaveBeenCalledTimes(2));
  expect(title).toHaveValue('Rain');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without an answer about the role, an administrator goes on to other screens', async () => {
  expectLogged(/No answer/);
  const { visitor } = await openEditor();
  vi.mocked(currentRole).mockRejectedValue(new TimeoutError('No answer within 10000 ms'));
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Other page')).toBeVisible();
});

test('without an answer about the role, nobody follows an administrator in', async () => {
  expectLogged(/No answer/);
  const { router } = await openEditor();
  vi.mocked(sessionEmail).mockReturnValue('somebody-else@example.com');
  vi.mocked(currentRole).mockRejectedValue(new TimeoutError('No answer within 10000 ms'));
  await router.navigate('/admin/other');
  expect(await screen.findByText('Landing page')).toBeVisible();
});

test('with unsaved changes it says so instead of asking for a password, and offers to sign out', async () => {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(denied());
  const { visitor, title, press } = await openEditor();
  await visitor.type(title, 'Rain');
  vi.mocked(currentRole).mockResolvedValue('none');
  await press('Save');
  const gone = await screen.findByRole('dialog', { name: 'You are no longer an administrator' });
  expect(within(gone).queryByLabelText('Password')).not.toBeInTheDocument();
  expect(within(gone).getByText(/ask another administrator/)).toBeVisible();
  vi.mocked(signOut).mockResolvedValue();
  await press('Sign out');
  expect(await screen.findByText('Landing page')).toBeVisible();
  expect(signOut).toHaveBeenCalledOnce();
});

test('if the session ends with unsaved changes, the page asks for the password and has the text unchanged', async () => {
  const { visitor, title, endSession, press } = await openEditor();
  await visitor.type(title, 'Rain');
  endSession();
  expect(within(await dialog()).getByText('admin@example.com')).toBeVisible();
  // Where a password manager looks for it.
  expect(document.querySelector('[type=text][autocomplete=username]')).toHaveValue(
    'admin@example.com',
  );
  vi.mocked(signIn).mockImplementation(async () => void signedInAs('admin'));
  await visitor.type(screen.getByLabelText('Password'), 'secret');
  await press('Sign in');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(signIn).toHaveBeenCalledWith('admin@example.com', 'secret');
  expect(title).toHaveValue('Rain');
});

test.each([
  [new Error('auth/wrong-password'), 'Invalid credentials'],
  [new NotAnAdminError(), 'You are not authorized as an admin'],
  [lostLine, 'Check your connection and try again.'],
  [
    Object.assign(new Error('offline'), { code: 'auth/network-request-failed' }),
    'Check your connection and try again.',
  ],
])(
  '%s at that sign-in is shown, and the dialog stays until the page is left',
  async (error, text) => {
    expectLogged(/Error/);
    const { visitor, title, endSession, press } = await openEditor();
    await visitor.type(title, 'Rain');
    endSession();
    await dialog();
    vi.mocked(signIn).mockRejectedValue(error);
    await visitor.type(screen.getByLabelText('Password'), 'secret');
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);

    await press('Leave without saving');
    expect(await screen.findByText('Landing page')).toBeVisible();
  },
);

describe('somebody else who signs in in another tab', () => {
  const named = () => screen.findByRole('dialog', { name: 'Somebody else has signed in' });

  /** With a text that was typed by the first one. */
  async function openWithOther() {
    const page = await openEditor();
    await page.visitor.type(page.title, 'Rain');
    page.changeAccount('bala@example.com');
    return page;
  }

  test('is named, and takes over what was typed only by a press', async () => {
    const { press, title } = await openWithOther();
    const question = within(await named());
    expect(question.getByText('bala@example.com')).toBeVisible();
    expect(question.getByText('admin@example.com')).toBeVisible();
    await press('Go on as bala@example.com');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(title).toHaveValue('Rain');
    expect(tabAccount()).toBe('bala@example.com');
  });

  test('is replaced by whoever began the tab, with the password', async () => {
    const { press, visitor, title, changeAccount } = await openWithOther();
    await named();
    vi.mocked(signIn).mockImplementation(async () => changeAccount('admin@example.com'));
    await visitor.type(screen.getByLabelText('Password'), 'secret');
    await press('Sign in');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(signIn).toHaveBeenCalledWith('admin@example.com', 'secret');
    expect(title).toHaveValue('Rain');
  });

  test('is named after the first one has signed out, too', async () => {
    const { press, visitor, title, endSession, changeAccount } = await openEditor();
    await visitor.type(title, 'Rain');
    endSession();
    await dialog();
    changeAccount('bala@example.com');
    await named();
    await press('Go on as bala@example.com');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(title).toHaveValue('Rain');
  });

  test('is named in a tab that was reloaded since', async () => {
    const { changeAccount } = await openEditor();
    cleanup();
    changeAccount('bala@example.com');
    openAt('/admin');
    expect(within(await named()).getByText('admin@example.com')).toBeVisible();
  });
});

describe('a page that the browser had frozen', () => {
  /** Freezes the page and shows it again, as Back does. */
  const freeze = () => window.dispatchEvent(transition('pagehide'));
  const thaw = () => window.dispatchEvent(transition('pageshow'));
  const transition = (type: string) => new PageTransitionEvent(type, { persisted: true });

  test('is hidden, and hears no key, until the role is known', async () => {
    const { title } = await openEditor();
    title.focus();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const { promise, resolve } = deferred();
    vi.mocked(currentRole).mockImplementation(() => promise.then(() => 'admin'));
    freeze();
    title.blur();
    thaw();
    await waitFor(() => expect(currentRole).toHaveBeenCalledTimes(2));
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(title).not.toBeVisible();
    expect(heard).not.toHaveBeenCalled();

    resolve();
    await waitFor(() => expect(title).toBeVisible());
    expect(title).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(heard).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', heard);
  });

  test('leaves as after a sign-out if the session ended meanwhile', async () => {
    const { title, endSession } = await openEditor();
    freeze();
    vi.mocked(followSession).mockImplementation(async () => endSession());
    thaw();
    expect(title).not.toBeVisible();
    expect(await screen.findByText('Landing page')).toBeVisible();
  });

  test('asks for the password over unsaved changes if the session ended meanwhile', async () => {
    const { title, visitor, endSession } = await openEditor();
    await visitor.type(title, 'Rain');
    freeze();
    vi.mocked(followSession).mockImplementation(async () => endSession());
    thaw();
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    expect(title).toHaveValue('Rain');
  });
});
