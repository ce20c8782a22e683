import { at, listAt, textAt } from '../admin/check/google-api';
import { SetupError } from '../emulators/setup-error';
import { REGION } from './region';
import type { Part, Setup } from './run-steps';

/** Fourteen weeks, the longest that Firestore offers; /privacy states it. */
const BACKUP_RETENTION = `${14 * 7 * 86_400}s`;
const PROTECTED = { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' };
const RECOVERABLE = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' };

/** The database exists in the right region, and what was in it yesterday can be had back. */
export function databaseParts({ project, google, ask }: Setup): readonly Part[] {
  const address = `/v1/projects/${project}/databases/(default)`;
  const find = () => google.read('firestoreOrigin', `GET ${address}`);
  const console = `https://console.cloud.google.com/firestore/databases?project=${project}`;

  /** A setting of the database that exists. */
  const setting = (what: string, wanted: Readonly<Record<string, string>>): Part => ({
    what,
    isSo: async () => {
      const database = await find();
      return Object.entries(wanted).every(([name, value]) => at(database, name) === value);
    },
    make: async () => {
      const mask = Object.keys(wanted).join(',');
      await google.change('firestoreOrigin', `PATCH ${address}?updateMask=${mask}`, wanted);
    },
    byHand: `set it at ${console}`,
  });

  return [
    {
      what: 'There is a Firestore database',
      isSo: async () => {
        const database = await find();
        if (textAt(database, 'type') !== 'DATASTORE_MODE') return database !== undefined;
        throw new SetupError(
          `The database of ${project} is in Datastore mode, which the site cannot use: set up another project.`,
        );
      },
      make: async () => {
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
      byHand: `create the database (default) in native mode at ${console}, or choose another --region`,
      isNeeded: true,
    },
    setting('The database cannot be deleted by mistake', PROTECTED),
    setting('The database of any minute of the last seven days can be read', RECOVERABLE),
    {
      what: 'The database is backed up every day',
      isSo: async () => {
        const schedules = await google.read('firestoreOrigin', `GET ${address}/backupSchedules`);
        return listAt(schedules, 'backupSchedules').some(
          (schedule) => at(schedule, 'dailyRecurrence') !== undefined,
        );
      },
      make: async () => {
        const schedule = { retention: BACKUP_RETENTION, dailyRecurrence: {} };
        await google.change('firestoreOrigin', `POST ${address}/backupSchedules`, schedule);
        return 'each is stored for fourteen weeks, as /privacy says';
      },
      byHand: `switch daily backups on at ${console}`,
    },
  ];
}
