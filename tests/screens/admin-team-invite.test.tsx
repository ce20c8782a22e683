// product 39.2, 39.4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TeamError, type TeamProblem } from '../../src/domain/team/team-error';
import { confirmPassword } from '../../src/services/session/account';
import { giveRole, standingOf } from '../../src/services/team/administrators';
import { requestAccount } from '../../src/services/team/account-request';
import { sendInvitation } from '../../src/services/team/invitation-mail';
import { button, message } from '../support/admin-screen';
import { offline } from '../support/bulk-screen';
import { expectLogged } from '../support/console';
import { inviteOnScreen, memberNames, MIRA, openTeam, storedTeam } from '../support/team-screen';

vi.mock('../../src/services/team/administrators');
vi.mock('../../src/services/team/account-request');
vi.mock('../../src/services/team/invitation-mail');
vi.mock('../../src/services/session/account');

beforeEach(() => storedTeam(MIRA));

const field = (label: RegExp) => screen.getByLabelText(label);

test('an invitation makes the account, gives the role and sends the mail, and says what comes next', async () => {
  await openTeam();
  inviteOnScreen(' Anu@Example.com ', ' Anu  Varghese ');
  expect(await message('Anu Varghese is in the team now.')).toBeVisible();
  expect(requestAccount).toHaveBeenCalledExactlyOnceWith(
    'anu@example.com',
    'http://localhost:3000',
  );
  expect(giveRole).toHaveBeenCalledExactlyOnceWith('new', 'anu@example.com', 'Anu Varghese');
  expect(sendInvitation).toHaveBeenCalledExactlyOnceWith(
    'anu@example.com',
    'http://localhost:3000/admin-login',
  );
  expect(
    screen.getByText(/^Tell Anu Varghese: the mail comes from noreply@cinema\.example /),
  ).toBeVisible();
  await waitFor(() => expect(memberNames()).toEqual(['Mira', 'Anu Varghese']));
  expect(field(/^Email address/)).toHaveValue('');
});

test('a second press while one is pending sends nothing', async () => {
  await openTeam();
  inviteOnScreen('anu@example.com');
  fireEvent.click(screen.getByRole('button', { name: /^Invit/ }));
  expect(await message('anu@example.com is in the team now.')).toBeVisible();
  expect(requestAccount).toHaveBeenCalledTimes(1);
});

test.each([
  ['', 'Please type the email address of the person.'],
  ['anu', /looks like anu@example\.com/],
  ['anu@home', /looks like anu@example\.com/],
  ['a b@example.com', /looks like anu@example\.com/],
  [`${'a'.repeat(250)}@example.com`, /looks like anu@example\.com/],
])('an address that is none is said beside it: "%s"', async (email, words) => {
  await openTeam();
  inviteOnScreen(email);
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(field(/^Email address/)).toHaveFocus());
  expect(requestAccount).not.toHaveBeenCalled();
});

test('a name that is none is said beside it', async () => {
  await openTeam();
  inviteOnScreen('anu@example.com', '–');
  expect(await screen.findByText(/at least one letter/)).toBeVisible();
  await waitFor(() => expect(field(/^Name/)).toHaveFocus());
  expect(requestAccount).not.toHaveBeenCalled();
});

test('somebody who is in the team already is said to be', async () => {
  vi.mocked(giveRole).mockResolvedValue(false);
  await openTeam();
  inviteOnScreen('anu@example.com', 'Anu');
  expect(await message('Anu is in the team already. Nothing was changed.')).toBeVisible();
  expect(sendInvitation).not.toHaveBeenCalled();
});

