// product 39.1, 39.5, 39.6, 39.7.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button, card, message } from '../support/admin-screen';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { ANU, memberNames, MIRA, openTeam, storedTeam } from '../support/team-screen';
import { dataAt } from '../support/memory/database';
import { network } from '../support/memory/network';
import { setRole, ageSession, PASSWORD } from '../support/memory/auth';
import { FRESH_SIGN_IN_MS } from '../../src/store/team/team';
import { Refusal } from '../support/memory/documents';
import { skipPauses } from '../support/skipped-pauses';

/** The requests that take or give the role. */
const ROLE = /^commit users/;
const roleOf = (uid: string) => dataAt(`users/${uid}`)?.['role'];

beforeEach(() => storedTeam(ANU, MIRA));

const action = async (name: string, label: string) =>
  within(await card(name)).getByRole('button', { name: label });
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function askToRemove(name: string) {
  fireEvent.click(await action(name, 'Remove'));
  return within(await dialog('Remove from the team?'));
}
const remove = async (name: string) =>
  void fireEvent.click((await askToRemove(name)).getByRole('button', { name: 'Remove' }));

describe('the list of administrators', () => {
  test('shows name, address, since when and by whom for each', async () => {
    await openTeam();
    expect(memberNames()).toEqual(['Anu', 'Mira']);
    expect(await card('Anu')).toHaveTextContent(
      /^Anuanu@example\.comSince 2 Mar 2026, .+, invited by npm run admin/,
    );
  });

  test('shows the name of the inviting administrator if it is known', async () => {
    storedTeam({ ...ANU, by: 'mira@example.com' }, MIRA);
    await openTeam();
    expect(await card('Anu')).toHaveTextContent(/invited by Mira$|invited by MiraSend/);
  });

  test('has no action to remove oneself', async () => {
    await openTeam();
    const own = within(await card('Mira'));
    expect(own.getByText('You')).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows records that were created by hand as far as they are complete, with the remedy', async () => {
    storedTeam({ uid: 'old' }, { uid: 'mira' });
    await openTeam();
    expect(await card('Without a name')).toHaveTextContent(
      'Account old. The address appears when this person has signed in.',
    );
    expect(await card('mira@example.com')).toHaveTextContent('You');
  });

  test('can be read again after a failure, and an invitation is possible meanwhile', async () => {
    expectLogged(/Failed to fetch/);
    network.cut(/^runQuery users/);
    const { visitor } = renderAt('/admin/team');
    expect(await screen.findByText(/^The team could not be loaded\./)).toBeVisible();
    expect(button('Invite')).toBeEnabled();
    network.accept(/^runQuery users/);
    await visitor.click(button('Try again'));
    expect(await card('Anu')).toBeVisible();
  });
});

describe('a removal', () => {
  test('asks first, and explains the consequences', async () => {
    await openTeam();
    const question = await askToRemove('Anu');
    expect(question.getByText(/can see and change nothing here/)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(roleOf('anu')).toBe('admin');
  });

  test('removes the role, and the person from the list', async () => {
    await openTeam();
    await remove('Anu');
    expect(await message('Anu is no longer in the team.')).toBeVisible();
    expect(roleOf('anu')).toBeUndefined();
    await waitFor(() => expect(memberNames()).toEqual(['Mira']));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Administrators' })).toHaveFocus());
  });

  test('that fails shows an error, and the person stays', async () => {
    expectLogged(/Failed to fetch/);
    skipPauses();
    network.cut(ROLE);
    await openTeam();
    await remove('Anu');
    expect(await message('Anu was not removed.')).toBeVisible();
    expect(memberNames()).toEqual(['Anu', 'Mira']);
  });

  test('by an administrator whose own role was removed meanwhile leaves the admin area', async () => {
    expectLogged(/permission-denied/);
    network.before(ROLE, () => {
      setRole(MIRA.email);
      throw new Refusal('permission-denied');
    });
    const { address } = await openTeam();
    await remove('Anu');
    expect(await message(/^You are no longer an administrator\. If that/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('a sign-in of more than five minutes ago', () => {
  const password = async () => within(await dialog('Your password'));
  const answer = async (text: string) => {
    fireEvent.change((await password()).getByLabelText('Password'), { target: { value: text } });
    fireEvent.click((await password()).getByRole('button', { name: 'Continue' }));
  };

  beforeEach(() => {
    ageSession(FRESH_SIGN_IN_MS + 1000);
  });

  test('leads to the question for the password, and then the change continues', async () => {
    await openTeam();
    await remove('Anu');
    await password();
    expect(document.querySelector('dialog [type=text][autocomplete=username]')).toHaveValue(
      MIRA.email,
    );
    await answer(PASSWORD);
    expect(await message('Anu is no longer in the team.')).toBeVisible();
    expect(roleOf('anu')).toBeUndefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('changes nothing without the password, without a message', async () => {
    await openTeam();
    await remove('Anu');
    fireEvent.click((await password()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.requests(ROLE)).toEqual([]);
    expect(screen.queryByText('Anu was not removed.')).not.toBeInTheDocument();
    expect(memberNames()).toEqual(['Anu', 'Mira']);
  });

  test.each([
    ['wrong-password', 'This is not your password.'],
    ['too-many-requests', /too many tries/],
    ['network-request-failed', /Check your connection/],
    ['internal-error', /could not be checked/],
  ] as const)('says beside the field what is wrong: %s', async (code, words) => {
    expectLogged(/not changed/);
    network.refuse(/^reauthenticate/, 'unavailable', { message: code });
    await openTeam();
    await remove('Anu');
    await answer('x');
    expect(await (await password()).findByText(words)).toBeVisible();
    expect((await password()).getByLabelText('Password')).toHaveValue('');
    expect(roleOf('anu')).toBe('admin');
  });

  test('requires a typed password', async () => {
    await openTeam();
    await remove('Anu');
    await answer('');
    expect((await password()).getByText('Please type your password.')).toBeVisible();
    expect(network.requests(/^reauthenticate/)).toEqual([]);
  });

  test('that the server still refuses is reported, and not repeated for ever', async () => {
    expectLogged(/newer sign-in/);
    network.refuse(ROLE, 'permission-denied');
    await openTeam();
    await remove('Anu');
    await answer(PASSWORD);
    expect(await message(/^The server asks for a newer sign-in\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('in addition', () => {
  test('the mail can be sent again', async () => {
    await openTeam();
    fireEvent.click(await action('Anu', 'Send the mail again'));
    expect(await message(/^A mail to choose a password is on its way to anu@/)).toBeVisible();
    const mail = 'mail anu@example.com http://localhost:3000/admin-login';
    expect(network.requests(/^mail/)).toEqual([mail]);
  });

  test('administrators set their own name, in one line', async () => {
    await openTeam();
    const field = await screen.findByLabelText('Your name');
    expect(field).toHaveValue('Mira');
    fireEvent.change(field, { target: { value: ' Mira\u202e  Thomas ' } });
    fireEvent.click(button('Save your name'));
    expect(await message('Your name is saved.')).toBeVisible();
    expect(dataAt('users/mira')).toMatchObject({ name: 'Mira Thomas', email: MIRA.email });
  });

  test.each([
    ['', 'Please type your name.'],
    ['…', /at least one letter/],
    ['a'.repeat(101), /^Please shorten this/],
  ])('no name "%s"', async (name, words) => {
    await openTeam();
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: name } });
    fireEvent.click(button('Save your name'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(network.requests(ROLE)).toEqual([]);
  });
});
