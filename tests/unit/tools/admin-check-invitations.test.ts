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

test('its own role, which may make and look up accounts, is as it must be', () => {
  expect(check([ROLE])).toMatchObject({ status: 'ok' });
});

test.each([
  ['no role', [], GOOD, /Nobody can be invited.*npm run deploy/],
  ['another role beside it', [ROLE, 'roles/editor'], GOOD, /take roles\/editor from site-inv/],
  ['another role alone', ['roles/datastore.user'], GOOD, /take roles\/datastore\.user from/],
  [
    'a role that may delete accounts',
    [ROLE],
    [...GOOD, 'firebaseauth.users.delete'],
    /siteInvitations: remove firebaseauth\.users\.delete/,
  ],
])('%s is not, and comes with the remedy', (_, roles, permissions, remedy) => {
  const { status, detail } = check(roles, permissions);
  expect(status).toBe('not ok');
  expect(detail).toMatch(remedy);
});

test('what Google does not tell is not checked', () => {
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
