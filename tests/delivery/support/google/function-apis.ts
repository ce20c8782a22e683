import type { CloudState, Service } from './cloud-state';
import { missing, Refusal, type Routes } from './routes';

const FUNCTIONS = '/v2/projects/{id}/locations/{region}/functions';
const SERVICE = '/v1/projects/{id}/locations/{region}/services/{service}';
const REPOSITORY = '/v1/projects/{id}/locations/{region}/repositories/gcf-artifacts';

/** Cloud Functions, their Cloud Run services, and their builds. */
export const functionApis = (
  cloud: CloudState,
  origin: string,
): Readonly<Record<string, Routes>> => ({
  functions: {
    'GET /v1/projects/{id}/locations/-/functions': () => ({}),
    'GET /v2/projects/{id}/locations/-/functions': () => ({
      functions: [...cloud.functions.values()],
    }),
    [`POST ${FUNCTIONS}:generateUploadUrl`]: () => ({
      uploadUrl: `${origin}/uploads/source.zip`,
      storageSource: { bucket: 'gcf-v2-sources', object: 'source.zip' },
    }),
    [`POST ${FUNCTIONS}`]: ({ json }) => deployed(cloud, json),
    [`PATCH ${FUNCTIONS}/{name}`]: ({ json }) => deployed(cloud, json),
    'GET /v2/operations/{name}': ({ groups: { name = '' } }) => ({
      done: true,
      response: cloud.functions.get(name),
    }),
  },
  uploads: {
    'PUT /source.zip': ({ body }) => {
      cloud.uploads.push(body);
      return {};
    },
  },
  run: {
    [`PUT ${SERVICE}`]: ({ groups: { service: name = '' }, json }) => {
      const service = cloud.services.get(name);
      if (!service) return missing('The service');
      const { metadata, spec } = Object(json);
      const current = String(service.resourceVersion);
      if (metadata.resourceVersion !== current) {
        return new Refusal(
          409,
          'ABORTED',
          `Conflict for resource '${name}': version '${metadata.resourceVersion}' was specified but current version is '${current}'`,
        );
      }
      service.resourceVersion += 1;
      service.traffic = spec.traffic;
      return serviceOf(cloud, name);
    },
    [`GET ${SERVICE}:getIamPolicy`]: ({ groups: { service = '' } }) => {
      const found = cloud.services.get(service);
      return found ? { bindings: found.bindings, etag: 'b' } : missing('The service');
    },
    [`POST ${SERVICE}:setIamPolicy`]: ({ groups: { service = '' }, json }) => {
      const found = cloud.services.get(service);
      if (!found) return missing('The service');
      if (cloud.forbidsPublic) {
        return new Refusal(
          400,
          'FAILED_PRECONDITION',
          'One or more users named in the policy do not belong to a permitted customer.',
        );
      }
      found.bindings = Object(json['policy']).bindings;
      return Object(json['policy']);
    },
    [`GET ${SERVICE}`]: ({ groups: { service = '' } }) => serviceOf(cloud, service),
  },
  artifactregistry: {
    [`GET ${REPOSITORY}`]: () => cloud.repository ?? missing('The repository'),
    [`PATCH ${REPOSITORY}`]: ({ json }) => {
      cloud.repository = { ...cloud.repository, ...json };
      return cloud.repository;
    },
  },
});

function deployed(cloud: CloudState, body: Readonly<Record<string, unknown>>): object {
  const name = String(body['name']);
  const account = String(Object(body['serviceConfig']).serviceAccountEmail);
  if (!cloud.accounts.has(account)) {
    return new Refusal(400, 'INVALID_ARGUMENT', `Service account ${account} does not exist.`);
  }
  const [, , , region = '', , id = ''] = name.split('/');
  const service = `projects/${cloud.project}/locations/${region}/services/${id}`;
  const uri = `https://${id}-a-el.a.run.app`;
  cloud.functions.set(id, {
    ...body,
    name,
    environment: 'GEN_2',
    state: 'ACTIVE',
    url: uri,
    serviceConfig: { ...Object(body['serviceConfig']), service, uri },
  });
  const { revision, resourceVersion, traffic, bindings } = cloud.services.get(id) ?? NO_SERVICE;
  cloud.services.set(id, {
    revision: revision + 1,
    resourceVersion: resourceVersion + 1,
    traffic: traffic.length > 0 ? traffic : [{ latestRevision: true, percent: 100 }],
    bindings,
  });
  cloud.repository ??= {
    name: `projects/${cloud.project}/locations/${region}/repositories/gcf-artifacts`,
    format: 'DOCKER',
  };
  return { name: `operations/${id}` };
}

const NO_SERVICE: Service = { revision: 0, resourceVersion: 0, traffic: [], bindings: [] };

function serviceOf({ number, services, functions }: CloudState, id: string): object {
  const service = services.get(id);
  if (!service) return missing('The service');
  const region = functions.get(id)?.name.split('/')[3];
  return {
    apiVersion: 'serving.knative.dev/v1',
    kind: 'Service',
    metadata: {
      name: id,
      namespace: number,
      resourceVersion: String(service.resourceVersion),
      generation: service.resourceVersion,
      labels: { 'cloud.googleapis.com/location': region },
    },
    spec: { template: {}, traffic: service.traffic },
    status: {
      observedGeneration: service.resourceVersion,
      latestReadyRevisionName: `${id}-${service.revision}`,
      conditions: [{ type: 'Ready', status: 'True' }],
    },
  };
}
