// product 27.8.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  changePassword,
  PasswordError,
  type PasswordProblem,
} from '../../src/services/session/account';
import { button, message } from '../support/admin-screen';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

vi.mock('../../src/services/session/account', async (load) => ({
  ...(await load<typeof import('../../src/services/session/account')>()),
  changePassword: vi.fn(),
}));

beforeEach(() => void signedInAs('admin'));

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');

/** What has the focus afterwards: the field that is wrong, if one is. */
const focused = (problem: PasswordProblem) =>
  ({ wrong: current(), weak: next() })[problem as string] ?? button('Change password');

async function opened() {
  const page = renderAt('/admin/settings?tab=account');
  await screen.findByRole('form', { name: 'Change password' });
  return page;
}

test('the password is changed with the current one, and the form is empty again', async () => {
  const { visitor } = await opened();
  expect(screen.getByText('admin@example.com')).toBeVisible();
  expect(current()).toHaveAttribute('autocomplete', 'current-password');
  expect(next()).toHaveAttribute('autocomplete', 'new-password');
  await visitor.type(current(), 'moonlight-2025');
  await visitor.type(next(), 'boat rice lens rain');
  await visitor.click(button('Change password'));
  expect(await message(/^Your password is changed\./)).toBeVisible();
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('moonlight-2025', 'boat rice lens rain');
  await waitFor(() => expect(current()).toHaveValue(''));
  expect(next()).toHaveValue('');
});

test('what is missing or too short is said beside the field, and nothing is sent', async () => {
  const { visitor } = await opened();
  await visitor.type(next(), 'short');
  await visitor.click(button('Change password'));
  await waitFor(() => expect(current()).toHaveFocus());
  expect(current()).toHaveAccessibleDescription('Please type your current password.');
  expect(next()).toHaveAccessibleDescription(/Please choose at least 10 characters\./);
  expect(changePassword).not.toHaveBeenCalled();
});

test.each<[PasswordProblem, RegExp]>([
  ['wrong', /not your current password/],
  ['weak', /too easy to guess/],
  ['too many', /too many tries/],
  ['unreachable', /Check your connection/],
  ['signed out', /not signed in any more/],
  ['other', /could not be changed/],
])('a failure (%s) is explained, and the fields keep their content', async (problem, words) => {
  expectLogged(/was not changed/);
  vi.mocked(changePassword).mockRejectedValue(new PasswordError(problem));
  const { visitor } = await opened();
  await visitor.type(current(), 'moonlight-2025');
  await visitor.type(next(), 'boat rice lens rain');
  await visitor.click(button('Change password'));
  expect(await message(words)).toBeVisible();
  expect(next()).toHaveValue('boat rice lens rain');
  await waitFor(() => expect(focused(problem)).toHaveFocus());
});
