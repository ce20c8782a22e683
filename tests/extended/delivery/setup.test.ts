// product 33.7.
import { expect, test } from 'vitest';
import { SetupError } from '../../../tools/development/command-line';
import { newProject } from '../../delivery/support/google/cloud-state';
import type { Disturbance } from '../../delivery/support/google/fake-google';
import { Refusal } from '../../delivery/support/google/routes';
import { ARGUMENTS, openSetup, PROJECT, writesIn } from '../../delivery/support/setup';

const { files, google, readIn, run, runWith, result, startAnew, write } = await openSetup();

test('an empty project gets its services, its database, its bucket and its web app', async () => {
  const { error, lines } = await run();
  expect(error).toBeUndefined();
  expect(lines.at(-1)).toBe('\nAll of that is so.');
  const { cloud } = google;
  expect([...cloud.offServices]).toEqual([]);
  expect(cloud.database).toMatchObject({
    type: 'FIRESTORE_NATIVE',
    locationId: 'asia-south1',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  });
  expect(cloud.backupSchedules).toEqual([{ retention: '8467200s', dailyRecurrence: {} }]);
  expect(cloud.bucket).toEqual({
    location: 'asia-south1',
    cors: [{ origin: ['*'], method: ['GET'], maxAgeSeconds: 3600 }],
  });
  expect(result().env).toBe(
    'VITE_FIREBASE_API_KEY=AIza-public\n' +
      `VITE_FIREBASE_APP_ID=1:${cloud.number}:web:0\n` +
      `VITE_FIREBASE_PROJECT_ID=${PROJECT}\n` +
      `VITE_FIREBASE_STORAGE_BUCKET=${PROJECT}.firebasestorage.app\n`,
  );
});

