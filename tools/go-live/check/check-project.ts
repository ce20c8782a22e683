import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../../development/project';
import { checkBudget } from './settings';
import { checkCors } from './settings';
import { checkCrossService } from './settings';
import type { Finding } from '../findings';
import { type ReadApi, textAt } from '../google-answers';
import { checkInvitations, invitationsRole } from './settings';
import { checkIndexes } from './database';
import { checkRules, releasesUrl } from './database';
import { checkSignIn } from './settings';
import { checkWatching } from '../watching';

const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v1/projects';
const ACCOUNTS = 'https://identitytoolkit.googleapis.com/admin/v2/projects';
const DATABASES = 'https://firestore.googleapis.com/v1/projects';
const ROLES = 'https://iam.googleapis.com/v1';
const BILLING = 'https://cloudbilling.googleapis.com/v1/projects';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';
const MONITORING = 'https://monitoring.googleapis.com/v3/projects';

const read = (name: string) => readFileSync(path.join(PROJECT_FOLDER, name), 'utf8');

/**
 * Reads the settings of a project that its security and its functions depend on. Changes nothing.
 *
 * @param withFunction false if the site was published without the function
 * @throws SetupError if Google cannot be asked
 */
export async function checkProject(
  projectId: string,
  readApi: ReadApi,
  withFunction = true,
): Promise<readonly Finding[]> {
  const groups = `${DATABASES}/${projectId}/databases/(default)/collectionGroups/-`;
  const [config, project, policy, role, composite, overrides, billing, releases, uptime, alerts] =
    await Promise.all([
      readApi(`${ACCOUNTS}/${projectId}/config`),
      readApi(`${PROJECTS}/${projectId}`),
      readApi(`${PROJECTS}/${projectId}:getIamPolicy`, {}),
      withFunction ? readApi(`${ROLES}/${invitationsRole(projectId)}`) : undefined,
      readApi(`${groups}/indexes`),
      readApi(`${groups}/fields?filter=indexConfig.usesAncestorConfig=false`),
      readApi(`${BILLING}/${projectId}/billingInfo`),
      readApi(releasesUrl(projectId)),
      readApi(`${MONITORING}/${projectId}/uptimeCheckConfigs`),
      readApi(`${MONITORING}/${projectId}/alertPolicies`),
    ]);
  const account = billing.ok ? textAt(billing.body, 'billingAccountName') : '';
  const budgets = account ? await readApi(`${BUDGETS}/${account}/budgets`) : undefined;
  return [
    ...checkSignIn(config),
    ...(await checkRules(releases, readApi, {
      firestore: read('firestore.rules'),
      storage: read('storage.rules'),
    })),
    ...(await checkCors(releases, readApi)),
    checkCrossService(project, policy),
    ...(role ? [checkInvitations(projectId, policy, role)] : []),
    checkIndexes(composite, overrides, JSON.parse(read('firestore.indexes.json'))),
    checkBudget(project, billing, budgets),
    ...checkWatching(uptime, alerts, withFunction),
  ];
}