describe('an account that was there before', () => {
  beforeEach(() => {
    vi.mocked(requestAccount).mockResolvedValue({
      uid: 'old',
      kind: 'known',
      created: 'Mon, 02 Mar 2026 10:00:00 GMT',
      lastSignIn: '',
    });
  });
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Make this account an administrator?' }));

  test('gets the role after a question that says since when it is there', async () => {
    await openTeam();
    inviteOnScreen('anu@example.com');
    expect(
      (await question()).getByText(/already: it was made on 2 March 2026\. Go on/),
    ).toBeVisible();
    fireEvent.click((await question()).getByRole('button', { name: 'Make administrator' }));
    expect(await message('anu@example.com is in the team now.')).toBeVisible();
    expect(giveRole).toHaveBeenCalledExactlyOnceWith('old', 'anu@example.com', '');
  });

  test('gets nothing without an answer, and what was typed stays', async () => {
    await openTeam();
    inviteOnScreen('anu@example.com');
    fireEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Invite')).toBeVisible());
    expect(giveRole).not.toHaveBeenCalled();
    expect(field(/^Email address/)).toHaveValue('anu@example.com');
  });

  test.each(['former', 'administrator'] as const)(
    'is not asked about if it is known as that of an administrator: %s',
    async (standing) => {
      vi.mocked(standingOf).mockResolvedValue(standing);
      await openTeam();
      inviteOnScreen('anu@example.com');
      expect(await message('anu@example.com is in the team now.')).toBeVisible();
    },
  );
});

describe('what breaks off', () => {
  test.each<[string, () => void]>([
    ['before the account', () => vi.mocked(requestAccount).mockRejectedValueOnce(offline)],
    ['between account and role', () => vi.mocked(giveRole).mockRejectedValueOnce(offline)],
  ])('%s is said, stays in the form, and is completed by a second press', async (_, breakOff) => {
    expectLogged(/Failed to fetch/);
    breakOff();
    await openTeam();
    inviteOnScreen('anu@example.com', 'Anu');
    expect(await message('Nobody was invited.')).toBeVisible();
    expect(field(/^Name/)).toHaveValue('Anu');
    fireEvent.click(button('Invite'));
    expect(await message('Anu is in the team now.')).toBeVisible();
    expect(sendInvitation).toHaveBeenCalledTimes(1);
  });

  test('between role and mail says that the mail is missing, and sends it by a press', async () => {
    expectLogged(/Failed to fetch/);
    vi.mocked(sendInvitation).mockRejectedValueOnce(offline);
    await openTeam();
    inviteOnScreen('anu@example.com', 'Anu');
    const said = await message(/But the mail to anu@example\.com could not be sent\./);
    const outcome = within(said.parentElement ?? said);
    fireEvent.click(outcome.getByRole('button', { name: 'Send the mail again' }));
    expect(await message(/^A mail to choose a password is on its way/)).toBeVisible();
  });
});

describe('what is refused says what to do', () => {
  test.each<[TeamProblem, RegExp]>([
    ['address', /Check how it is spelled/],
    ['unverified account', /press “Forgotten your password\?” on the sign-in page/],
    ['disabled account', /Authentication → Users/],
    ['unavailable', /Try again in a few minutes/],
  ])('%s', async (problem, words) => {
    expectLogged(words);
    vi.mocked(requestAccount).mockRejectedValue(new TeamError(problem));
    await openTeam();
    inviteOnScreen('anu@example.com');
    expect(await message('Nobody was invited.')).toBeVisible();
    expect(await message(words)).toBeVisible();
    expect(giveRole).not.toHaveBeenCalled();
    expect(field(/^Email address/)).toHaveValue('anu@example.com');
  });

  test('without the function the command for it, with the address', async () => {
    expectLogged(/cannot make accounts by itself/);
    vi.mocked(requestAccount).mockRejectedValue(new TeamError('not deployed'));
    await openTeam();
    inviteOnScreen('anu@example.com');
    expect(await message('npm run admin -- invite anu@example.com')).toBeVisible();
  });

  test('an old sign-in, which the password renews', async () => {
    vi.mocked(requestAccount).mockRejectedValueOnce(new TeamError('old sign-in'));
    vi.mocked(confirmPassword).mockResolvedValue();
    await openTeam();
    inviteOnScreen('anu@example.com');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your password' }));
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'moonlight-2025' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await message('anu@example.com is in the team now.')).toBeVisible();
    expect(requestAccount).toHaveBeenCalledTimes(2);
  });
});
