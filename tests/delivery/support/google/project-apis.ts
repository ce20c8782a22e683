import type { CloudState } from './cloud-state';
import { missing, Refusal, type Routes } from './routes';

/** The projects: their data, services, roles and accounts. */
export const projectApis = (cloud: CloudState): Readonly<Record<string, Routes>> => ({
  firebase: {
    'GET /v1beta1/projects/{id}': ({ groups: { id } }) => ({
      projectId: id,
      projectNumber: cloud.number,
      displayName: 'Cinema',
      resources: cloud.hasHostingSite ? { hostingSite: id } : {},
      state: 'ACTIVE',
    }),
    'GET /v1beta1/projects/{id}/webApps': () => ({ apps: cloud.apps }),
    'POST /v1beta1/projects/{id}/webApps': ({ groups: { id }, json }) => {
      const appId = `1:${cloud.number}:web:${cloud.apps.length}`;
      cloud.apps.push({ name: `projects/${id}/webApps/${appId}`, appId, ...json });
      return { name: 'operations/app' };
    },
    'GET /v1beta1/operations/app': () => ({ done: true, response: {} }),
    'GET /v1beta1/projects/{id}/webApps/{app}/config': ({ groups: { id, app } }) => ({
      projectId: id,
      appId: app,
      apiKey: 'AIza-public',
      ...(cloud.bucket && { storageBucket: `${id}.firebasestorage.app` }),
    }),
    'GET /v1beta1/projects/{id}/adminSdkConfig': ({ groups: { id } }) => ({
      projectId: id,
      storageBucket: `${id}.firebasestorage.app`,
    }),
  },
  resourcemanager: {
    'GET /v1/projects/{id}': ({ groups: { id } }) => ({
      projectId: id,
      projectNumber: cloud.number,
      lifecycleState: 'ACTIVE',
    }),
    'POST /v1/projects/{id}:testIamPermissions': ({ json }) => ({
      permissions: json['permissions'],
    }),
    'POST /v1/projects/{id}:getIamPolicy': () => cloud.policy,
    'POST /v1/projects/{id}:setIamPolicy': ({ json }) => {
      const { etag, bindings } = Object(json['policy']);
      if (etag !== cloud.policy.etag) return new Refusal(409, 'ABORTED', 'The policy has changed');
      cloud.policy.bindings = bindings;
      cloud.policy.etag += 'a';
      return cloud.policy;
    },
  },
  serviceusage: {
    'GET /v1/projects/{id}/services/{name}': ({ groups: { name = '' } }) => ({
      state: cloud.offServices.has(name) ? 'DISABLED' : 'ENABLED',
    }),
    'GET /v1/projects/{id}/services:batchGet': ({ query }) => ({
      services: query.getAll('names').map((name) => ({
        name,
        state: cloud.offServices.has(name.split('/').at(-1) ?? '') ? 'DISABLED' : 'ENABLED',
      })),
    }),
    'POST /v1/projects/{id}/services:batchEnable': ({ json }) => {
      const names = json['serviceIds'];
      if (!Array.isArray(names) || names.length > 20) {
        return new Refusal(400, 'INVALID_ARGUMENT', 'At most 20 services can be enabled at once.');
      }
      for (const name of names) cloud.offServices.delete(name);
      return { name: 'operations/services' };
    },
    'GET /v1/operations/services': () => ({ done: true, response: {} }),
    'POST /v1beta1/projects/{id}/services/{name}:generateServiceIdentity': () => ({ done: true }),
  },
  iam: {
    'GET /v1/projects/{id}/serviceAccounts/{email}': ({ groups: { email = '' } }) =>
      cloud.accounts.has(email) ? { email } : missing(email),
    'POST /v1/projects/{id}/serviceAccounts': ({ groups: { id }, json }) => {
      const name = String(json['accountId']);
      if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(name)) {
        return new Refusal(400, 'INVALID_ARGUMENT', `${name} is no id of an account`);
      }
      const email = `${name}@${id}.iam.gserviceaccount.com`;
      cloud.accounts.add(email);
      return { email };
    },
    'GET /v1/projects/{id}/roles/{role}': ({ groups: { role = '' } }) =>
      cloud.roles.has(role)
        ? { name: role, includedPermissions: cloud.roles.get(role) }
        : missing(role),
    'POST /v1/projects/{id}/roles': ({ json }) => {
      const { roleId, role } = Object(json);
      cloud.roles.set(roleId, role.includedPermissions);
      return { name: roleId };
    },
    'POST /v1/projects/{id}/serviceAccounts/{email}:testIamPermissions': ({ json }) => ({
      permissions: json['permissions'],
    }),
  },
  runtimeconfig: { 'GET /v1beta1/projects/{id}/configs': () => ({}) },
  billing: {
    'GET /v1/projects/{id}/billingInfo': () => ({
      billingEnabled: cloud.hasBilling,
      ...(cloud.hasBilling && { billingAccountName: 'billingAccounts/0A-1B' }),
    }),
  },
  extensions: { 'GET /v1beta/projects/{id}/instances': () => ({}) },
  token: {
    'POST /oauth2/v3/token': () =>
      cloud.isLoginExpired
        ? new Refusal(400, 'invalid_grant', 'Token has been expired or revoked.')
        : { access_token: 'token', expires_in: 3600 },
  },
});
