import type { CloudState, Index } from './cloud-state';
import { missing, type Routes } from './routes';

const DATABASE = '/v1/projects/{id}/databases/(default)';

/** The rules of database and storage, and the database's indexes. */
export const dataApis = (cloud: CloudState): Readonly<Record<string, Routes>> => ({
  firestore: {
    [`GET ${DATABASE}/collectionGroups/-/indexes`]: () => ({
      indexes: cloud.indexes.map(withName),
    }),
    [`GET ${DATABASE}/collectionGroups/-/fields`]: () => ({
      fields: [...cloud.fields].map(([name, field]) => ({
        name,
        indexConfig: { indexes: indexesOf(field).map((index) => ({ ...index, ...READY })) },
      })),
    }),
    [`POST ${DATABASE}/collectionGroups/{group}/indexes`]: ({ groups: { group = '' }, json }) => {
      const name = `projects/${cloud.project}/databases/(default)/collectionGroups/${group}/indexes/${cloud.indexes.length}`;
      const { queryScope, fields } = Object(json);
      const index: Index = { name, collectionGroup: group, queryScope, fields };
      cloud.indexes.push(index);
      return { name: 'operations/index' };
    },
    [`PATCH ${DATABASE}/collectionGroups/{group}/fields/{field}`]: ({ path, json }) => {
      cloud.fields.set(path.replace('/v1/', ''), json);
      return { name: 'operations/field' };
    },
  },
  rules: {
    'POST /v1/projects/{id}:test': () => ({}),
    'GET /v1/projects/{id}/releases': () => ({
      releases: [...cloud.releases].map(([name, rulesetName]) => ({
        name: `projects/${cloud.project}/releases/${name}`,
        rulesetName,
        createTime: '2026-11-23T00:00:00Z',
      })),
    }),
    'GET /v1/projects/{id}/rulesets/{ruleset}': ({ path }) => {
      const source = cloud.rulesets.get(path.replace('/v1/', ''));
      return source ? { source } : missing(path);
    },
    'POST /v1/projects/{id}/rulesets': ({ json }) => {
      const name = `projects/${cloud.project}/rulesets/${cloud.rulesets.size}`;
      cloud.rulesets.set(name, json['source']);
      return { name };
    },
    'POST /v1/projects/{id}/releases': ({ json }) => release(cloud, json),
    'PATCH /v1/projects/{id}/releases/{service}': ({ json }) => updated(cloud, json),
    'PATCH /v1/projects/{id}/releases/{service}/{bucket}': ({ json }) => updated(cloud, json),
  },
});

const READY = { state: 'READY' };
const indexesOf = (field: unknown): readonly object[] => Object(field).indexConfig.indexes;

/** The API adds the document's name in the order of the last field. */
function withName(index: Index): object {
  const { order } = Object(index.fields.at(-1));
  return { ...index, ...READY, fields: [...index.fields, { fieldPath: '__name__', order }] };
}

function release({ releases }: CloudState, body: object): object {
  const { name, rulesetName } = Object(body);
  releases.set(String(name).replace(/^.*?\/releases\//, ''), rulesetName);
  return { name, rulesetName };
}

function updated(cloud: CloudState, body: object): object {
  const { release: changed } = Object(body);
  const name = String(changed.name).replace(/^.*?\/releases\//, '');
  return cloud.releases.has(name) ? release(cloud, changed) : missing(name);
}
