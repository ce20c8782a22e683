import {
  STORAGE_ROLE,
  storageAgent,
  accountAddress,
  INVITATIONS_ACCOUNT_ID,
  INVITATIONS_PERMISSIONS,
  INVITATIONS_ROLE,
  invitationsRole,
} from '../check/settings';
import { listAt, textAt } from '../google-answers';
import { SetupError } from '../../development/command-line';
import type { CallApi } from '../google-apis';

/** The region of a deployed function and the name of its Cloud Run service. */
export interface DeployedFunction {
  readonly functionId: string;
  readonly region: string;
}

/** A service account of a function. */
export interface FunctionAccount {
  /** The name in the account's address, before the `@`. */
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
}

/** The service account of the function that serves pages. */
export const PAGES_ACCOUNT: FunctionAccount = {
  id: 'site-pages',
  displayName: 'Pages of the site',
  description: 'The function that answers pages runs as this account, which needs no role.',
};

/** The service account of the function that creates accounts for invited people. */
export const INVITATIONS_ACCOUNT: FunctionAccount = {
  id: INVITATIONS_ACCOUNT_ID,
  displayName: 'Invitations of the site',
  description: 'The function for invitations runs as this account, which may make accounts only.',
};

const MISSING = 404;
const FORBIDDEN = 403;
const EXISTS = 409;
const INVOKER_ROLE = 'roles/run.invoker';
const ONE_DAY = '86400s';

const isOk = (status: number) => status < 400;
const reasonOf = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  `${status} ${textAt(body, 'error', 'message')}`.trim();

/**
 * Returns the number of the project, and requires that it has a database: firebase-tools would
 * create one in the USA, whose location cannot be changed.
 *
 * @throws SetupError if there is no such project, or no database in it: firebase-tools would create
 * one in the USA, where it stays for ever
 */
export async function findProject(call: CallApi, project: string): Promise<string> {
  const found = await call('firebaseApiOrigin', `GET /v1beta1/projects/${project}`);
  if (!isOk(found.status)) {
    throw new SetupError(
      `The project ${project} does not exist, or this login may not see it (${reasonOf(found)}): ` +
        'correct VITE_FIREBASE_PROJECT_ID, or sign in with another account by `npx firebase login`.',
    );
  }
  const databases = `/v1/projects/${project}/databases/(default)`;
  const database = await call('firestoreOrigin', `GET ${databases}`);
  if (!isOk(database.status)) {
    throw new SetupError(
      `The project ${project} has no database yet (${reasonOf(database)}): create Firestore in the ` +
        'Firebase console, in a region near your visitors, as it cannot be moved later.',
    );
  }
  return textAt(found.body, 'projectNumber');
}

/**
 * Grants Cloud Storage the role to read the database, for the look-ups in storage.rules.
 * firebase-tools only asks interactively, and without the role every upload is refused.
 *
 * @returns what was done, or the remedy
 */
export async function allowStorageRules(
  call: CallApi,
  number: string,
): Promise<string | undefined> {
  const agent = storageAgent(number);
  const manualRemedy = `give ${agent} the role "Firebase Rules Firestore Service Agent" under Google Cloud → IAM → Grant access, or nobody can upload pictures`;
  const outcome = await bind(call, number, STORAGE_ROLE, `serviceAccount:${agent}`);
  switch (outcome) {
    case 'bound':
      return undefined;
    case 'done':
      return 'The storage rules may read the database now.';
    case 'unreadable':
      return `The project's roles cannot be read: ${manualRemedy}.`;
    default:
      return `The storage rules may not read the database (${outcome.refused}): ${manualRemedy}.`;
  }
}

type Bound = 'bound' | 'done' | 'unreadable' | { readonly refused: string };

/** Grants a role to a member of the project, unless it has the role already. */
async function bind(call: CallApi, number: string, role: string, member: string): Promise<Bound> {
  const resource = `/v1/projects/${number}`;
  const policy = await call('resourceManagerOrigin', `POST ${resource}:getIamPolicy`, {
    options: { requestedPolicyVersion: 3 },
  });
  if (!isOk(policy.status)) return 'unreadable';
  const bindings = listAt(policy.body, 'bindings');
  const isBound = bindings.some(
    (each) => textAt(each, 'role') === role && listAt(each, 'members').includes(member),
  );
  if (isBound) return 'bound';
  const changed = await call('resourceManagerOrigin', `POST ${resource}:setIamPolicy`, {
    policy: { ...Object(policy.body), bindings: [...bindings, { role, members: [member] }] },
    updateMask: 'bindings',
  });
  return isOk(changed.status) ? 'done' : { refused: reasonOf(changed) };
}

/**
 * Grants the function for invitations the permissions to create and look up accounts, and no others
 * (product 39.4). Without them only invitations fail.
 *
 * @returns what was done, or the remedy
 */
