import { type Finding, finding } from './finding';
import { type Answer, listAt, textAt } from './google-api';

const WHAT = 'The function for invitations may make accounts, and nothing else';

/** The part before the `@` of the account that the function for invitations runs as. */
export const INVITATIONS_ACCOUNT_ID = 'site-invitations';

/** The id of its role, and all that this lets it do: no role of Google's is so narrow. */
export const INVITATIONS_ROLE = 'siteInvitations';
export const INVITATIONS_PERMISSIONS = ['firebaseauth.users.create', 'firebaseauth.users.get'];

/** The address of an account of the project. */
export const accountAddress = (id: string, project: string) =>
  `${id}@${project}.iam.gserviceaccount.com`;

/** The name of the role of the function for invitations. */
export const invitationsRole = (project: string) => `projects/${project}/roles/${INVITATIONS_ROLE}`;

/** Whether that function has its role alone, and the role no other permission (product 33.4). */
export function checkInvitations(project: string, policy: Answer, role: Answer): Finding {
  if (!policy.ok) return finding(WHAT, policy, () => undefined);
  const address = accountAddress(INVITATIONS_ACCOUNT_ID, project);
  const others = rolesOf(address, policy.body).filter((held) => held !== invitationsRole(project));
  if (others.length > 0) {
    const detail = `Google Cloud → IAM: take ${others.join(', ')} from ${address}.`;
    return { what: WHAT, status: 'not ok', detail };
  }
  if (!rolesOf(address, policy.body).includes(invitationsRole(project))) {
    const detail =
      'Nobody can be invited in the admin area: have an owner of the project run `npm run deploy` once.';
    return { what: WHAT, status: 'not ok', detail };
  }
  return finding(WHAT, role, (body) => {
    const more = listAt(body, 'includedPermissions').filter(
      (permission) => !INVITATIONS_PERMISSIONS.some((wanted) => wanted === permission),
    );
    return more.length === 0
      ? undefined
      : `Google Cloud → IAM → Roles → ${INVITATIONS_ROLE}: remove ${more.join(', ')}.`;
  });
}

const rolesOf = (address: string, policy: unknown): readonly string[] =>
  listAt(policy, 'bindings')
    .filter((binding) => listAt(binding, 'members').includes(`serviceAccount:${address}`))
    .map((binding) => textAt(binding, 'role'));
