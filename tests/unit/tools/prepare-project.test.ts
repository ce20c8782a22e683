// product 33.4.
import { expect, test } from 'vitest';
import type { CallApi } from '../../../tools/go-live/google-apis';
import {
  allowInvitations,
  allowStorageRules,
  ensureFunctionAccount,
  ensurePublicFunction,
  findProject,
  PAGES_ACCOUNT,
} from '../../../tools/go-live/deploy/prepare-project';

/** Answers the requests that begin so with this status, and all others with 200. */
const refusing =
  (beginning: string, status: number): CallApi =>
  (_, request) =>
    Promise.resolve(
      request.startsWith(beginning)
        ? { status, body: { error: { message: 'No.' } } }
        : { status: 200, body: { projectNumber: '1' } },
    );

test('the project is found by its number', async () => {
  expect(await findProject(refusing('nothing', 404), 'live')).toBe('1');
});

test('a project that the account cannot see is refused with the setting to correct', () =>
  expect(findProject(refusing('GET /v1beta1/projects/live', 403), 'live')).rejects.toThrow(
    'The project live does not exist, or this login may not see it (403 No.): correct VITE_FIREBASE_PROJECT_ID',
  ));

test('a project without a database is refused, as firebase-tools would create one in the USA', () =>
  expect(findProject(refusing('GET /v1/projects/live/databases', 404), 'live')).rejects.toThrow(
    'The project live has no database yet (404 No.): create Firestore',
  ));

test('if roles cannot be changed, the message names the account and the role that it needs', async () => {
  const call = refusing('POST /v1/projects/1:setIamPolicy', 403);
  expect(await allowStorageRules(call, '1')).toMatch(
    /\(403 No\.\): give service-1@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com the role/,
  );
});

test('if accounts cannot be created, the message has the command for an owner', () => {
  const missing: CallApi = (_, request) =>
    Promise.resolve({ status: request.startsWith('GET') ? 404 : 403, body: {} });
  return expect(ensureFunctionAccount(missing, 'live', PAGES_ACCOUNT)).rejects.toThrow(
    '`gcloud iam service-accounts create site-pages --project live`',
  );
});

test.each([
  ['roles cannot be created', 'POST /v1/projects/live/roles'],
  ['roles cannot be granted', 'POST /v1/projects/1:setIamPolicy'],
])('if %s, the site is published, and a message explains how to invite', async (_, beginning) => {
  const call: CallApi = (api, request) =>
    request.startsWith('GET /v1/projects/live/roles')
      ? Promise.resolve({ status: 404, body: {} })
      : refusing(beginning, 403)(api, request);
  expect(await allowInvitations(call, 'live', '1')).toBe(
    'Nobody can be invited in the admin area yet (403 No.): have an owner of the project run ' +
      '`npm run deploy` once, or invite by `npm run admin -- invite EMAIL`.',
  );
});

const PAGES = { functionId: 'pages', region: 'asia-south1' };
const SERVICE = '/v1/projects/live/locations/asia-south1/services/pages';

test('before the release, a private function is made public, and its other permissions are preserved', async () => {
  const before = { role: 'roles/run.admin', members: ['user:mira@cinema.test'] };
  const sent: unknown[] = [];
  const call: CallApi = (_, request, body) => {
    sent.push([request, body]);
    return Promise.resolve({ status: 200, body: { etag: 'e', bindings: [before] } });
  };
  await ensurePublicFunction(call, 'live', PAGES);
  const opened = { role: 'roles/run.invoker', members: ['allUsers'] };
  expect(sent).toEqual([
    [`GET ${SERVICE}:getIamPolicy`, undefined],
    [`POST ${SERVICE}:setIamPolicy`, { policy: { etag: 'e', bindings: [before, opened] } }],
  ]);
});

test('if the organisation forbids a public function, the deploy fails with a message about --without-function', () =>
  expect(ensurePublicFunction(refusing(`POST ${SERVICE}`, 403), 'live', PAGES)).rejects.toThrow(
    /^Your organisation forbids functions that anybody may call: .+ --without-function`\.$/,
  ));
