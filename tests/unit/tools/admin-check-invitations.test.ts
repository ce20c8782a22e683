// product 33.4.
import { expect, test } from 'vitest';
import { checkInvitations } from '../../../tools/go-live/check/settings';

const ADDRESS = 'site-invitations@cinema.iam.gserviceaccount.com';
const ROLE = 'projects/cinema/roles/siteInvitations';
const GOOD = ['firebaseauth.users.create', 'firebaseauth.users.get'];

/** What is found where the account has these roles, and its own role these permissions. */
function check(roles: readonly string[], permissions: readonly string[] = GOOD) {
  const bindings = roles.map((role) => ({ role, members: [`serviceAccount:${ADDRESS}`] }));
  const others = { role: 'roles/owner', members: ['user:anu@example.com'] };
  return checkInvitations(
    'cinema',
    { ok: true, body: { bindings: [others, ...bindings] } },
    { ok: true, body: { includedPermissions: permissions } },
  );
}

test('the account for invitations is correct if it has only its own role, which may create and read accounts', () => {
  expect(check([ROLE])).toMatchObject({ status: 'ok' });
});

test.each([
  ['no role', [], GOOD, /Nobody can be invited.*npm run deploy/],
  ['an additional role', [ROLE, 'roles/editor'], GOOD, /take roles\/editor from site-inv/],
  ['only another role', ['roles/datastore.user'], GOOD, /take roles\/datastore\.user from/],
  [
    'a role that may delete accounts',
    [ROLE],
    [...GOOD, 'firebaseauth.users.delete'],
    /siteInvitations: remove firebaseauth\.users\.delete/,
  ],
])(
  'for %s, the check of the account for invitations names the remedy',
  (_, roles, permissions, remedy) => {
    const { status, detail } = check(roles, permissions);
    expect(status).toBe('not ok');
    expect(detail).toMatch(remedy);
  },
);

test('if Google refuses to return the roles, they are reported as not checked', () => {
  const refused = { ok: false, reason: '403 Denied' } as const;
  const read = { ok: true, body: {} } as const;
  for (const [policy, role] of [
    [refused, read],
    [
      { ok: true, body: { bindings: [{ role: ROLE, members: [`serviceAccount:${ADDRESS}`] }] } },
      refused,
    ],
  ] as const) {
    expect(checkInvitations('cinema', policy, role)).toMatchObject({
      status: 'not checked',
      detail: '403 Denied',
    });
  }
});
