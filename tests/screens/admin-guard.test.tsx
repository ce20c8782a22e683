// product 13.8.
// product 13.2, 13.6.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeoutError } from '../../src/domain/failures/timeout';
import { countMessages } from '../../src/services/messages/message-counts';
import { currentRole } from '../../src/services/session/session';
import { expectLogged } from '../support/console';
import { emptyLandingPage } from '../support/empty-landing-page';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

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
  '%s shows Loading... and requests no data until the role is known',
  async (address) => {
    signedInAs('admin');
    vi.mocked(currentRole).mockReturnValue(new Promise(() => undefined));
    const page = renderAt(address);

    expect(await screen.findByText('Loading...')).toBeVisible();
    await waitFor(() => expect(currentRole).toHaveBeenCalled());
    expect(screen.getByRole('main')).toHaveTextContent(/^Loading\.\.\.$/);
    expect(countMessages).not.toHaveBeenCalled();
    expect(page.address()).toBe(address);
  },
);

test('once the role is known, the screen is shown with its data', async () => {
  signedInAs('admin');
  renderAt('/admin/contact');
  expect(await screen.findByText('No new messages found.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  expect(countMessages).toHaveBeenCalled();
});

test.each(GUARDED)(
  '%s redirects everybody but administrators to the landing page',
  async (address) => {
    signedInAs('none');
    emptyLandingPage();
    const page = renderAt(address);
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(countMessages).not.toHaveBeenCalled();
  },
);

test.each([
  ['fails', () => Promise.reject(new Error('permission-denied'))],
  ['times out', () => Promise.reject(new TimeoutError('No answer within 10000 ms'))],
])(
  'if reading the role of somebody new %s, the guard redirects to the landing page',
  async (_, read) => {
    expectLogged(/permission-denied|No answer/);
    signedInAs('none', 'somebody@example.com');
    emptyLandingPage();
    vi.mocked(currentRole).mockImplementation(read);
    const page = renderAt('/admin/contact');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(countMessages).not.toHaveBeenCalled();
  },
);

test('the flag in local storage grants nothing', async () => {
  localStorage.setItem('isAdmin', 'true');
  signedInAs('none');
  emptyLandingPage();
  const page = renderAt('/admin');
  await waitFor(() => expect(page.address()).toBe('/'));
  localStorage.clear();
});

test('the role is read again at every navigation', async () => {
  signedInAs('admin');
  emptyLandingPage();
  const page = renderAt('/admin/about');
  const inbox = await screen.findByRole('link', { name: /Contact/ });
  vi.mocked(currentRole).mockResolvedValue('none');
  await page.visitor.click(inbox);
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^You are no longer an administrator\./,
  );
});