test('an empty project gets closed sign-up, one administrator, and a published site', async () => {
  const { lines } = await run();
  const { cloud } = google;
  expect(cloud.signIn).toEqual({
    signIn: { email: { enabled: true, passwordRequired: true } },
    client: { permissions: { disabledUserSignup: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  expect(cloud.users).toEqual([
    { email: 'mira@cinema.test', emailVerified: true, localId: 'uid-0' },
  ]);
  expect(Object.fromEntries(cloud.userDocuments)).toEqual({
    'uid-0': {
      role: { stringValue: 'admin' },
      email: { stringValue: 'mira@cinema.test' },
      by: { stringValue: 'npm run setup' },
      since: { timestampValue: expect.stringMatching(/^20.+Z$/) },
    },
  });
  expect(lines.join('\n')).toContain(`https://${PROJECT}.firebaseapp.com/__/auth/action?oobCode=`);
  expect(cloud).toMatchObject({ hasHostingSite: true, live: 'v0' });
  // Neither the link nor anything else that is secret is left in the folder.
  expect(files()).toEqual(['.env.production.local', 'src/company/site.ts']);
});

test('the company is written into site.ts in place of the demo; other values do not change', async () => {
  await run();
  const { site = '' } = result();
  expect(site).toContain(`origin: 'https://${PROJECT}.web.app',`);
  expect(site).toContain(`name: "Mira's Films",`);
  expect(site).toContain(`tagline: 'Films by the sea.',`);
  expect(site).toContain(`SHORT_NAME = "Mira's Films";`);
  await run('--name', 'Another', '--address', 'https://another.example');
  expect(result().site).toBe(site);
});

test('the demo is published unchanged on request', async () => {
  const before = result().site;
  expect((await run('--demo')).error).toBeUndefined();
  expect(result().site).toBe(before);
});

test('an account that a stranger may have created does not become an administrator', async () => {
  google.cloud.users.push({ email: 'mira@cinema.test', emailVerified: false, localId: 'x' });
  expect((await run()).error).toMatch(
    /^An account with the address mira@cinema\.test exists that nobody has verified, .+ run this command again\.$/,
  );
  expect(google.cloud.userDocuments.size).toBe(0);
});

test('if the sign-in cannot be configured, each manual step is listed, and the site is published', async () => {
  google.disturb = (request) =>
    /^(POST|PATCH) .identitytoolkit.*(config|initializeAuth)$/.test(request)
      ? new Refusal(403, 'PERMISSION_DENIED', 'Not here.')
      : undefined;
  const { lines } = await run();
  const left = lines.slice(lines.indexOf('\nLeft to do:'));
  expect(left.filter((line) => line.includes('Google refuses that'))).toHaveLength(5);
  expect(left).toContainEqual(expect.stringContaining('switch "Enable create (sign-up)" off at'));
  expect(google.cloud.live).toBe('v0');
});

test('a failed deploy ends the run, and the next run continues with it', async () => {
  const fails = () => Promise.reject(new SetupError('The site is not published.'));
  const { error } = await runWith(ARGUMENTS, { deploy: fails });
  expect(error).toBe('The site is not published.');
  expect(google.cloud.users).toEqual([]);
  expect((await run()).error).toBeUndefined();
  expect(google.cloud.users).toHaveLength(1);
});

test('a second run reports everything as done, and changes nothing', async () => {
  await run();
  const before = result();
  const { error, lines } = await run();
  expect(error).toBeUndefined();
  expect(writesIn(google)).toEqual([]);
  expect(lines.filter((line) => /^ {2}(now|done|left)/.test(line))).toEqual([]);
  expect(result()).toEqual(before);
});

/** More changes than a set-up makes: one of them is made again and again. */
const MANY = 40;

test('interrupted at each change in turn, it ends with a sentence, and the next run completes it', async () => {
  await run();
  const whole = result();
  startAnew();
  const cutBy = async (disturbance: Disturbance) => {
    google.disturb = () => (writesIn(google).length === 1 ? disturbance : undefined);
    const { error } = await run();
    return error;
  };
  const sentence = /: (check the connection|run this command again).+\.$/;
  let cuts = 0;
  // Nothing is done at first; then it is done, and the answer is lost.
  while (cuts < MANY) {
    const error = await cutBy(cuts % 2 === 0 ? 'drop before' : 'fault');
    if (error === undefined) break;
    expect(error).toMatch(sentence);
    expect(await cutBy('drop after'), `after ${cuts} changes`).toMatch(sentence);
    cuts += 1;
  }
  expect(cuts).toBeGreaterThan(20);
  expect(cuts).toBeLessThan(MANY);
  expect(result()).toEqual(whole);
});

test('a project that does not exist or has no billing is not changed', async () => {
  google.cloud.hasBilling = false;
  expect((await run()).error).toBe(
    `The project ${PROJECT} has no billing account: upgrade it to the Blaze plan at https://console.firebase.google.com/project/${PROJECT}/usage/details, then run this command again.`,
  );
  google.cloud = newProject('another-cinema');
  expect((await run()).error).toMatch(
    /sign in with an account that owns the project by `npx firebase login --reauth`, then run/,
  );
  expect(writesIn(google)).toEqual([]);
});

test('an .env file of another project is not changed, nor is any project', async () => {
  const text = 'VITE_FIREBASE_PROJECT_ID=another-cinema\n';
  write('.env.production.local', text);
  expect((await run()).error).toMatch(
    /^\.env\.production\.local is for the project another-cinema: give --project another-cinema, another --mode, or rename/,
  );
  expect(result().env).toBe(text);
  expect(writesIn(google)).toEqual([]);
});

test('a staging project has a separate file, which its build reads', async () => {
  await run('--mode=staging');
  expect(result().env).toBeUndefined();
  expect(readIn('.env.staging.local')).toContain(`VITE_FIREBASE_PROJECT_ID=${PROJECT}\n`);
});

test('for an organisation that forbids the region, the remedy is printed', async () => {
  const text = 'Constraint constraints/gcp.resourceLocations violated.';
  google.disturb = (request) =>
    request.endsWith('/databases') ? new Refusal(400, 'FAILED_PRECONDITION', text) : undefined;
  const { error } = await run();
  expect(error).toMatch(/^There is a Firestore database: Google refuses that \(400 Constraint/);
  expect(error).toMatch(/or choose another --region, then run this command again\.$/);
});

test('refused optional steps are listed as manual steps, and the run continues', async () => {
  google.disturb = (request) =>
    request.startsWith('POST') && request.endsWith('/backupSchedules')
      ? new Refusal(403, 'PERMISSION_DENIED', 'No.')
      : undefined;
  const { error, lines } = await run();
  expect(error).toBeUndefined();
  expect(lines.slice(-2)).toEqual([
    '\nLeft to do:',
    expect.stringMatching(/^- The database is backed up every day: .+ switch daily backups on at/),
  ]);
  expect(google.cloud.apps).toHaveLength(1);
});

test('a non-interactive run uses the suggested answers, and names the option for a missing one', async () => {
  const { error } = await runWith(['--project', PROJECT]);
  expect(google.cloud.database).toMatchObject({ locationId: 'asia-south1' });
  expect(error).toBe("Nobody can answer here (What is the company's name?): add --name.");
});
