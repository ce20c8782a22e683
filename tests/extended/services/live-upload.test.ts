// product 33.6.
import { getAuth } from 'firebase/auth';
import { expect, test } from 'vitest';
import { app } from '../../../src/firebase/app';
import { BUCKET, PROJECT_ID } from '../../../tools/development/project';
import { createFetchReply } from '../../../tools/go-live/live/live-site';
import { checkUpload } from '../../../tools/go-live/live/upload';
import { openAdminDatabase } from '../../support/admin-session';
import { storedFiles } from '../../support/stored-files';

const { store } = openAdminDatabase();

const HOSTS: Readonly<Record<string, string>> = {
  'https://identitytoolkit.googleapis.com': `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com`,
  'https://firebasestorage.googleapis.com': `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`,
};

/** Uploads as the new administrator to the emulators, and notes what is asked. */
async function upload() {
  const requests: string[] = [];
  const fetchReply = createFetchReply((input, init = {}) => {
    const { origin, pathname, search } = new URL(String(input));
    requests.push(init.method ?? 'GET');
    const host = HOSTS[origin];
    if (!host) throw new Error(`There is no emulator of ${origin}`);
    return fetch(`${host}${pathname}${search}`, init);
  });
  const project = { projectId: PROJECT_ID, apiKey: 'any', bucket: BUCKET, number: '' };
  const email = getAuth(app).currentUser?.email ?? '';
  const administrator = { email, password: 'moonlight-2025' };
  const findings = await checkUpload(
    { origin: 'https://cinema.example', fetchReply, project },
    administrator,
  );
  return { requests, lines: findings.map(({ what, status }) => `${status}: ${what}`) };
}

test('an administrator may store and delete the picture of the check under the rules', async () => {
  const { requests, lines } = await upload();
  expect(lines).toEqual([
    'ok: An administrator can sign in',
    'ok: Browsers may upload from this site',
    'ok: An administrator can upload a picture',
    'ok: The admin area can read pictures',
    'ok: The picture of this check is deleted again',
  ]);
  expect(requests).toEqual(['POST', 'OPTIONS', 'POST', 'GET', 'DELETE']);
  expect(await storedFiles('gallery/live-check')).toEqual([]);
});

test('any other user may not', async () => {
  await store({ [`users/${getAuth(app).currentUser?.uid}`]: { role: 'user' } });
  const { requests, lines } = await upload();
  expect(lines.at(-1)).toBe('not ok: An administrator can upload a picture');
  expect(requests).toEqual(['POST', 'OPTIONS', 'POST']);
});
