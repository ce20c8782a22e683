// product 13.8, 13.9, 13.10, 13.11, 13.12, 13.13.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { AdminGuard } from '../../src/studio/session/AdminGuard';
import { askToSignInAgain, admitAdmin } from '../../src/studio/session/admin-session';
import { tabAccount } from '../../src/shared/data/tab-session';
import { expectLogged } from '../support/console';
import { dialog, openAt, openEditor, save } from '../support/simple-editor';
import { network } from '../support/memory/network';
import { haveAccount, haveSession, setRole, storeSession, PASSWORD } from '../support/memory/auth';

/** The question for the role. */
const ROLE = /^batchGet users/;
const roleRequests = () => network.requests(ROLE).length;
const denied = () =>
  Object.assign(new Error('Missing permissions.'), { code: 'permission-denied' });

test('nothing below the guard is shown before the role was read, nor after it was removed', async () => {
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
  act(admitAdmin);
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

test('a write that is refused after the role was removed leads to the landing page, which says why', async () => {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(denied());
  const { press } = await openEditor();
  setRole();
  await press('Save');
  expect(await screen.findByText('Landing page')).toBeVisible();
  await closeRoleGone();
});

test('a navigation after the role was removed leads to the landing page, which says why', async () => {
  const { visitor } = await openEditor();
  setRole();
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Landing page')).toBeVisible();
  await closeRoleGone();
});

test('a sign-out in another tab leads to the landing page, without a message about the role', async () => {
  const { endSession } = await openEditor();
  endSession();
  expect(await screen.findByText('Landing page')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('if the role cannot be read, an administrator stays when data are read again', async () => {
  expectLogged(/No answer/);
  save.mockResolvedValue();
  const { press, title, visitor } = await openEditor();
  await visitor.type(title, 'Rain');
  const before = roleRequests();
  network.refuse(ROLE, 'unavailable', { message: 'No answer' });
  await press('Save');
  await screen.findByText('Movie status updated!');
  await waitFor(() => expect(roleRequests()).toBeGreaterThan(before));
  expect(title).toHaveValue('Rain');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('if the role cannot be read, an administrator can open other screens', async () => {
  expectLogged(/No answer/);
  const { visitor } = await openEditor();
  network.refuse(ROLE, 'unavailable', { message: 'No answer' });
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Other page')).toBeVisible();
});

test('if the role cannot be read, another user is not admitted after an administrator', async () => {
  expectLogged(/No answer/);
  const { router } = await openEditor();
  haveSession('somebody-else@example.com', 'none');
  network.refuse(ROLE, 'unavailable', { message: 'No answer' });
  await router.navigate('/admin/other');
  expect(await screen.findByText('Landing page')).toBeVisible();
});

test('with unsaved changes a message replaces the question for the password, and offers to sign out', async () => {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(denied());
  const { visitor, title, press } = await openEditor();
  await visitor.type(title, 'Rain');
  setRole();
  await press('Save');
  const gone = await screen.findByRole('dialog', { name: 'You are no longer an administrator' });
  expect(within(gone).queryByLabelText('Password')).not.toBeInTheDocument();
  expect(within(gone).getByText(/ask another administrator/)).toBeVisible();
  await press('Sign out');
  expect(await screen.findByText('Landing page')).toBeVisible();
  expect(network.requests(/^signOut/)).toHaveLength(1);
});

test('if the session ends with unsaved changes, the page asks for the password and preserves the text', async () => {
  const { visitor, title, endSession, press } = await openEditor();
  await visitor.type(title, 'Rain');
  endSession();
  expect(within(await dialog()).getByText('admin@example.com')).toBeVisible();
  // Where a password manager looks for it.
  expect(document.querySelector('[type=text][autocomplete=username]')).toHaveValue(
    'admin@example.com',
  );
  await visitor.type(screen.getByLabelText('Password'), PASSWORD);
  await press('Sign in');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(/^signIn/)).toEqual(['signIn admin@example.com']);
  expect(title).toHaveValue('Rain');
});

test.each([
  [
    'A wrong password',
    () => haveAccount('admin@example.com', { password: 'x' }),
    'Invalid credentials',
  ],
  ['A role that is gone', () => setRole(), 'You are not authorized as an admin'],
  ['A lost connection', () => network.cut(ROLE), 'Check your connection and try again.'],
  [
    'Another failure of the connection',
    () => network.refuse(/^signIn/, 'unavailable', { message: 'network-request-failed' }),
    'Check your connection and try again.',
  ],
])(
  '%s at that sign-in is shown, and the dialog stays until the page is left',
  async (_, begin, text) => {
    expectLogged(/Error/);
    const { visitor, title, endSession, press } = await openEditor();
    await visitor.type(title, 'Rain');
    endSession();
    await dialog();
    begin();
    await visitor.type(screen.getByLabelText('Password'), PASSWORD);
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

  test('is named, and can continue with the typed text only after a press', async () => {
    const { press, title } = await openWithOther();
    const question = within(await named());
    expect(question.getByText('bala@example.com')).toBeVisible();
    expect(question.getByText('admin@example.com')).toBeVisible();
    await press('Go on as bala@example.com');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(title).toHaveValue('Rain');
    expect(tabAccount()).toBe('bala@example.com');
  });

  test('can be replaced by the first user, with the password', async () => {
    const { press, visitor, title } = await openWithOther();
    await named();
    await visitor.type(screen.getByLabelText('Password'), PASSWORD);
    await press('Sign in');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.requests(/^signIn/)).toEqual(['signIn admin@example.com']);
    expect(title).toHaveValue('Rain');
  });

  test('is also named after the first one has signed out', async () => {
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

  test('is hidden, and ignores keys, until the role is known', async () => {
    const { title } = await openEditor();
    title.focus();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    storeSession();
    const before = roleRequests();
    const answer = network.hold(ROLE);
    freeze();
    title.blur();
    thaw();
    await waitFor(() => expect(roleRequests()).toBeGreaterThan(before));
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(title).not.toBeVisible();
    expect(heard).not.toHaveBeenCalled();

    answer();
    await waitFor(() => expect(title).toBeVisible());
    expect(title).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(heard).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', heard);
  });

  test('is left as after a sign-out if the session ended meanwhile', async () => {
    const { title } = await openEditor();
    freeze();
    thaw();
    expect(title).not.toBeVisible();
    expect(await screen.findByText('Landing page')).toBeVisible();
  });

  test('asks for the password over unsaved changes if the session ended meanwhile', async () => {
    const { title, visitor } = await openEditor();
    await visitor.type(title, 'Rain');
    freeze();
    thaw();
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    expect(title).toHaveValue('Rain');
  });
});
