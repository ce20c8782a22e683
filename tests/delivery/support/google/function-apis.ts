import type { CloudState } from './cloud-state';
import { missing, Refusal, type Routes } from './routes';

const FUNCTIONS = '/v2/projects/{id}/locations/{region}/functions';
const SERVICE = '/v1/projects/{id}/locations/{region}/services/pages';
const REPOSITORY = '/v1/projects/{id}/locations/{region}/repositories/gcf-artifacts';

/** Cloud Functions, the Cloud Run services that they are, and what is built for them. */
export const functionApis = (
  cloud: CloudState,
  origin: string,
): Readonly<Record<string, Routes>> => ({
  functions: {
    'GET /v1/projects/{id}/locations/-/functions': () => ({}),
    'GET /v2/projects/{id}/locations/-/functions': () => ({
      functions: cloud.pages ? [cloud.pages] : [],
    }),
    [`POST ${FUNCTIONS}:generateUploadUrl`]: () => ({
      uploadUrl: `${origin}/uploads/source.zip`,
      storageSource: { bucket: 'gcf-v2-sources', object: 'source.zip' },
    }),
    [`POST ${FUNCTIONS}`]: ({ json }) => deployed(cloud, json),
    [`PATCH ${FUNCTIONS}/pages`]: ({ json }) => deployed(cloud, json),
    'GET /v2/operations/function': () => ({ done: true, response: cloud.pages }),
  },
  uploads: {
    'PUT /source.zip': ({ body }) => {
      cloud.uploads.push(body);
      return {};
    },
  },
  run: {
    [`GET ${SERVICE}`]: () => (cloud.pages ? serviceOf(cloud) : missing('The service')),
    [`PUT ${SERVICE}`]: ({ json }) => {
      const { metadata, spec } = Object(json);
      const current = String(cloud.service.resourceVersion);
      if (metadata.resourceVersion !== current) {
        return new Refusal(
          409,
          'ABORTED',
          `Conflict for resource 'pages': version '${metadata.resourceVersion}' was specified but current version is '${current}'`,
        );
      }
      cloud.service.resourceVersion += 1;
      cloud.service.traffic = spec.traffic;
      return serviceOf(cloud);
    },
    [`GET ${SERVICE}:getIamPolicy`]: () =>
      cloud.pages ? { bindings: cloud.service.bindings, etag: 'b' } : missing('The service'),
    [`POST ${SERVICE}:setIamPolicy`]: ({ json }) => {
      if (cloud.forbidsPublic) {
        return new Refusal(
          400,
          'FAILED_PRECONDITION',
          'One or more users named in the policy do not belong to a permitted customer.',
        );
      }
      cloud.service.bindings = Object(json['policy']).bindings;
      return Object(json['policy']);
    },
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
  const region = name.split('/')[3];
  const service = `projects/${cloud.project}/locations/${region}/services/pages`;
  const uri = 'https://pages-a-el.a.run.app';
  cloud.pages = {
    ...body,
    name,
    environment: 'GEN_2',
    state: 'ACTIVE',
    url: uri,
    serviceConfig: { ...Object(body['serviceConfig']), service, uri },
  };
  cloud.service.revision += 1;
  cloud.service.resourceVersion += 1;
  if (cloud.service.traffic.length === 0) {
    cloud.service.traffic = [{ latestRevision: true, percent: 100 }];
  }
  cloud.repository ??= {
    name: `projects/${cloud.project}/locations/${region}/repositories/gcf-artifacts`,
    format: 'DOCKER',
  };
  return { name: 'operations/function' };
}

function serviceOf({ number, service, pages }: CloudState): object {
  const region = pages?.name.split('/')[3];
  return {
    apiVersion: 'serving.knative.dev/v1',
    kind: 'Service',
    metadata: {
      name: 'pages',
      namespace: number,
      resourceVersion: String(service.resourceVersion),
      generation: service.resourceVersion,
      labels: { 'cloud.googleapis.com/location': region },
    },
    spec: { template: {}, traffic: service.traffic },
    status: {
      observedGeneration: service.resourceVersion,
      latestReadyRevisionName: `pages-${service.revision}`,
      conditions: [{ type: 'Ready', status: 'True' }],
    },
  };
}
