// product 33.1, 33.4.
import { OTHER_LANGUAGES } from '../../../functions/src/languages';
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };
import { PAGE_FILES } from '../../../functions/src/page-files';
import indexConfig from '../../../firestore.indexes.json' with { type: 'json' };
import { PRODUCTION } from '../../../tools/build/budgets';
import { INVITATIONS_ACCOUNT, PAGES_ACCOUNT } from '../../../tools/go-live/deploy/prepare-project';
import { HOSTING, withoutFunction } from '../../../tools/development/hosting';
import { setUp } from '../../../tools/go-live/setup/set-up';
import { parseSetupArguments } from '../../../tools/go-live/setup/arguments';
import { builtProject, deploy } from '../../delivery/support/deploy';
import { emptyProject, newProject } from '../../delivery/support/google/cloud-state';
import { type FakeGoogle, startFakeGoogle } from '../../delivery/support/google/fake-google';
import { fieldsOf } from '../../delivery/support/google/published';
import { liveSite, namesInZip, writesOf } from '../../delivery/support/google/released';

const PROJECT = PRODUCTION.VITE_FIREBASE_PROJECT_ID;
const BUCKET = `firebase.storage/${PRODUCTION.VITE_FIREBASE_STORAGE_BUCKET}`;
const accountOf = (id: string) => `${id}@${PROJECT}.iam.gserviceaccount.com`;

const { listFiles }: { listFiles: (folder: string, ignore: readonly string[]) => string[] } =
  createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');

let google: FakeGoogle;
let folder: string;
beforeAll(async () => {
  google = await startFakeGoogle(newProject(PROJECT));
  folder = await builtProject(inject('site'));
});
afterAll(() => {
  google.close();
  vi.unstubAllEnvs();
});

afterEach(() => {
  google.requests.length = 0;
  const unknown = google.unknown.splice(0);
  if (unknown.length > 0) throw new Error(`Nobody answers ${unknown.join(', ')}`);
});

/** The rewrites to the function for pages. */
const ANSWERED = HOSTING.rewrites.filter(({ function: to }) => to?.functionId === 'pages');

/** Which of all requests was the first change of a kind. */
const firstWrite = (kind: string) =>
  google.requests.findIndex((_, at) =>
    writesOf({ requests: google.requests.slice(0, at + 1) }).includes(kind),
  );

const read = (file: string) => readFileSync(path.join(folder, file));

