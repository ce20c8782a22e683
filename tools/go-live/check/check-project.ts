import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../../development/project';
import {
  checkBudget,
  checkCors,
  checkCrossService,
  checkInvitations,
  invitationsRole,
  checkSignIn,
} from './settings';
import type { Finding } from '../findings';
import { type ReadApi, textAt } from '../google-answers';
import { checkIndexes, checkRules, readIndexes } from './database';
import { checkWatching } from '../watching';

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
  const at = `/v1/projects/${projectId}`;
  const monitoring = (list: string) =>
    readApi('cloudMonitoringOrigin', `GET /v3/projects/${projectId}/${list}`);
  const [config, project, policy, role, indexes, billing, releases, uptime, alerts] =
    await Promise.all([
      readApi('authManagementOrigin', `GET /admin/v2/projects/${projectId}/config`),
      readApi('resourceManagerOrigin', `GET ${at}`),
      readApi('resourceManagerOrigin', `POST ${at}:getIamPolicy`, {}),
      withFunction ? readApi('iamOrigin', `GET /v1/${invitationsRole(projectId)}`) : undefined,
      readIndexes(projectId, readApi),
      readApi('cloudbillingOrigin', `GET ${at}/billingInfo`),
      readApi('rulesOrigin', `GET ${at}/releases?pageSize=100`),
      monitoring('uptimeCheckConfigs'),
      monitoring('alertPolicies'),
    ]);
  const account = billing.ok ? textAt(billing.body, 'billingAccountName') : '';
  const budgets = account
    ? await readApi('budgetsOrigin', `GET /v1/${account}/budgets`)
    : undefined;
  return [
    ...checkSignIn(config),
    ...(await checkRules(releases, readApi, {
      firestore: read('firestore.rules'),
      storage: read('storage.rules'),
    })),
    ...(await checkCors(releases, readApi)),
    checkCrossService(project, policy),
    ...(role ? [checkInvitations(projectId, policy, role)] : []),
    checkIndexes(...indexes, JSON.parse(read('firestore.indexes.json'))),
    checkBudget(project, billing, budgets),
    ...checkWatching(uptime, alerts, withFunction),
  ];
}
