import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AdminFrame } from '../../src/admin/AdminFrame';
import { requireAdmin } from '../../src/admin/AdminGuard';
import { useUnsavedChanges } from '../../src/admin/session/unsaved';
import { SignOutButton } from '../../src/admin/SignOutButton';
import { useAdminSubmit } from '../../src/admin/useAdminSubmit';
import { useConfirm } from '../../src/admin/useConfirm';
import { NotAnAdminError } from '../../src/domain/role';
import { currentAdmin, signIn, signOut } from '../../src/services/session';
import { expectLogged } from '../support/console';
import { signedInAs } from '../support/signed-in-as';

const save = vi.fn<(text: string) => Promise<void>>();

/** An editor as simple as they get. */
function Editor() {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const confirm = useConfirm();
  const { submit } = useAdminSubmit(save, {
    done: 'Movie status updated!',
    failed: (reason) => `Error updating status: ${reason}`,
  });
  useUnsavedChanges(text !== '');
  const ask = async () => {
    const yes = await confirm({ title: 'Delete this video?', thing: 'Rain', action: 'Delete' });
    setAnswer(yes ? 'yes' : 'no');
  };

  return (
    <>
      <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void submit(text)}>
        Save
      </button>
      <button type="button" onClick={() => void ask()}>
        Ask
      </button>
      <p>{answer}</p>
      <Link to="/admin/other">Elsewhere</Link>
      <SignOutButton />
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
  const visitor = userEvent.setup();
  render(<RouterProvider router={router} />);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
  return { ...session, router, visitor, title, press };
}

const dialog = () => screen.findByRole('dialog');
const refused = () =>
  Object.assign(new Error('Missing permissions.'), { code: 'permission-denied' });

test('a success is said as a status, and goes by itself', async () => {
  save.mockResolvedValue();
  const { press } = await openEditor();
  await press('Save');
  expect(await screen.findByRole('status')).toHaveTextContent('Movie status updated!');
});

test('a failure is an alert with its reason and a hint, which stays', async () => {
  expectLogged(/No route/);
  save.mockRejectedValue(Object.assign(new Error('No route'), { code: 'unavailable' }));
  const { press, title } = await openEditor();
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Error updating status: No route')).toBeVisible();
  expect(alert).toHaveTextContent(/Check your connection/);
  expect(title).toBeVisible();
});

test.each([
  ['Delete', 'yes'],
  ['Cancel', 'no'],
])('a question is answered by %s', async (button, answer) => {
  const { press } = await openEditor();
  await press('Ask');
  const question = within(await dialog());
  expect(question.getByRole('heading', { name: 'Delete this video?' })).toBeVisible();
  expect(question.getByText('Rain')).toBeVisible();
  await press(button);
  expect(await screen.findByText(answer)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back closes a question instead of leaving the page', async () => {
  const { press, router, title } = await openEditor();
  await press('Ask');
  await dialog();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(title).toBeVisible();
  expect(screen.getByText('no')).toBeVisible();
});

test('leaving asks first when something is typed in, and never otherwise', async () => {
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

test('who insists on leaving leaves', async () => {
  const { visitor, title, press } = await openEditor();
  await visitor.type(title, 'Rain');
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await dialog();
  await press('Leave');
  expect(await screen.findByText('Other page')).toBeVisible();
});

test('a sign-out in another tab leads home at once', async () => {
  const { endSession } = await openEditor();
  endSession();
  expect(await screen.findByText('Landing page')).toBeVisible();
});

test('the role lost: the next write says so and leads home', async () => {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(refused());
  const { press } = await openEditor();
  vi.mocked(currentAdmin).mockResolvedValue('none');
  await press('Save');
  expect(await screen.findByText('Landing page')).toBeVisible();
});

test('a refusal that is about the data leads nowhere', async () => {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(refused());
  const { press, title } = await openEditor();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing permissions.');
  expect(title).toBeVisible();
});

test('with something typed in, page and text stay and the password is asked for', async () => {
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
])('%s there keeps asking, and leaving gives the text up', async (error, words) => {
  expectLogged(/Error/);
  const { visitor, title, endSession, press } = await openEditor();
  await visitor.type(title, 'Rain');
  endSession();
  await dialog();
  vi.mocked(signIn).mockRejectedValue(error);
  await visitor.type(screen.getByLabelText('Password'), 'secret');
  await press('Sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);

  await press('Leave without saving');
  expect(await screen.findByText('Landing page')).toBeVisible();
});

test('signing out asks only when something would be lost', async () => {
  const { visitor, title, press, endSession } = await openEditor();
  vi.mocked(signOut).mockImplementation(async () => endSession());
  await visitor.type(title, 'Rain');
  await press('Sign out');
  const question = await dialog();
  expect(within(question).getByRole('heading')).toHaveTextContent('Sign out without saving?');
  expect(signOut).not.toHaveBeenCalled();

  await visitor.click(within(question).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Landing page')).toBeVisible();
  expect(signOut).toHaveBeenCalledOnce();
});
