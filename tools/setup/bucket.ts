import { readFileSync } from 'node:fs';
import path from 'node:path';
import { letsRead } from '../admin/check/cors';
import { listAt, textAt } from '../admin/check/google-api';
import { PROJECT_FOLDER } from '../emulators/project';
import { bucketLocation, REGION } from './region';
import type { Part, Setup } from './run-steps';

const readCors = (): readonly object[] =>
  JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'storage-cors.json'), 'utf8'));

/** The bucket of the pictures exists, and the admin area can read posters back (product 17.9). */
export function bucketParts({ project, google, ask }: Setup): readonly Part[] {
  const address = `/v1alpha/projects/${project}/defaultBucket`;
  const find = async () => {
    const found = await google.read('firebaseStorageOrigin', `GET ${address}`);
    return textAt(found, 'bucket', 'name').split('/').at(-1) ?? '';
  };
  return [
    {
      what: 'There is a bucket for pictures',
      isSo: async () => (await find()) !== '',
      make: async () => {
        // Where the database is, which an earlier run may have created.
        const database = `GET /v1/projects/${project}/databases/(default)`;
        const found = textAt(await google.read('firestoreOrigin', database), 'locationId');
        const location = bucketLocation(found || (await ask(REGION)));
        await google.change('firebaseStorageOrigin', `POST ${address}`, { location });
        return `in ${location}`;
      },
      byHand: `press "Get started" at https://console.firebase.google.com/project/${project}/storage`,
      isNeeded: true,
    },
    {
      what: 'The admin area can read pictures of the bucket (CORS)',
      isSo: async () => {
        const bucket = `GET /storage/v1/b/${await find()}?fields=cors`;
        const rules = listAt(await google.read('storageOrigin', bucket), 'cors');
        return rules.some(letsRead);
      },
      make: async () => {
        const bucket = `/storage/v1/b/${await find()}`;
        const rules = listAt(
          await google.read('storageOrigin', `GET ${bucket}?fields=cors`),
          'cors',
        );
        await google.change('storageOrigin', `PATCH ${bucket}?fields=cors`, {
          cors: [...rules, ...readCors()],
        });
      },
      byHand:
        'run `gcloud storage buckets update gs://BUCKET --cors-file=storage-cors.json` with the name of the bucket, in the Cloud Shell for example',
    },
  ];
}
