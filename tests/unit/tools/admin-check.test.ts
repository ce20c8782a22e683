// product 17.9.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import storageCors from '../../../storage-cors.json' with { type: 'json' };
import firestoreIndexes from '../../../firestore.indexes.json' with { type: 'json' };
import { checkProject } from '../../../tools/go-live/check/check-project';
import { type Answer, answerOf, type ReadApi } from '../../../tools/go-live/google-answers';
import { wantedIndexes } from '../../../tools/go-live/check/database';
import { exitCodeOf, formatFindings, RIGHTS } from '../../../tools/go-live/findings';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import { ALERTS as ALERT_POLICIES, UPTIME_CHECKS } from '../../../tools/go-live/watching';

const file = (name: string) => readFileSync(path.join(PROJECT_FOLDER, name), 'utf8');
const agent = 'serviceAccount:service-42@gcp-sa-firebasestorage.iam.gserviceaccount.com';
const role = 'roles/firebaserules.firestoreServiceAgent';
const release = (name: string) => ({
  name: `projects/cinema/releases/${name}`,
  rulesetName: `projects/cinema/rulesets/${name.replaceAll(/\W/g, '-')}`,
});
const forInvitations = {
  role: 'projects/cinema/roles/siteInvitations',
  members: ['serviceAccount:site-invitations@cinema.iam.gserviceaccount.com'],
};
const ruleset = (content: string) => ({ source: { files: [{ name: 'x.rules', content }] } });

const GROUPS = 'firestoreOrigin /v1/projects/cinema/databases/(default)/collectionGroups/-';
const CONFIG = 'authManagementOrigin /admin/v2/projects/cinema/config';
const RELEASES = 'rulesOrigin /v1/projects/cinema/releases?pageSize=100';
const FIRESTORE_RULES = 'rulesOrigin /v1/projects/cinema/rulesets/cloud-firestore';
const STORAGE_RULES =
  'rulesOrigin /v1/projects/cinema/rulesets/firebase-storage-cinema-appspot-com';
const POLICY = 'resourceManagerOrigin /v1/projects/cinema:getIamPolicy';
const INDEXES = `${GROUPS}/indexes`;
const FIELDS = `${GROUPS}/fields?filter=indexConfig.usesAncestorConfig=false`;
const BUCKET = 'storageOrigin /storage/v1/b/cinema.appspot.com?fields=cors';
const BILLING = 'cloudbillingOrigin /v1/projects/cinema/billingInfo';
const UPTIME = 'cloudMonitoringOrigin /v3/projects/cinema/uptimeCheckConfigs';
const ALERTS = 'cloudMonitoringOrigin /v3/projects/cinema/alertPolicies';
const INVITATIONS = 'iamOrigin /v1/projects/cinema/roles/siteInvitations';
const BUDGETS = 'budgetsOrigin /v1/billingAccounts/0A-1B/budgets';

