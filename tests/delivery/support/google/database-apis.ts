import type { CloudState } from './cloud-state';
import { missing, Refusal, type Routes } from './routes';

const DATABASE = '/v1/projects/{id}/databases/(default)';
const LONGEST_S = 98 * 86_400;

/** The database: its existence, settings and backups. */
export const databaseApis = (cloud: CloudState): Readonly<Record<string, Routes>> => ({
  firestore: {
    [`GET ${DATABASE}`]: () => cloud.database ?? missing('The database (default)'),
    'POST /v1/projects/{id}/databases': ({ query, json, groups: { id } }) => {
      if (cloud.database) return new Refusal(409, 'ALREADY_EXISTS', 'Database already exists.');
      const name = `projects/${id}/databases/${query.get('databaseId')}`;
      cloud.database = { ...json, name };
      return { name: `${name}/operations/create` };
    },
    [`GET ${DATABASE}/operations/create`]: () => ({ done: true, response: cloud.database }),
    [`PATCH ${DATABASE}`]: ({ query, json }) => {
      const mask = query.get('updateMask')?.split(',') ?? [];
      for (const name of mask) cloud.database = { ...cloud.database, [name]: json[name] };
      return { name: `projects/${cloud.project}/databases/(default)/operations/create` };
    },
    [`GET ${DATABASE}/backupSchedules`]: () => ({ backupSchedules: cloud.backupSchedules }),
    [`POST ${DATABASE}/backupSchedules`]: ({ json }) => {
      if (Number.parseInt(String(json['retention']), 10) > LONGEST_S) {
        return new Refusal(400, 'INVALID_ARGUMENT', 'Retention is at most 14 weeks.');
      }
      cloud.backupSchedules.push(json);
      return json;
    },
  },
});
