import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Question } from './arguments';
import { at, listAt, textAt } from '../google-answers';
import { SetupError } from '../../development/command-line';
import type { SetupTask, Setup } from './steps';
import { allowsRead } from '../check/settings';
import { PROJECT_FOLDER } from '../../development/project';

/** The region of the database, which cannot be changed later. */
export const REGION: Question = {
  name: 'region',
  text: 'In which region are your visitors? Database and pictures stay there for ever.',
  otherwise: 'asia-south1',
  accepts: /^([a-z]+-[a-z]+\d+|nam5|nam7|eur3)$/,
};

const SEVERAL: Readonly<Record<string, string>> = { nam5: 'us', nam7: 'us', eur3: 'eu' };

/**
 * Returns the bucket location for a region of the database: multi-regions have another name in
 * Cloud Storage.
 */
export const bucketLocation = (region: string): string => SEVERAL[region] ?? region;

/**
 * The retention of backups in seconds: fourteen weeks, the longest that Firestore offers, which
 * /privacy states.
 */
const BACKUP_RETENTION = `${14 * 7 * 86_400}s`;
const PROTECTED = { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' };
const RECOVERABLE = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' };

/**
 * The tasks that create the database in the right region, with point-in-time recovery and backups.
 */
export function databaseTasks({ project, google, ask }: Setup): readonly SetupTask[] {
  const address = `/v1/projects/${project}/databases/(default)`;
  const find = () => google.read('firestoreOrigin', `GET ${address}`);
  const console = `https://console.cloud.google.com/firestore/databases?project=${project}`;

  /** Returns the task for a setting of the existing database. */
  const setting = (what: string, wanted: Readonly<Record<string, string>>): SetupTask => ({
    what,
    isDone: async () => {
      const database = await find();
      return Object.entries(wanted).every(([name, value]) => at(database, name) === value);
    },
    apply: async () => {
      const mask = Object.keys(wanted).join(',');
      await google.change('firestoreOrigin', `PATCH ${address}?updateMask=${mask}`, wanted);
    },
    manualRemedy: `set it at ${console}`,
  });

  return [
    {
      what: 'There is a Firestore database',
      isDone: async () => {
        const database = await find();
        if (textAt(database, 'type') !== 'DATASTORE_MODE') return database !== undefined;
        throw new SetupError(
          `The database of ${project} is in Datastore mode, which the site cannot use: set up another project.`,
        );
      },
      apply: async () => {
        const locationId = await ask(REGION);
        const create = `POST /v1/projects/${project}/databases?databaseId=(default)`;
        const type = 'FIRESTORE_NATIVE';
        await google.change('firestoreOrigin', create, {
          type,
          locationId,
          ...PROTECTED,
          ...RECOVERABLE,
        });
        return `in ${locationId}`;
      },
      manualRemedy: `create the database (default) in native mode at ${console}, or choose another --region`,
      isRequired: true,
    },
    setting('The database cannot be deleted by mistake', PROTECTED),
    setting('The database of any minute of the last seven days can be read', RECOVERABLE),
    {
      what: 'The database is backed up every day',
      isDone: async () => {
        const schedules = await google.read('firestoreOrigin', `GET ${address}/backupSchedules`);
        return listAt(schedules, 'backupSchedules').some(
          (schedule) => at(schedule, 'dailyRecurrence') !== undefined,
        );
      },
      apply: async () => {
        const schedule = { retention: BACKUP_RETENTION, dailyRecurrence: {} };
        await google.change('firestoreOrigin', `POST ${address}/backupSchedules`, schedule);
        return 'each is stored for fourteen weeks, as /privacy says';
      },
      manualRemedy: `switch daily backups on at ${console}`,
    },
  ];
}

const readCors = (): readonly object[] =>
  JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'storage-cors.json'), 'utf8'));

/**
 * The tasks that create the bucket of the pictures and allow the admin area to read posters
 * (product 17.9).
 */
export function bucketTasks({ project, google, ask }: Setup): readonly SetupTask[] {
  const address = `/v1alpha/projects/${project}/defaultBucket`;
  const find = async () => {
    const found = await google.read('firebaseStorageOrigin', `GET ${address}`);
    return textAt(found, 'bucket', 'name').split('/').at(-1) ?? '';
  };
  return [
    {
      what: 'There is a bucket for pictures',
      isDone: async () => (await find()) !== '',
      apply: async () => {
        // Where the database is, which an earlier run may have created.
        const database = `GET /v1/projects/${project}/databases/(default)`;
        const found = textAt(await google.read('firestoreOrigin', database), 'locationId');
        const location = bucketLocation(found || (await ask(REGION)));
        await google.change('firebaseStorageOrigin', `POST ${address}`, { location });
        return `in ${location}`;
      },
      manualRemedy: `press "Get started" at https://console.firebase.google.com/project/${project}/storage`,
      isRequired: true,
    },
    {
      what: 'The admin area can read pictures of the bucket (CORS)',
      isDone: async () => {
        const bucket = `GET /storage/v1/b/${await find()}?fields=cors`;
        const rules = listAt(await google.read('storageOrigin', bucket), 'cors');
        return rules.some(allowsRead);
      },
      apply: async () => {
        const bucket = `/storage/v1/b/${await find()}`;
        const rules = listAt(
          await google.read('storageOrigin', `GET ${bucket}?fields=cors`),
          'cors',
        );
        await google.change('storageOrigin', `PATCH ${bucket}?fields=cors`, {
          cors: [...rules, ...readCors()],
        });
      },
      manualRemedy:
        'run `gcloud storage buckets update gs://BUCKET --cors-file=storage-cors.json` with the name of the bucket, in the Cloud Shell for example',
    },
  ];
}
