// product 13.11, 27.8, 39.2, 39.4, 39.8.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PasswordProblem } from '../../../src/store/session/account';
import { button, message } from '../../support/admin-screen';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { type TeamProblem, INVITATIONS_PATH } from '../../../src/store/team/team';
import { inviteOnScreen, memberNames, MIRA, openTeam, storedTeam } from '../../support/team-screen';
import { dataAt } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { passwordOf } from '../../support/memory/auth';
import { skipPauses } from '../../support/skipped-pauses';

describe('the account of the user', () => {
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

  test('the password is changed with the current one, and the form is empty afterwards', async () => {
    const { visitor } = await opened();
    expect(screen.getByText('admin@example.com')).toBeVisible();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    // Where a password manager looks for the account.
    expect(document.querySelector('form [type=text][autocomplete=username]')).toHaveValue(
      'admin@example.com',
    );
    await visitor.type(current(), 'moonlight-2025');
    await visitor.type(next(), 'boat rains');
    await visitor.click(button('Change password'));
    expect(await message(/^Your password is changed\./)).toBeVisible();
    expect(passwordOf('admin@example.com')).toBe('boat rains');
    await waitFor(() => expect(current()).toHaveValue(''));
    expect(next()).toHaveValue('');
  });

  test('missing or too short input is reported beside the field, and nothing is sent', async () => {
    const { visitor } = await opened();
    await visitor.type(next(), 'moonlight');
    expect(screen.queryByText(/^Please/)).toBeNull();
    await visitor.click(button('Change password'));
    await waitFor(() => expect(current()).toHaveFocus());
    expect(current()).toHaveAccessibleDescription('Please type your current password.');
    expect(next()).toHaveAccessibleDescription(/Please choose at least 10 characters\./);
    expect(network.requests(/^(reauthenticate|password)/)).toEqual([]);
  });

  test.each<[PasswordProblem, string, RegExp]>([
    ['wrong', 'wrong-password', /not your current password/],
    ['weak', 'weak-password', /too easy to guess/],
    ['too many', 'too-many-requests', /too many tries/],
    ['unreachable', 'network-request-failed', /Check your connection/],
    ['signed out', 'user-token-expired', /not signed in any more/],
    ['other', 'internal-error', /could not be changed/],
  ])(
    'a failure (%s) is explained, and the fields keep their content',
    async (problem, code, words) => {
      expectLogged(/was not changed/);
      network.refuse(/^(reauthenticate|password)/, 'unavailable', { message: code });
      const { visitor } = await opened();
      await visitor.type(current(), 'moonlight-2025');
      await visitor.type(next(), 'boat rains');
      await visitor.click(button('Change password'));
      expect(await message(words)).toBeVisible();
      expect(next()).toHaveValue('boat rains');
      await waitFor(() => expect(focused(problem)).toHaveFocus());
    },
  );
});