const index = (state: string, { collectionGroup, queryScope, fields }: (typeof COMPOSITE)[0]) => ({
  name: `projects/cinema/databases/(default)/collectionGroups/${collectionGroup}/indexes/CI`,
  queryScope,
  fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  state,
});
const COMPOSITE = firestoreIndexes.indexes;
const overrides = (state: string) => ({
  fields: firestoreIndexes.fieldOverrides.map(({ collectionGroup, fieldPath, indexes }) => ({
    name: `projects/cinema/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    indexConfig: {
      indexes: indexes.map(({ queryScope, ...kind }) => ({
        queryScope,
        fields: [{ fieldPath, ...kind }],
        state,
      })),
    },
  })),
});

const sent = (policy: object) => ({ ...policy, notificationChannels: ['channels/1'] });

/** What the APIs return for a project that is set as it must be. */
const GOOD: Readonly<Record<string, unknown>> = {
  [CONFIG]: {
    name: 'projects/42/config',
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserSignup: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    recaptchaConfig: { emailPasswordEnforcementState: 'AUDIT' },
  },
  [RELEASES]: {
    releases: [release('cloud.firestore'), release('firebase.storage/cinema.appspot.com')],
  },
  [FIRESTORE_RULES]: ruleset(file('firestore.rules')),
  [STORAGE_RULES]: ruleset(file('storage.rules').replaceAll('\n', '\r\n')),
  [BUCKET]: { cors: storageCors },
  'resourceManagerOrigin /v1/projects/cinema': { projectNumber: '42' },
  [POLICY]: { bindings: [forInvitations, { role, members: ['user:anu@example.com', agent] }] },
  [INVITATIONS]: { includedPermissions: ['firebaseauth.users.create', 'firebaseauth.users.get'] },
  [INDEXES]: { indexes: COMPOSITE.map((wanted) => index('READY', wanted)) },
  [FIELDS]: overrides('READY'),
  [BILLING]: { billingAccountName: 'billingAccounts/0A-1B', billingEnabled: true },
  [BUDGETS]: {
    budgets: [
      { budgetFilter: { projects: ['projects/42'] }, thresholdRules: [{ thresholdPercent: 0.5 }] },
    ],
  },
  [UPTIME]: {
    uptimeCheckConfigs: UPTIME_CHECKS.map(({ configFor }) => configFor('cinema', 'cinema.example')),
  },
  [ALERTS]: { alertPolicies: ALERT_POLICIES.map(({ policy }) => sent(policy)) },
};

const answering =
  (answers: Readonly<Record<string, unknown>>): ReadApi =>
  (api, request) => {
    const address = `${api} ${request.replace(/^\w+ /, '')}`;
    if (address in answers) return Promise.resolve({ ok: true, body: answers[address] });
    return Promise.resolve({ ok: false, reason: `404 ${address}` });
  };

const check = (change: Readonly<Record<string, unknown>> = {}) =>
  checkProject('cinema', answering({ ...GOOD, ...change }));

const failures = async (change: Readonly<Record<string, unknown>>) =>
  (await check(change)).filter(({ status }) => status !== 'ok');

test('a correctly configured project has no findings to correct', async () => {
  const findings = await check();
  expect(findings.map(({ status }) => status)).toEqual(findings.map(() => 'ok'));
  expect(findings.length).toBeGreaterThan(7);
});

describe('the check reports a problem and its remedy if', () => {
  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['sign-up is on', { [CONFIG]: { emailPrivacyConfig: privacy() } }, /Enable create/],
    [
      'an uptime check requests another path',
      {
        [UPTIME]: {
          uptimeCheckConfigs: changed(UPTIME, 'uptimeCheckConfigs', {
            httpCheck: { path: '/about' },
          }),
        },
      },
      /no such uptime check.*npm run setup/,
    ],
    [
      'an uptime check is switched off',
      {
        [UPTIME]: { uptimeCheckConfigs: changed(UPTIME, 'uptimeCheckConfigs', { disabled: true }) },
      },
      /no such uptime check/,
    ],
    [
      'an alert reaches nobody',
      {
        [ALERTS]: { alertPolicies: changed(ALERTS, 'alertPolicies', { notificationChannels: [] }) },
      },
      /no such alert, or it is sent to nobody.*npm run setup/,
    ],
    [
      'an alert is switched off',
      { [ALERTS]: { alertPolicies: changed(ALERTS, 'alertPolicies', { enabled: false }) } },
      /no such alert/,
    ],
    ['email addresses can be enumerated', { [CONFIG]: { client: closed() } }, /Email enumeration/],
    [
      'reCAPTCHA is enforced',
      {
        [CONFIG]: {
          client: closed(),
          emailPrivacyConfig: privacy(),
          recaptchaConfig: { emailPasswordEnforcementState: 'ENFORCE' },
        },
      },
      /do not enforce reCAPTCHA/,
    ],
    [
      'the database has other rules',
      { [FIRESTORE_RULES]: ruleset('allow read;') },
      /npm run deploy/,
    ],
    ['the storage has other rules', { [STORAGE_RULES]: ruleset('allow read;') }, /npm run deploy/],
    ['storage lacks its role', { [POLICY]: { bindings: [forInvitations] } }, /service-42@gcp-sa/],
    [
      'another account has this role',
      { [POLICY]: { bindings: [forInvitations, { role, members: [agent.replace('42', '43')] }] } },
      /Firebase Rules Firestore Service Agent/,
    ],
    [
      'an index is being built',
      { [INDEXES]: { indexes: COMPOSITE.map((wanted) => index('CREATING', wanted)) } },
      /Movies \(COLLECTION\): status ASCENDING, timestamp DESCENDING: is being built/,
    ],
    ['indexes are missing', { [INDEXES]: {} }, /contactMessages .*: missing\..*firestore:indexes/],
    ['an override is missing', { [FIELDS]: {} }, /images \(COLLECTION_GROUP\).*: missing/],
    ['a bucket has no CORS', { [BUCKET]: {} }, /gs:\/\/cinema.appspot.com --cors-file=storage-/],
    [
      'the CORS settings of a bucket are for another site',
      { [BUCKET]: { cors: [{ origin: ['https://other.example'], method: ['GET'] }] } },
      /--cors-file/,
    ],
    [
      'the CORS settings of a bucket allow only writing',
      { [BUCKET]: { cors: [{ origin: ['*'], method: ['PUT'] }] } },
      /--cors-file/,
    ],
    ['there is no budget', { [BUDGETS]: {} }, /Budgets & alerts/],
    [
      'the budget is for another project',
      { [BUDGETS]: { budgets: [{ budgetFilter: { projects: ['projects/7'] } }] } },
      /Budgets & alerts/,
    ],
    ['the budget has no alerts', { [BUDGETS]: { budgets: [{}] } }, /Budgets & alerts/],
  ])('%s', async (_, change, remedy) => {
    const found = await failures(change);
    expect(found).toMatchObject([{ status: 'not ok' }]);
    expect(found[0]?.detail).toMatch(remedy);
  });

  test('there are no rules at all', async () => {
    const found = await failures({ [RELEASES]: {} });
    expect(found).toMatchObject([{ status: 'not ok' }, { status: 'not ok' }]);
  });

  test('there is a forgotten bucket with its own rules', async () => {
    const found = await failures({
      [RELEASES]: {
        releases: [
          release('cloud.firestore'),
          release('firebase.storage/cinema.appspot.com'),
          release('firebase.storage/old'),
        ],
      },
      'rulesOrigin /v1/projects/cinema/rulesets/firebase-storage-old':
        ruleset('allow read, write;'),
      [BUCKET.replace('cinema.appspot.com', 'old')]: GOOD[BUCKET],
    });
    expect(found).toMatchObject([{ what: expect.stringContaining('bucket old') }]);
    expect(found[0]?.detail).toMatch(/close or delete it/);
  });
});

test('a project without a billing account needs no budget', async () => {
  expect(await failures({ [BILLING]: { billingEnabled: false } })).toEqual([]);
});

test('settings that cannot be read are reported as not checked, with the reason', async () => {
  const findings = await checkProject('cinema', answering({}));
  expect(findings.every(({ status }) => status === 'not checked')).toBe(true);
  expect(findings.every(({ detail }) => detail?.startsWith('404'))).toBe(true);
  expect(formatFindings(findings)).toMatch(/^not checked +Visitors cannot make accounts\n +404 /);
  expect(formatFindings(findings, RIGHTS)).toMatch(
    /roles Firebase Viewer, Monitoring Viewer and Browser/,
  );
});

test('the report has a status for each line and a summary', async () => {
  const report = formatFindings(await check({ [POLICY]: { bindings: [forInvitations] } }), RIGHTS);
  expect(report).toMatch(/^ok +Visitors cannot make accounts$/m);
  expect(report).toMatch(/^NOT OK +The storage rules can read the role of an administrator$/m);
  expect(report).toMatch(/\d ok, 1 not ok, 0 not checked$/);
});

test('each index of the file is checked', () => {
  const count = firestoreIndexes.fieldOverrides.flatMap(({ indexes }) => indexes).length;
  const names = wantedIndexes(firestoreIndexes);
  expect(new Set(names).size).toBe(COMPOSITE.length + count);
});

test.each<[string, number, string, Answer]>([
  ['is returned as parsed JSON', 200, '{"a":1}', { ok: true, body: { a: 1 } }],
  [
    'with an error is returned as the first line of its message',
    403,
    '{"error":{"code":403,"message":"Permission denied on x.\\nMore"}}',
    { ok: false, reason: '403 Permission denied on x.' },
  ],
  ['without a message is returned as its status', 502, '<html>', { ok: false, reason: '502' }],
  ['that is not JSON is returned as its status', 200, '<html>', { ok: false, reason: '200' }],
])('a response of Google %s', (_, status, text, expected) =>
  expect(answerOf(status, text)).toEqual(expected),
);

test('for a site without the function, the function is not checked', async () => {
  const [landing, , database] = UPTIME_CHECKS;
  const configs = [landing, database].map((each) => each?.configFor('cinema', 'cinema.example'));
  const answers = answering({ ...GOOD, [UPTIME]: { uptimeCheckConfigs: configs } });
  const problems = async (withFunction: boolean) =>
    (await checkProject('cinema', answers, withFunction)).filter(({ status }) => status !== 'ok');
  expect(await problems(false)).toEqual([]);
  expect(await problems(true)).toMatchObject([{ what: expect.stringContaining('the function') }]);
});

/** The first of a good list changed. */
function changed(address: string, list: string, change: object): readonly object[] {
  const [first, ...others]: object[] = Object(GOOD[address])[list];
  return [{ ...first, ...change }, ...others];
}
function closed() {
  return { permissions: { disabledUserSignup: true } };
}
function privacy() {
  return { enableImprovedEmailPrivacy: true };
}

test.each([
  [['ok', 'ok'], 0],
  [['ok', 'not checked'], 0],
  [['ok', 'not ok'], 1],
  [['not checked', 'not checked'], 1],
] as const)('the exit code of %j is %i', (statuses, code) => {
  expect(exitCodeOf(statuses.map((status) => ({ what: 'It', status })))).toBe(code);
});
