import { readFileSync } from 'node:fs';
import { onRequest } from 'firebase-functions/v2/https';
import { acceptEmulator } from '../../src/firebase/converters/fields';
import { answer } from './answer';
import { databaseOf } from './firestore';

const html = readFileSync(new URL('movie.html', import.meta.url), 'utf8');
const { GCLOUD_PROJECT = '', FIRESTORE_EMULATOR_HOST } = process.env;
const database = databaseOf(GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST);
if (FIRESTORE_EMULATOR_HOST) acceptEmulator('127.0.0.1');

/** Answers /movie/ID and /sitemap.xml (firebase.json, rewrites). */
export const pages = onRequest(
  {
    region: 'asia-south1',
    memory: '256MiB',
    cpu: 1,
    concurrency: 80,
    maxInstances: 5,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  async ({ path }, response) => {
    const { status, headers, body } = await answer(path, html, database);
    response.status(status).set(headers).send(body);
  },
);