describe('invitations', () => {
  const FUNCTION = /^POST .invitations/;
  const mails = () => network.requests(/^mail/);
  beforeEach(() => storedTeam(MIRA));

  const field = (label: RegExp) => screen.getByLabelText(label);

  test('an invitation creates the account, assigns the role, sends the mail, and explains the next steps', async () => {
    await openTeam();
    inviteOnScreen(' Anu@Example.com ', ' Anu  Varghese ');
    expect(await message('Anu Varghese is in the team now.')).toBeVisible();
    const record = { role: 'admin', email: 'anu@example.com', name: 'Anu Varghese', uid: 'mira' };
    expect(dataAt('users/new')).toMatchObject(record);
    expect(mails()).toEqual(['mail anu@example.com http://localhost:3000/admin-login']);
    expect(
      screen.getByText(
        /^Tell Anu Varghese: the mail comes from noreply@demo-cinema\.firebaseapp\.com /,
      ),
    ).toBeVisible();
    await waitFor(() => expect(memberNames()).toEqual(['Anu Varghese', 'Mira']));
    expect(field(/^Email address/)).toHaveValue('');
  });

  test.each([
    ['', 'Please type the email address of the person.'],
    ['anu', /looks like anu@example\.com/],
    ['anu@home', /looks like anu@example\.com/],
    ['a b@example.com', /looks like anu@example\.com/],
    [`${'a'.repeat(250)}@example.com`, /looks like anu@example\.com/],
  ])('an invalid address is reported beside it: "%s"', async (email, words) => {
    await openTeam();
    inviteOnScreen(email);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(field(/^Email address/)).toHaveFocus());
    expect(network.requests(FUNCTION)).toEqual([]);
  });

  test('inviting a member of the team reports that', async () => {
    memory.put({ 'users/new': { role: 'admin', email: 'anu@example.com', uid: 'somebody' } });
    await openTeam();
    inviteOnScreen('anu@example.com', 'Anu');
    expect(await message('Anu is in the team already. Nothing was changed.')).toBeVisible();
    expect(mails()).toEqual([]);
  });

  describe('an account that already existed', () => {
    beforeEach(() => {
      network.serve(INVITATIONS_PATH, {
        uid: 'old',
        kind: 'known',
        created: 'Mon, 02 Mar 2026 10:00:00 GMT',
        lastSignIn: '',
      });
    });
    const question = async () =>
      within(await screen.findByRole('dialog', { name: 'Make this account an administrator?' }));

    test('gets the role after a question that says since when the account exists', async () => {
      await openTeam();
      inviteOnScreen('anu@example.com');
      expect(
        (await question()).getByText(/already: it was made on 2 March 2026\. Go on/),
      ).toBeVisible();
      fireEvent.click((await question()).getByRole('button', { name: 'Make administrator' }));
      expect(await message('anu@example.com is in the team now.')).toBeVisible();
      expect(dataAt('users/old')).toMatchObject({ role: 'admin', email: 'anu@example.com' });
    });

    test('gets nothing if the question is cancelled, and the typed text is preserved', async () => {
      await openTeam();
      inviteOnScreen('anu@example.com');
      fireEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(button('Invite')).toBeVisible());
      expect(dataAt('users/old')).toBeUndefined();
      expect(field(/^Email address/)).toHaveValue('anu@example.com');
    });

    test.each([
      ['former', { until: new Date('2026-01-01') }],
      ['administrator', { role: 'admin', uid: 'mira' }],
    ])('needs no question if it is known as an administrator: %s', async (_, record) => {
      memory.put({ 'users/old': record });
      await openTeam();
      inviteOnScreen('anu@example.com');
      expect(await message('anu@example.com is in the team now.')).toBeVisible();
    });
  });

  describe('an interruption', () => {
    test.each([
      ['before the account', FUNCTION],
      ['between account and role', /^commit users/],
    ])(
      'by %s is reported, preserves the form, and is completed by a second press',
      async (_, broken) => {
        expectLogged(/Failed to fetch/);
        skipPauses();
        network.cut(broken);
        await openTeam();
        inviteOnScreen('anu@example.com', 'Anu');
        expect(await message('Nobody was invited.')).toBeVisible();
        expect(field(/^Name/)).toHaveValue('Anu');
        network.accept(broken);
        fireEvent.click(button('Invite'));
        expect(await message('Anu is in the team now.')).toBeVisible();
        expect(mails()).toHaveLength(1);
      },
    );

    test('between role and mail reports the missing mail, and a press sends it', async () => {
      expectLogged(/Failed to fetch/);
      network.cut(/^mail/);
      await openTeam();
      inviteOnScreen('anu@example.com', 'Anu');
      const said = await message(/But the mail to anu@example\.com could not be sent\./);
      const outcome = within(said.parentElement ?? said);
      network.accept(/^mail/);
      fireEvent.click(outcome.getByRole('button', { name: 'Send the mail again' }));
      expect(await message(/^A mail to choose a password is on its way/)).toBeVisible();
    });
  });

  describe('a refusal explains what to do', () => {
    test.each<[TeamProblem, RegExp]>([
      ['address', /Check how it is spelled/],
      ['unverified account', /press “Forgotten your password\?” on the sign-in page/],
      ['disabled account', /Authentication → Users/],
      ['unavailable', /Try again in a few minutes/],
    ])('%s', async (problem, words) => {
      expectLogged(words);
      if (problem === 'unavailable') network.refuse(FUNCTION, problem);
      else network.serve(INVITATIONS_PATH, { problem });
      await openTeam();
      inviteOnScreen('anu@example.com');
      expect(await message('Nobody was invited.')).toBeVisible();
      expect(await message(words)).toBeVisible();
      expect(dataAt('users/old')).toBeUndefined();
      expect(field(/^Email address/)).toHaveValue('anu@example.com');
    });

    test('without the function shows the command with the address', async () => {
      expectLogged(/cannot make accounts by itself/);
      network.refuse(FUNCTION, 'not-found');
      await openTeam();
      inviteOnScreen('anu@example.com');
      expect(await message(/^npm run admin -- invite anu@example\.com /)).toBeVisible();
    });
  });
});
