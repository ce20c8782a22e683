/**
 * `npm run compare-pages -- FOLDER [NAME...]`: what looks different from another checkout, with its own
 * node_modules. Both sites are built and show the same demo content, from one set of emulators; of each page
 * and state (tools/compare-pages/states.ts), or of those whose names begin with a NAME, pictures are taken of
 * both and compared. What differs twice is listed, and is in the folder that the last line names: before at
 * the left, after at the right. `--same` names this checkout as the other one, which shows the noise.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ACCOUNTS } from '../demo/content/accounts';
import { seedDemo } from '../demo/seed';
import { provideBrowserFonts } from '../tools/browser-fonts';
import { difference } from '../tools/compare-pages/difference';
import { takePictures } from '../tools/compare-pages/pictures';
import { ADMIN_STATES, PUBLIC_STATES, type State } from '../tools/compare-pages/states';
import { freePorts } from '../tools/emulators/ports';
import { BUCKET, PROJECT_FOLDER, PROJECT_ID, WORK_FOLDER } from '../tools/emulators/project';
import { provideBrowser } from '../tools/find-browser';
import { serveSite } from '../tools/site';
import { startTestEmulators } from '../tools/test-emulators';
import { testRun } from '../tools/test-run';

const args = process.argv.slice(2);
const isSame = args.includes('--same');
const [folder, ...names] = args.filter((argument) => argument !== '--same');
if (!folder) throw new Error('Name the folder of the other checkout.');
const RESULTS = path.join(WORK_FOLDER, 'compared-pages');
const isWanted = ({ name }: State) =>
  names.length === 0 || names.some((begin) => name.startsWith(begin));

/** Builds a checkout's site with its own tools, and serves it. */
async function site(root: string, name: string): Promise<string> {
  const outDir = path.join(testRun().folder, name);
  const build = ['vite', 'build', '--mode=emulators', '--logLevel=error', `--outDir=${outDir}`];
  const [code] = await once(spawn('npx', build, { cwd: root, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${root} cannot be built.`);
  const { port } = await freePorts(['port']);
  await serveSite(outDir, port, testRun().ports, 'none');
  return `http://127.0.0.1:${port}`;
}

/** A visitor of a site: the same day, place and language, without motion and other hosts. */
async function contextOf(browser: Browser, origin: string, isAdmin: boolean) {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  // The name of the build, which the admin area shows.
  await context.route('**/version.txt', (route) => route.fulfill({ body: 'A version' }));
  // What is made up, such as the address of a new film.
  await context.addInitScript(() => {
    crypto.getRandomValues = (values) => {
      if (values) new Uint8Array(values.buffer).fill(7);
      return values;
    };
  });
  const [admin] = ACCOUNTS;
  if (!isAdmin || !admin) return context;
  const page = await context.newPage();
  await page.goto(`${origin}/admin-login`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin(\/|$)/);
  await page.locator('h1').first().waitFor();
  await page.close();
  return context;
}

async function compare(browser: Browser, origins: readonly string[], isAdmin: boolean) {
  const contexts = await Promise.all(
    origins.map(async (origin) => ({ origin, context: await contextOf(browser, origin, isAdmin) })),
  );
  const look = async (state: State) => {
    const taken: Promise<Awaited<ReturnType<typeof takePictures>>>[] = [];
    for (const { origin, context } of contexts) {
      taken.push(takePictures(context, origin, state));
      // What one stores and takes back, the other would see.
      if (state.undo) await taken[0];
    }
    const [before, after] = await Promise.all(taken);
    const found = [...(before ?? [])].map(
      async ([view, picture]) =>
        [view, await difference(picture, after?.get(view) ?? picture)] as const,
    );
    return new Map(await Promise.all(found));
  };
  for (const state of (isAdmin ? ADMIN_STATES : PUBLIC_STATES).filter(isWanted)) {
    try {
      const first = await look(state);
      // What differs by chance seldom does so twice.
      const again = [...first.values()].some(Boolean) ? await look(state) : first;
      for (const [view, found] of again) {
        if (!found || !first.get(view)) continue;
        console.log(state.name, view, `${found.pixels} px, rows ${found.top}-${found.bottom}`);
        writeFileSync(path.join(RESULTS, `${state.name}-${view}.png`), found.picture);
      }
    } catch (error) {
      console.log(state.name, 'NOT COMPARED', String(error).split('\n', 3).join(' '));
    }
  }
}

const suite = await startTestEmulators();
try {
  await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: testRun().ports });
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const origins = [
    await site(isSame ? PROJECT_FOLDER : path.resolve(folder), 'before'),
    await site(PROJECT_FOLDER, 'after'),
  ];
  await provideBrowserFonts();
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
  await Promise.all([compare(browser, origins, false), compare(browser, origins, true)]);
  await browser.close();
  console.log(`Pictures: ${RESULTS}`);
} finally {
  await suite.stop();
}
process.exit();