// The tests of one file run in this order; each of the first ones deploys to what the one before left.
test('a non-interactive set-up of an empty project with its first deploy publishes everything, and then passes every check', async () => {
  const variables = { ...google.environment, FIREBASE_TOKEN: 'token', CI: '1' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const said: string[] = [];
  const ends: unknown[] = [];
  await setUp(parseSetupArguments([`--project=${PROJECT}`, '--admin=mira@cinema.test', '--demo']), {
    folder,
    say: (line) => void said.push(line),
    pause: () => Promise.resolve(),
    deploy: async () => {
      ends.push(await deploy(folder, google, '--demo'));
    },
    checkSite: async () => [],
  });
  // On a busy machine firebase-tools ends before it has written its last lines.
  expect(ends).toMatchObject([{ code: 0 }]);
  expect(said.at(-1)).toBe('\nAll of that is so.');
  const { cloud } = google;

  const site = liveSite(cloud);
  const files = listFiles(path.join(folder, 'dist'), firebaseConfig.hosting.ignore);
  expect(Object.keys(site.files).toSorted()).toEqual(files.map((file) => `/${file}`).toSorted());
  const isSent = (file: string) => {
    const sent = site.contents.get(site.files[`/${file}`] ?? '');
    return sent && gunzipSync(sent).equals(read(`dist/${file}`));
  };
  expect(files.filter((file) => !isSent(file))).toEqual([]);
  expect(site.headers).toEqual(HOSTING.headers);
  expect(site.rewrites).toEqual(
    HOSTING.rewrites.map((rewrite) =>
      rewrite.function
        ? {
            regex: rewrite.regex,
            runs: rewrite.function.functionId,
            in: rewrite.function.region,
          }
        : rewrite,
    ),
  );
  expect(site.tags).toEqual(ANSWERED.map(() => 'pages-1'));
  const order = ['indexes', 'functions upload', 'hosting release'].map(firstWrite);
  expect(order).toEqual(order.toSorted((a, b) => a - b));

  const rules = (release: string) => {
    const source = cloud.rulesets.get(cloud.releases.get(release) ?? '');
    return Object(source).files?.map(({ content }: { content: string }) => content);
  };
  expect(rules('cloud.firestore')).toEqual([read('firestore.rules').toString()]);
  expect(rules(BUCKET)).toEqual([read('storage.rules').toString()]);
});

test('a first deploy creates exactly the listed indexes', () => {
  const { indexes, fields } = google.cloud;
  expect(indexes).toEqual(indexConfig.indexes.map((index) => expect.objectContaining(index)));
  expect(Object.fromEntries(fields)).toEqual(Object.fromEntries(fieldsOf(PROJECT)));
});

test('each deployed function is limited, runs as a separate account, and can be called by anybody', () => {
  const { cloud } = google;
  const common = { availableMemory: '256Mi', availableCpu: '1', timeoutSeconds: 60 };
  expect(cloud.functions.get('pages')).toMatchObject({
    buildConfig: { runtime: 'nodejs24', entryPoint: 'pages' },
    serviceConfig: {
      ...common,
      maxInstanceRequestConcurrency: 80,
      maxInstanceCount: 5,
      serviceAccountEmail: accountOf(PAGES_ACCOUNT.id),
    },
  });
  expect(cloud.functions.get('invitations')).toMatchObject({
    buildConfig: { runtime: 'nodejs24', entryPoint: 'invitations' },
    serviceConfig: {
      ...common,
      maxInstanceRequestConcurrency: 10,
      maxInstanceCount: 1,
      serviceAccountEmail: accountOf(INVITATIONS_ACCOUNT.id),
    },
  });
  const pages = ['lib', ...OTHER_LANGUAGES.map((code) => `lib/${code}`)].flatMap((lib) =>
    PAGE_FILES.map((name) => `${lib}/${name}.html`),
  );
  const answers = OTHER_LANGUAGES.map((code) => `lib/${code}/answer.js`);
  expect(namesInZip(cloud.uploads.at(-1) ?? Buffer.of()).toSorted()).toEqual(
    ['lib/index.js', ...answers, ...pages, 'package-lock.json', 'package.json'].toSorted(),
  );
  for (const { bindings } of cloud.services.values()) {
    expect(bindings).toEqual([{ role: 'roles/run.invoker', members: ['allUsers'] }]);
  }
});

test('the account of the pages has no role, and the account of the invitations may only create accounts', () => {
  const { accounts, policy, roles } = google.cloud;
  const [pages, invitations] = [PAGES_ACCOUNT, INVITATIONS_ACCOUNT].map(({ id }) => accountOf(id));
  expect([...accounts]).toEqual([pages, invitations]);
  expect(JSON.stringify(policy)).not.toContain(pages);
  expect(policy.bindings.filter((each) => JSON.stringify(each).includes(`${invitations}`))).toEqual(
    [
      {
        role: `projects/${PROJECT}/roles/siteInvitations`,
        members: [`serviceAccount:${invitations}`],
      },
    ],
  );
  expect([...roles]).toEqual([
    ['siteInvitations', ['firebaseauth.users.create', 'firebaseauth.users.get']],
  ]);
});

test('after a first deploy old builds are deleted after a day, and the storage rules can read roles', () => {
  const { repository, policy, number } = google.cloud;
  expect(Object.values(Object(repository?.['cleanupPolicies']))).toEqual([
    expect.objectContaining({
      action: 'DELETE',
      condition: { tagState: 'ANY', olderThan: '86400s' },
    }),
  ]);
  expect(policy.bindings).toContainEqual({
    role: 'roles/firebaserules.firestoreServiceAgent',
    members: [`serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`],
  });
});

test('a second deploy of the same build changes nothing but the release', async () => {
  const before = google.cloud.live;
  const { code, output } = await deploy(folder, google, '--demo');
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(google.cloud.live).not.toBe(before);
  expect(writesOf(google)).toEqual(['hosting release', 'hosting version']);
});

const NEWER = '9.0.0 (fffffff, 2999-01-01)\n';

test('a non-interactive deploy does not replace a newer live site, and changes nothing', async () => {
  google.cloud.liveVersion = NEWER;
  const own = read('dist/version.txt').toString().trim();
  const { code, end } = await deploy(folder, google, '--demo');
  expect({ code, end }).toEqual({
    code: 1,
    end: `Live is ${NEWER.trim()}, and this would publish ${own}: an older commit. Nothing was changed. To publish it on purpose: \`npm run deploy -- --over-newer\`.`,
  });
  expect(writesOf(google)).toEqual([]);
});

test('an explicit deploy replaces it, deploys a changed function together with the site, and adds a missing policy for builds', async () => {
  appendFileSync(path.join(folder, 'functions/lib/index.js'), '\n// changed\n');
  const { repository } = google.cloud;
  delete repository?.['cleanupPolicies'];
  const { code, output } = await deploy(folder, google, '--demo', '--over-newer');
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(writesOf(google)).toContain('hosting release');
  google.cloud.liveVersion = undefined;
  expect(google.cloud.services.get('pages')?.revision).toBe(2);
  expect(liveSite(google.cloud).tags).toEqual(ANSWERED.map(() => 'pages-2'));
  expect(Object.keys(Object(google.cloud.repository?.['cleanupPolicies']))).toHaveLength(1);
});

test('without the function, every page is a file, and a later deploy removes the sitemap file', async () => {
  const { code, output } = await deploy(folder, google, '--demo', '--without-function');
  expect({ code, output }).toMatchObject({ code: 0 });
  const { rewrites, headers, files } = liveSite(google.cloud);
  expect({ rewrites, headers }).toEqual(withoutFunction(HOSTING));
  expect(files).toHaveProperty(['/sitemap.xml']);
  expect(listFiles(path.join(folder, 'dist'), [])).not.toContain('sitemap.xml');
  expect(google.cloud.services.get('pages')?.revision).toBe(2);
});

test('for an organisation that forbids public functions, a deploy prints one sentence and releases nothing, also the second time', async () => {
  google.cloud = { ...emptyProject(PROJECT), forbidsPublic: true };
  const sentence =
    /^Your organisation forbids functions that anybody may call: .+ --without-function`\.$/;
  const first = await deploy(folder, google, '--demo');
  expect([first.code, first.end]).toEqual([1, expect.stringMatching(sentence)]);
  expect(google.cloud.functions.get('pages')).toBeDefined();
  const second = await deploy(folder, google, '--demo');
  expect([second.code, second.end]).toEqual([1, expect.stringMatching(sentence)]);
  expect(google.cloud.live).toBeUndefined();
});

test('an expired login results in one sentence', async () => {
  google.cloud = { ...emptyProject(PROJECT), isLoginExpired: true };
  const { code, end } = await deploy(folder, google, '--demo');
  expect(code).toBe(1);
  expect(end).toBe(
    'Google does not accept the login: run `npx firebase login --reauth`, then this command again.',
  );
});
