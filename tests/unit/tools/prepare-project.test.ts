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

test('a project that the login cannot see is refused with what to correct', () =>
  expect(findProject(refusing('GET /v1beta1/projects/live', 403), 'live')).rejects.toThrow(
    'The project live does not exist, or this login may not see it (403 No.): correct VITE_FIREBASE_PROJECT_ID',
  ));

test('a project without a database is refused, as firebase-tools would create one in the USA', () =>
  expect(findProject(refusing('GET /v1/projects/live/databases', 404), 'live')).rejects.toThrow(
    'The project live has no database yet (404 No.): create Firestore',
  ));

test('where roles may not be changed, it is said who needs which one', async () => {
  const call = refusing('POST /v1/projects/1:setIamPolicy', 403);
  expect(await allowStorageRules(call, '1')).toMatch(
    /\(403 No\.\): give service-1@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com the role/,
  );
});

test('where accounts may not be created, the command for an owner is said', () => {
  const missing: CallApi = (_, request) =>
    Promise.resolve({ status: request.startsWith('GET') ? 404 : 403, body: {} });
  return expect(ensureFunctionAccount(missing, 'live', PAGES_ACCOUNT)).rejects.toThrow(
    '`gcloud iam service-accounts create site-pages --project live`',
  );
});

test.each([
  ['roles may not be made', 'POST /v1/projects/live/roles'],
  ['roles may not be given', 'POST /v1/projects/1:setIamPolicy'],
])('where %s, the site is published, and it is said how to invite', async (_, beginning) => {
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

test('a function that nobody may call is opened before a site is released with it, beside whom it was open to', async () => {
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

test('where the organisation forbids that, a deploy of a function that is there already ends with what to do', () =>
  expect(ensurePublicFunction(refusing(`POST ${SERVICE}`, 403), 'live', PAGES)).rejects.toThrow(
    /^Your organisation forbids functions that anybody may call: .+ --without-function`\.$/,
  ));