export async function allowInvitations(
  call: CallApi,
  project: string,
  number: string,
): Promise<string | undefined> {
  const roles = `/v1/projects/${project}/roles`;
  const address = accountAddress(INVITATIONS_ACCOUNT.id, project);
  const refused = (reason: string) =>
    `Nobody can be invited in the admin area yet (${reason}): have an owner of the project run ` +
    '`npm run deploy` once, or invite by `npm run admin -- invite EMAIL`.';
  const found = await call('iamOrigin', `GET ${roles}/${INVITATIONS_ROLE}`);
  if (!isOk(found.status)) {
    const created = await call('iamOrigin', `POST ${roles}`, {
      roleId: INVITATIONS_ROLE,
      role: {
        title: 'Invitations of the site',
        description: 'Makes accounts and looks them up.',
        includedPermissions: INVITATIONS_PERMISSIONS,
        stage: 'GA',
      },
    });
    if (!isOk(created.status) && created.status !== EXISTS) return refused(reasonOf(created));
  }
  const outcome = await bind(call, number, invitationsRole(project), `serviceAccount:${address}`);
  switch (outcome) {
    case 'bound':
      return undefined;
    case 'done':
      return 'The function for invitations may make accounts now.';
    case 'unreadable':
      return refused("the project's roles cannot be read");
    default:
      return refused(outcome.refused);
  }
}

/**
 * Creates the service account of a function: by default a function runs as the project's default
 * account, which often has write access to everything.
 *
 * @returns what was done
 * @throws SetupError if it may not be created
 */
export async function ensureFunctionAccount(
  call: CallApi,
  project: string,
  { id, ...texts }: FunctionAccount,
): Promise<string | undefined> {
  const accounts = `/v1/projects/${project}/serviceAccounts`;
  const address = accountAddress(id, project);
  const found = await call('iamOrigin', `GET ${accounts}/${address}`);
  if (isOk(found.status)) return undefined;
  const created = await call('iamOrigin', `POST ${accounts}`, {
    accountId: id,
    serviceAccount: texts,
  });
  if (isOk(created.status)) return `A function runs as ${address}, which was created.`;
  if (created.status === EXISTS) return undefined;
  throw new SetupError(
    `The account of a function cannot be created (${reasonOf(created)}): have an owner of the ` +
      `project run \`gcloud iam service-accounts create ${id} --project ${project}\`, ` +
      'or deploy with `--without-function`.',
  );
}

/**
 * Sets a clean-up policy that deletes old builds of the function after a day, which otherwise cost
 * more with each deploy.
 *
 * @returns whether the function has been deployed before, so that there is a place for its builds
 */
export async function ensureCleanup(
  call: CallApi,
  project: string,
  region: string,
): Promise<boolean> {
  const name = `projects/${project}/locations/${region}/repositories/gcf-artifacts`;
  const found = await call('artifactRegistryDomain', `GET /v1/${name}`);
  if (found.status === MISSING || found.status === FORBIDDEN) return false;
  const { cleanupPolicies } = Object(found.body);
  if (!isOk(found.status) || Object.keys(cleanupPolicies ?? {}).length > 0) return true;
  const id = 'firebase-functions-cleanup';
  const policy = { id, action: 'DELETE', condition: { tagState: 'ANY', olderThan: ONE_DAY } };
  const request = `PATCH /v1/${name}?updateMask=cleanupPolicies`;
  await call('artifactRegistryDomain', request, { name, cleanupPolicies: { [id]: policy } });
  return true;
}

/**
 * Allows public calls of a deployed function. If this step failed once, firebase-tools regards the
 * function as unchanged and does not repeat it, so that Google refuses its pages.
 *
 * @throws SetupError if the organisation forbids it
 */
export async function ensurePublicFunction(
  call: CallApi,
  project: string,
  { functionId, region }: DeployedFunction,
): Promise<void> {
  const service = `/v1/projects/${project}/locations/${region}/services/${functionId}`;
  const policy = await call('runOrigin', `GET ${service}:getIamPolicy`);
  if (!isOk(policy.status)) return;
  const bindings = listAt(policy.body, 'bindings');
  const isPublic = bindings.some(
    (binding) =>
      textAt(binding, 'role') === INVOKER_ROLE && listAt(binding, 'members').includes('allUsers'),
  );
  if (isPublic) return;
  const changed = await call('runOrigin', `POST ${service}:setIamPolicy`, {
    policy: {
      ...Object(policy.body),
      bindings: [...bindings, { role: INVOKER_ROLE, members: ['allUsers'] }],
    },
  });
  if (!isOk(changed.status)) throw new SetupError(INVOKER_REFUSED);
}

export const INVOKER_REFUSED =
  'Your organisation forbids functions that anybody may call: have its administrator allow ' +
  '"allUsers" for this project (Organization policies → Domain restricted sharing), or deploy with ' +
  '`npm run deploy -- --without-function`.';
