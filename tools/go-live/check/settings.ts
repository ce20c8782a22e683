import { type Finding, findingFromApi } from '../findings';
import { type Answer, at, listAt, type ReadApi, textAt } from '../google-answers';
import { site } from '../../../src/company/site';
import { bucketsIn } from './database';

const BUDGET_ALERT = 'A budget alert covers the project';

/** Checks whether a budget of the billing account has alerts for this project. */
export function checkBudget(
  project: Answer,
  billing: Answer,
  budgets: Answer | undefined,
): Finding {
  if (!billing.ok) return findingFromApi(BUDGET_ALERT, billing, () => undefined);
  if (at(billing.body, 'billingEnabled') !== true || !budgets) {
    return { what: 'No billing account: nothing can cost money', status: 'ok' };
  }
  if (!project.ok) return findingFromApi(BUDGET_ALERT, project, () => undefined);
  const number = String(at(project.body, 'projectNumber'));
  return findingFromApi(BUDGET_ALERT, budgets, (body) =>
    coversProject(body, number)
      ? undefined
      : 'Google Cloud → Billing → Budgets & alerts: create a budget with alerts.',
  );
}

/**
 * Returns whether one of the budgets of a billing account has alerts for the project with this
 * number.
 */
export const coversProject = (budgets: unknown, number: string): boolean =>
  listAt(budgets, 'budgets').some((budget) => {
    const projects = listAt(budget, 'budgetFilter', 'projects');
    const isCovered = projects.length === 0 || projects.includes(`projects/${number}`);
    return isCovered && listAt(budget, 'thresholdRules').length > 0;
  });

/**
 * Checks whether the CORS configuration of each bucket allows the admin area to read posters, from
 * which it draws the pictures for link previews (product 17.9).
 */
export async function checkCors(releases: Answer, readApi: ReadApi): Promise<readonly Finding[]> {
  const buckets = releases.ok ? bucketsIn(releases.body) : [];
  return Promise.all(
    buckets.map(async (bucket) => {
      const what = `The admin area can read pictures of the bucket ${bucket} (CORS)`;
      const answer = await readApi('storageOrigin', `GET /storage/v1/b/${bucket}?fields=cors`);
      return findingFromApi(what, answer, (body) =>
        listAt(body, 'cors').some(allowsRead) ? undefined : corsRemedy(bucket),
      );
    }),
  );
}

/** Returns the instruction for a bucket whose pictures the admin area cannot read. */
export const corsRemedy = (bucket: string) =>
  `Share pictures cannot be made. gcloud storage buckets update gs://${bucket} --cors-file=storage-cors.json`;

/** Returns whether a CORS rule of a bucket allows the site to read its files. */
export const allowsRead = (rule: unknown) =>
  hasOneOf(listAt(rule, 'origin'), ['*', site.origin]) &&
  hasOneOf(listAt(rule, 'method'), ['*', 'GET']);

const hasOneOf = (list: readonly unknown[], wanted: readonly string[]) =>
  wanted.some((value) => list.includes(value));

const STORAGE_RULES = 'The storage rules can read the role of an administrator';

/**
 * Checks whether Cloud Storage may read the database, without which it refuses every upload.
 * firebase-tools offers to grant the permission only once, when storage.rules have changed.
 */
export function checkCrossService(project: Answer, policy: Answer): Finding {
  if (!project.ok) return findingFromApi(STORAGE_RULES, project, () => undefined);
  const agent = storageAgent(textAt(project.body, 'projectNumber'));
  return findingFromApi(STORAGE_RULES, policy, (body) =>
    mayReadDatabase(body, agent)
      ? undefined
      : `Google Cloud → IAM → Grant access: give ${agent} the role "Firebase Rules Firestore Service Agent" (${STORAGE_ROLE}).`,
  );
}

/** The IAM role with which the storage rules can read roles in the database. */
export const STORAGE_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** Returns the service account of Cloud Storage in the project with this number. */
export const storageAgent = (number: string) =>
  `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

/** Returns whether a project's IAM policy grants that role to Cloud Storage. */
const mayReadDatabase = (policy: unknown, agent: string): boolean =>
  listAt(policy, 'bindings').some(
    (binding) =>
      textAt(binding, 'role') === STORAGE_ROLE &&
      listAt(binding, 'members').includes(`serviceAccount:${agent}`),
  );

const SETTINGS = 'Console → Authentication → Settings';

interface Switch {
  readonly what: string;
  /** The path of the value in the configuration; Google omits values that are off. */
  readonly path: readonly string[];
  /** The name in the console, under User actions. */
  readonly name: string;
}

/**
 * The settings that must be on so that strangers learn nothing and get no account (security.md
 * T02).
 */
export const CLOSED_TO_STRANGERS: readonly Switch[] = [
  {
    what: 'Visitors cannot make accounts',
    path: ['client', 'permissions', 'disabledUserSignup'],
    name: '"Enable create (sign-up)" off',
  },
  {
    what: 'Sign-in does not tell whether an address has an account',
    path: ['emailPrivacyConfig', 'enableImprovedEmailPrivacy'],
    name: '"Email enumeration protection" on',
  },
];

/** Checks the configuration of Authentication. */
export const checkSignIn = (config: Answer): readonly Finding[] => [
  ...CLOSED_TO_STRANGERS.map(({ what, path, name }) =>
    findingFromApi(what, config, (body) =>
      at(body, ...path) === true ? undefined : `${SETTINGS} → User actions: turn ${name}.`,
    ),
  ),
  findingFromApi('Sign-in by email works without reCAPTCHA', config, (body) =>
    textAt(body, 'recaptchaConfig', 'emailPasswordEnforcementState') === 'ENFORCE'
      ? `${SETTINGS} → Fraud prevention: do not enforce reCAPTCHA for email. The content policy of the site blocks it, and nobody can sign in.`
      : undefined,
  ),
];

const INVITATIONS = 'The function for invitations may make accounts, and nothing else';

/** The name of the service account of the function for invitations, before the `@`. */
export const INVITATIONS_ACCOUNT_ID = 'site-invitations';

/**
 * The id of the custom role of the function for invitations and its permissions: no predefined role
 * is as narrow.
 */
export const INVITATIONS_ROLE = 'siteInvitations';
export const INVITATIONS_PERMISSIONS = ['firebaseauth.users.create', 'firebaseauth.users.get'];

/** Returns the address of a service account of the project. */
export const accountAddress = (id: string, project: string) =>
  `${id}@${project}.iam.gserviceaccount.com`;

/** Returns the full name of the custom role of the function for invitations. */
export const invitationsRole = (project: string) => `projects/${project}/roles/${INVITATIONS_ROLE}`;

/**
 * Checks whether the function for invitations has only its custom role, and the role only its
 * permissions (product 33.4).
 */
export function checkInvitations(project: string, policy: Answer, role: Answer): Finding {
  if (!policy.ok) return findingFromApi(INVITATIONS, policy, () => undefined);
  const address = accountAddress(INVITATIONS_ACCOUNT_ID, project);
  const others = rolesOf(address, policy.body).filter((held) => held !== invitationsRole(project));
  if (others.length > 0) {
    const detail = `Google Cloud → IAM: take ${others.join(', ')} from ${address}.`;
    return { what: INVITATIONS, status: 'not ok', detail };
  }
  if (!rolesOf(address, policy.body).includes(invitationsRole(project))) {
    const detail =
      'Nobody can be invited in the admin area: have an owner of the project run `npm run deploy` once.';
    return { what: INVITATIONS, status: 'not ok', detail };
  }
  return findingFromApi(INVITATIONS, role, (body) => {
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
