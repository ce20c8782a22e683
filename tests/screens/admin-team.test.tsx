// product 39.1, 39.5, 39.7.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TeamError } from '../../src/store/team/team';
import { currentRole } from '../../src/store/session/session';
import { confirmPassword, PasswordError } from '../../src/store/session/account';
import {
  listAdministrators,
  saveOwnName,
  takeRole,
  sendInvitation,
} from '../../src/store/team/administrators';
import { button, card, message } from '../support/admin-screen';
import { offline } from '../support/bulk-screen';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { ANU, memberNames, MIRA, openTeam, storedTeam } from '../support/team-screen';

vi.mock('../../src/store/team/administrators');
vi.mock('../../src/store/session/account', async (load) => ({
  ...(await load<typeof import('../../src/store/session/account')>()),
  confirmPassword: vi.fn(),
}));

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

describe('the list', () => {
  test('says of everybody name, address, since when and by whom', async () => {
    await openTeam();
    expect(memberNames()).toEqual(['Anu', 'Mira']);
    expect(await card('Anu')).toHaveTextContent(
      /^Anuanu@example\.comSince 2 Mar 2026, .+, invited by npm run admin/,
    );
  });

  test('says by name who has invited somebody, where that is known', async () => {
    storedTeam({ ...ANU, by: 'mira@example.com' }, MIRA);
    await openTeam();
    expect(await card('Anu')).toHaveTextContent(/invited by Mira$|invited by MiraSend/);
  });

  test('offers nothing to remove oneself with', async () => {
    await openTeam();
    const own = within(await card('Mira'));
    expect(own.getByText('You')).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
  });

  test('says of records that were made by hand what there is, and how the rest comes', async () => {
    storedTeam({ uid: 'old' }, { uid: 'mira' });
    await openTeam();
    expect(await card('Without a name')).toHaveTextContent(
      'Account old. The address appears when this person has signed in.',
    );
    expect(await card('mira@example.com')).toHaveTextContent('You');
  });

  test('can be asked for again when it cannot be read, and one can invite meanwhile', async () => {
    expectLogged(/Failed to fetch/);
    vi.mocked(listAdministrators).mockRejectedValueOnce(offline);
    const { visitor } = renderAt('/admin/team');
    expect(await screen.findByText(/^The team could not be loaded\./)).toBeVisible();
    expect(button('Invite')).toBeEnabled();
    await visitor.click(button('Try again'));
    expect(await card('Anu')).toBeVisible();
  });
});

describe('a removal', () => {
  test('asks first, and says what it means', async () => {
    await openTeam();
    const question = await askToRemove('Anu');
    expect(question.getByText(/can see and change nothing here/)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(takeRole).not.toHaveBeenCalled();
  });

  test('takes the role, and the person out of the list', async () => {
    await openTeam();
    await remove('Anu');
    expect(await message('Anu is no longer in the team.')).toBeVisible();
    expect(takeRole).toHaveBeenCalledExactlyOnceWith('anu');
    await waitFor(() => expect(memberNames()).toEqual(['Mira']));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Administrators' })).toHaveFocus());
  });

  test('that fails says so, and the person stays', async () => {
    expectLogged(/Failed to fetch/);
    vi.mocked(takeRole).mockRejectedValue(offline);
    await openTeam();
    await remove('Anu');
    expect(await message('Anu was not removed.')).toBeVisible();
    expect(memberNames()).toEqual(['Anu', 'Mira']);
  });

  test('by somebody whose own role was taken at the same moment leads out of the area', async () => {
    expectLogged(/no longer an administrator/);
    vi.mocked(takeRole).mockImplementation(async () => {
      vi.mocked(currentRole).mockResolvedValue('none');
      throw new TeamError('no administrator');
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
    vi.mocked(takeRole).mockRejectedValueOnce(new TeamError('old sign-in'));
    vi.mocked(confirmPassword).mockResolvedValue();
  });

  test('has the password asked for, and the change goes on', async () => {
    await openTeam();
    await remove('Anu');
    await password();
    expect(document.querySelector('dialog [type=text][autocomplete=username]')).toHaveValue(
      MIRA.email,
    );
    await answer('moonlight-2025');
    expect(await message('Anu is no longer in the team.')).toBeVisible();
    expect(confirmPassword).toHaveBeenCalledExactlyOnceWith('moonlight-2025');
    expect(takeRole).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('changes nothing without the password, and says no more', async () => {
    await openTeam();
    await remove('Anu');
    fireEvent.click((await password()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(takeRole).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Anu was not removed.')).not.toBeInTheDocument();
    expect(memberNames()).toEqual(['Anu', 'Mira']);
  });

  test.each([
    ['wrong', 'This is not your password.'],
    ['too many', /too many tries/],
    ['unreachable', /Check your connection/],
    ['other', /could not be checked/],
  ] as const)('says beside the field what is wrong: %s', async (problem, words) => {
    expectLogged(/not changed/);
    vi.mocked(confirmPassword).mockRejectedValue(new PasswordError(problem));
    await openTeam();
    await remove('Anu');
    await answer('x');
    expect(await (await password()).findByText(words)).toBeVisible();
    expect((await password()).getByLabelText('Password')).toHaveValue('');
    expect(takeRole).toHaveBeenCalledTimes(1);
  });

  test('asks for something to be typed', async () => {
    await openTeam();
    await remove('Anu');
    await answer('');
    expect((await password()).getByText('Please type your password.')).toBeVisible();
    expect(confirmPassword).not.toHaveBeenCalled();
  });

  test('that the server does not take even then is said, and not asked for without an end', async () => {
    expectLogged(/newer sign-in/);
    vi.mocked(takeRole).mockRejectedValueOnce(new TeamError('old sign-in'));
    await openTeam();
    await remove('Anu');
    await answer('moonlight-2025');
    expect(await message(/^The server asks for a newer sign-in\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('beside that', () => {
  test('the mail can be sent again', async () => {
    await openTeam();
    fireEvent.click(await action('Anu', 'Send the mail again'));
    expect(await message(/^A mail to choose a password is on its way to anu@/)).toBeVisible();
    expect(sendInvitation).toHaveBeenCalledExactlyOnceWith(
      'anu@example.com',
      'http://localhost:3000/admin-login',
    );
  });

  test('one gives oneself a name, in one line', async () => {
    await openTeam();
    const field = await screen.findByLabelText('Your name');
    expect(field).toHaveValue('Mira');
    fireEvent.change(field, { target: { value: ' Mira\u202e  Thomas ' } });
    fireEvent.click(button('Save your name'));
    expect(await message('Your name is saved.')).toBeVisible();
    expect(saveOwnName).toHaveBeenCalledExactlyOnceWith('Mira Thomas');
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
    expect(saveOwnName).not.toHaveBeenCalled();
  });
});
