import { fireEvent, screen, within } from '@testing-library/react';
import { INVITATIONS_PATH, type Administrator } from '../../src/store/team/team';
import { button } from './admin-screen';
import { renderAt } from './render-at';
import { haveSession } from './memory/auth';
import { memory } from './memory/firestore';
import { network } from './memory/network';

export const MIRA: Administrator = {
  uid: 'mira',
  name: 'Mira',
  email: 'mira@example.com',
  by: 'npm run admin',
  since: new Date('2026-03-02T10:00:00Z'),
};
export const ANU: Administrator = { ...MIRA, uid: 'anu', name: 'Anu', email: 'anu@example.com' };

/** Signs Mira in, and stores the team. */
export function storedTeam(...members: readonly Administrator[]) {
  memory.remove('users/admin');
  haveSession(MIRA.email);
  memory.remove('users/mira');
  for (const { uid, ...record } of members) {
    memory.put({ [`users/${uid}`]: { role: 'admin', ...record } });
  }
  network.serve(INVITATIONS_PATH, { uid: 'new', kind: 'new' });
}

/** Opens the page and waits for the list. */
export async function openTeam() {
  const page = renderAt('/admin/team');
  await screen.findByRole('list', { name: 'Administrators' });
  return page;
}

const type = (label: RegExp, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Fills in the form and submits it. */
export function inviteOnScreen(email: string, name = '') {
  type(/^Name/, name);
  type(/^Email address/, email);
  fireEvent.click(button('Invite'));
}

export const memberNames = () =>
  within(screen.getByRole('list', { name: 'Administrators' }))
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
