import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeoutError } from '../../src/domain/timeout';
import { countMessages } from '../../src/services/inbox';
import { currentAdmin } from '../../src/services/session';
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

test.each(GUARDED)('%s says Loading... and fetches nothing until the answer', async (address) => {
  signedInAs('admin');
  vi.mocked(currentAdmin).mockReturnValue(new Promise(() => undefined));
  const page = renderAt(address);

  expect(await screen.findByText('Loading...')).toBeVisible();
  await waitFor(() => expect(currentAdmin).toHaveBeenCalled());
  expect(screen.getByRole('main')).toHaveTextContent(/^Loading\.\.\.$/);
  expect(countMessages).not.toHaveBeenCalled();
  expect(page.address()).toBe(address);
});

test('after the answer the screen is there with its data', async () => {
  signedInAs('admin');
  renderAt('/admin/contact');
  expect(await screen.findByText('No new messages found.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  expect(countMessages).toHaveBeenCalled();
});

test.each(GUARDED)('%s leads anybody but an administrator home', async (address) => {
  signedInAs('none');
  emptyLandingPage();
  const page = renderAt(address);
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(countMessages).not.toHaveBeenCalled();
});

test.each([
  ['an error', () => Promise.reject(new Error('permission-denied'))],
  ['silence', () => Promise.reject(new TimeoutError('No answer within 10000 ms'))],
])('%s instead of an answer leads home', async (_, answer) => {
  expectLogged(/permission-denied|No answer/);
  signedInAs('none');
  emptyLandingPage();
  vi.mocked(currentAdmin).mockImplementation(answer);
  const page = renderAt('/admin/contact');
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(countMessages).not.toHaveBeenCalled();
});

test('the flag in local storage opens nothing', async () => {
  localStorage.setItem('isAdmin', 'true');
  signedInAs('none');
  emptyLandingPage();
  const page = renderAt('/admin');
  await waitFor(() => expect(page.address()).toBe('/'));
  localStorage.clear();
});

test('the role is asked anew at every step', async () => {
  signedInAs('admin');
  emptyLandingPage();
  const page = renderAt('/admin/about');
  const inbox = await screen.findByRole('link', { name: /Contact/ });
  vi.mocked(currentAdmin).mockResolvedValue('none');
  await page.visitor.click(inbox);
  await waitFor(() => expect(page.address()).toBe('/'));
});
