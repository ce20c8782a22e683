// product 14.7, 14.8, 15.4.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AdminFrame } from '../../src/admin/shell/AdminFrame';
import { requireAdmin } from '../../src/admin/shell/AdminGuard';
import { useUnsavedChanges } from '../../src/admin/kit/feedback/unsaved-changes';
import { useAdminSubmit } from '../../src/admin/kit/runs/useAdminSubmit';
import { useConfirm } from '../../src/admin/kit/feedback/useConfirm';
import { NotAnAdminError } from '../../src/domain/role';
import { TimeoutError } from '../../src/domain/failures/timeout';
import { currentRole, sessionEmail, signIn, signOut } from '../../src/services/session/session';
import { expectLogged } from '../support/console';
import { signedInAs } from '../support/signed-in-as';

const save = vi.fn<(text: string) => Promise<void>>();

/** The simplest editor. */
function Editor() {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('');
  const confirm = useConfirm();
  const { submit } = useAdminSubmit(save, {
    done: 'Movie status updated!',
    failed: (reason) => `Error updating status: ${reason}`,
  });
  useUnsavedChanges(text !== '', 'movie');
  const openQuestion = async () => {
    const yes = await confirm({ title: 'Delete this video?', thing: 'Rain', action: 'Delete' });
    setChoice(yes ? 'yes' : 'no');
  };

  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void submit(text)}>
        Save
      </button>
      <button type="button" onClick={() => void openQuestion()}>
        Ask
      </button>
      <p>{choice}</p>
      <Link to="/admin/other">Elsewhere</Link>
    </>
  );
}

async function openEditor() {
  const session = signedInAs('admin');
  const router = createMemoryRouter(
    [
      {
        Component: AdminFrame,
        HydrateFallback: () => null,
        middleware: [requireAdmin],
        loader: () => null,
        children: [
          { path: '/admin', Component: Editor },
          { path: '/admin/other', Component: () => 'Other page' },
        ],
      },
      { path: '/', Component: () => 'Landing page' },
    ],
    { initialEntries: ['/admin/other', '/admin'] },
  );
  const visitor = userEvent.setup({ delay: null });
  render(<RouterProvider router={router} />);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
  return { ...session, router, visitor, title, press };
}

const dialog = () => screen.findByRole('dialog');
/** As the SDK reports a request that the browser could not send. */
const lostLine = Object.assign(new Error('Request failed with error: Failed to fetch'), {
  code: 'unknown',
});
const denied = () =>
  Object.assign(new Error('Missing permissions.'), { code: 'permission-denied' });

test('a success is shown as a status', async () => {
  save.mockResolvedValue();
  const { press } = await openEditor();
  await press('Save');
  expect(await screen.findByRole('status')).toHaveTextContent('Movie status updated!');
});

test('a failure is shown as an alert with its reason in plain words', async () => {
  expectLogged(/Failed to fetch/);
  save.mockRejectedValue(lostLine);
  const { press, title } = await openEditor();
  await press('Save');
  const text = 'Error updating status: Check your connection and try again.';
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(title).toBeVisible();
});

test('an error does not stand beside its own success', async () => {
  expectLogged(/Failed to fetch/);
  save.mockRejectedValueOnce(lostLine);
  const { press } = await openEditor();
  await press('Save');
  await screen.findByRole('alert');
  await press('Save');
  expect(await screen.findByRole('status')).toHaveTextContent('Movie status updated!');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  ['Delete', 'yes'],
  ['Cancel', 'no'],
])('the button %s answers the question with %s', async (button, choice) => {
  const { press } = await openEditor();
  await press('Ask');
  const question = within(await dialog());
  expect(question.getByRole('heading', { name: 'Delete this video?' })).toBeVisible();
  expect(question.getByText('Rain')).toBeVisible();
  await press(button);
  expect(await screen.findByText(choice)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes the question and does not leave the page', async () => {
  const { press, router, title } = await openEditor();
  await press('Ask');
  await dialog();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(title).toBeVisible();
  expect(screen.getByText('no')).toBeVisible();
});

test('leaving the page asks first if the form has changes, and only then', async () => {
  const { visitor, title, press } = await openEditor();
  await visitor.type(title, 'Rain');
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(within(await dialog()).getByRole('heading')).toHaveTextContent('Leave without saving?');
  await press('Cancel');
  expect(title).toHaveValue('Rain');

  await visitor.clear(title);
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Other page')).toBeVisible();
});

test('the answer Leave leaves the page', async () => {
  const { visitor, title, press } = await openEditor();
  await visitor.type(title, 'Rain');
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await dialog();
  await press('Leave');
  expect(await screen.findByText('Other page')).toBeVisible();
});

test('a sign-out in another tab leads to the landing page', async () => {
  const { endSession } = await openEditor();
  endSession();
  expect(await screen.findByText('Landing page')).toBeVisible();
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

test('a sign-out says nothing of a role', async () => {
  const { endSession } = await openEditor();
  endSession();
  await screen.findByText('Landing page');
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

test('a refusal of the data shows its reason and does not leave the page', async () => {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(denied());
  const { press, title } = await openEditor();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error updating status: The database did not accept it: you may no longer be signed in as an administrator, or something in it is not allowed.',
  );
  expect(title).toBeVisible();
});

test('if the session ends with unsaved changes, the page asks for the password and has the text unchanged', async () => {
  const { visitor, title, endSession, press } = await openEditor();
  await visitor.type(title, 'Rain');
  endSession();
  expect(within(await dialog()).getByText('admin@example.com')).toBeVisible();
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
