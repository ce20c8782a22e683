// product 13.1, 13.2, 13.3, 13.5, 13.6 and 13.8.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { network } from '../support/memory/network';
import { PASSWORD, endSession, haveAccount, haveSession, setRole } from '../support/memory/auth';

// Before the guard, whose messages stay on the page.
describe('the login', () => {
  beforeEach(() => {
    endSession();
    haveAccount('admin@example.com', { password: ' a secret ' });
  });

  const email = () => screen.getByRole('textbox', { name: 'Email' });
  const password = () => screen.getByLabelText('Password');
  const login = () => screen.getByRole('button', { name: 'Login' });
  const signIns = () => network.requests(/^signIn/);

  /** Waits until the admin area and its data are loaded. */
  async function adminAreaLoaded() {
    expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: /Loading/ })).not.toBeInTheDocument(),
    );
  }

  async function filledIn(address = '/admin-login') {
    const page = renderAt(address);
    await screen.findByRole('heading', { level: 1, name: 'Admin login' });
    fireEvent.change(email(), { target: { value: ' admin@example.com' } });
    fireEvent.change(password(), { target: { value: ' a secret ' } });
    return page;
  }

  test('the form has the required fields Email and Password', async () => {
    renderAt('/admin-login');
    await screen.findByRole('form', { name: 'Sign in' });
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toBeRequired();
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  test('the password can be shown and hidden', async () => {
    const { visitor } = await filledIn();
    await visitor.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await visitor.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test.each(['/admin-login', '/admin-login?next=https://evil.example', '/admin-login?next=//evil'])(
    'from %s an administrator is sent to /admin and nowhere else',
    async (address) => {
      const page = await filledIn(address);
      await page.visitor.click(login());
      await adminAreaLoaded();
      expect(page.address()).toMatch(/^\/admin(\/|$)/);
      expect(signIns()).toEqual(['signIn admin@example.com']);
    },
  );

  test('an administrator who is signed in already is sent to /admin', async () => {
    haveSession();
    const page = renderAt('/admin-login');
    await adminAreaLoaded();
    expect(page.address()).toMatch(/^\/admin(\/|$)/);
  });

  test('while signing in, the button shows it and a second press does nothing', async () => {
    const answer = network.hold(/^signIn/);
    const { visitor } = await filledIn();
    await visitor.dblClick(login());
    expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeVisible();
    expect(signIns()).toHaveLength(1);
    answer();
    await adminAreaLoaded();
    expect(screen.queryByText('Signing in…')).not.toBeInTheDocument();
  });

  test.each([
    ['invalid-credential', () => haveAccount('admin@example.com', { password: 'x' })],
    [
      'too-many-requests',
      () => network.refuse(/^signIn/, 'unavailable', { message: 'too-many-requests' }),
    ],
    ['an unanswered question', () => network.refuse(/^batchGet users/, 'unavailable')],
  ])('%s is reported as Invalid credentials', async (_, begin) => {
    expectLogged(/Error/);
    begin();
    const { visitor } = await filledIn();
    await visitor.click(login());
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials');
    expect(email()).toHaveValue('admin@example.com');
    await visitor.click(login());
    await waitFor(() => expect(signIns()).toHaveLength(2));
  });

  test('a browser that cannot store the session is not reported as Invalid credentials', async () => {
    expectLogged(/SessionNotKeptError/);
    network.refuse(/^keep/, 'unavailable', { message: 'internal-error' });
    const { visitor } = await filledIn();
    await visitor.click(login());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This browser could not keep the session: it has no room left, or may not store anything\./,
    );
  });

  test('a user who is not an administrator gets a message and the password is cleared', async () => {
    expectLogged(/NotAnAdminError/);
    setRole();
    const { visitor } = await filledIn();
    await visitor.click(login());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You are not authorized as an admin',
    );
    expect(password()).toHaveValue('');
  });

  test('a password reset has the same message for every address', async () => {
    const { visitor } = await filledIn();
    await visitor.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
    expect(email()).toHaveValue('admin@example.com');
    await visitor.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/If this address has an account/)).toBeVisible();
    expect(network.requests(/^mail/)).toEqual(['mail admin@example.com']);

    await visitor.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(password()).toHaveValue('');
  });

  test('a password reset that fails is reported', async () => {
    expectLogged(/network/);
    network.refuse(/^mail/, 'unavailable', { message: 'network-request-failed' });
    const { visitor } = await filledIn();
    await visitor.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
    await visitor.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be requested/);
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });
});

describe('the guard', () => {
  const ROLE = /^batchGet users/;
  const MESSAGES = /contactMessages/;
  const GUARDED = [
    '/admin',
    '/admin/contact',
    '/admin/about',
    '/admin/nothing',
    '/add-announcement',
    '/upload',
    '/uploadMovie',
  ] as const;

  test.each(GUARDED)(
    '%s shows Loading... and requests nothing before the role is known',
    async (address) => {
      network.hold(ROLE);
      const page = renderAt(address);

      expect(await screen.findByText('Loading...')).toBeVisible();
      await waitFor(() => expect(network.requests(ROLE)).toHaveLength(1));
      expect(screen.getByRole('main')).toHaveTextContent(/^Loading\.\.\.$/);
      expect(network.requests()).toHaveLength(1);
      expect(page.address()).toBe(address);
    },
  );

  test('once the role is known, the screen is shown with its data', async () => {
    renderAt('/admin/contact');
    expect(await screen.findByText('No new messages found.')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(network.requests(MESSAGES)).not.toEqual([]);
  });

  test.each(GUARDED)(
    '%s redirects everybody but administrators to the landing page',
    async (address) => {
      haveSession('visitor@example.com', 'none');
      const page = renderAt(address);
      await waitFor(() => expect(page.address()).toBe('/'));
      expect(network.requests(MESSAGES)).toEqual([]);
    },
  );

  test('a link that is opened without a session leads to the sign-in, and then to its page', async () => {
    endSession();
    const page = renderAt('/admin/movies?status=Upcoming');
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeVisible();
    expect(page.address()).toBe('/admin-login');
    expect(network.requests(MESSAGES)).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), {
      target: { value: 'admin@example.com' },
    });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
    await page.visitor.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(page.address()).toBe('/admin/movies?status=Upcoming');

    // Once: who signs in later begins at the homepage of the area.
    await page.router.navigate('/admin-login');
    await waitFor(() => expect(page.address()).toBe('/admin'));
  });

  test.each([
    ['is refused', 'permission-denied'],
    ['fails', 'unavailable'],
  ] as const)(
    'if reading the role of a new session %s, the guard redirects to the landing page',
    async (_, code) => {
      expectLogged(/permission-denied|unavailable/);
      haveSession('somebody@example.com');
      network.refuse(ROLE, code);
      const page = renderAt('/admin/contact');
      await waitFor(() => expect(page.address()).toBe('/'));
      expect(network.requests(MESSAGES)).toEqual([]);
    },
  );

  test('the flag in local storage grants nothing', async () => {
    localStorage.setItem('isAdmin', 'true');
    haveSession('visitor@example.com', 'none');
    const page = renderAt('/admin');
    await waitFor(() => expect(page.address()).toBe('/'));
  });
});
