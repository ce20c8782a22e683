import { vi } from 'vitest';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Administrator } from '../../src/store/team/team';
import {
  giveRole,
  listAdministrators,
  ownUid,
  saveOwnName,
  standingOf,
  takeRole,
  requestAccount,
  inviteCommand,
  mailSender,
  sendInvitation,
} from '../../src/store/team/administrators';
import { button } from './admin-screen';
import { renderAt } from './render-at';
import { signedInAs } from './signed-in-as';

export const MIRA: Administrator = {
  uid: 'mira',
  name: 'Mira',
  email: 'mira@example.com',
  by: 'npm run admin',
  since: new Date('2026-03-02T10:00:00Z'),
};
export const ANU: Administrator = { ...MIRA, uid: 'anu', name: 'Anu', email: 'anu@example.com' };

/** Mira is signed in, and these are the team; invitations and removals change it. */
export function storedTeam(...members: readonly Administrator[]) {
  let team = members;
  signedInAs('admin', MIRA.email);
  vi.mocked(ownUid).mockReturnValue('mira');
  vi.mocked(listAdministrators).mockImplementation(async () => team);
  vi.mocked(requestAccount).mockResolvedValue({ uid: 'new', kind: 'new' });
  vi.mocked(standingOf).mockResolvedValue('none');
  vi.mocked(giveRole).mockImplementation(async (uid, email, name) => {
    team = [...team, { uid, email, name: name || undefined, by: MIRA.email, since: new Date() }];
    return true;
  });
  vi.mocked(takeRole).mockImplementation(async (uid) => {
    team = team.filter((member) => member.uid !== uid);
  });
  vi.mocked(saveOwnName).mockResolvedValue();
  vi.mocked(sendInvitation).mockResolvedValue();
  vi.mocked(mailSender).mockReturnValue('noreply@cinema.example');
  vi.mocked(inviteCommand).mockImplementation((email) => `npm run admin -- invite ${email}`);
}

/** Opens the page and waits for the list. */
export async function openTeam() {
  const page = renderAt('/admin/team');
  await screen.findByRole('list', { name: 'Administrators' });
  return page;
}

const type = (label: RegExp, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Fills in the form and sends it. */
export function inviteOnScreen(email: string, name = '') {
  type(/^Name/, name);
  type(/^Email address/, email);
  fireEvent.click(button('Invite'));
}

export const memberNames = () =>
  within(screen.getByRole('list', { name: 'Administrators' }))
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
