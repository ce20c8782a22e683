/**
 * `npm run deploy`: builds, then publishes the rules, the indexes, the functions and the site (product 33).
 * Without `--build`, which `npm run deploy` adds, what `npm run build` has built in this folder is published.
 * With `--without-function` a file answers a movie's page; arguments that it does not know go to
 * `firebase deploy`. It asks before a site that may be older replaces what is live, and `--over-newer` answers.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sitemap } from '../functions/src/sitemap';
import { buildAll, PRODUCTION_MODE, parseDeployArguments } from '../tools/go-live/deploy/arguments';
import {
  chosenProject,
  readBuildInfo,
  requireSameBuild,
  requireSameProject,
  requireOwnCompany,
} from '../tools/go-live/deploy/built-site';
import { failureAdvice, pinRevision } from '../tools/go-live/deploy/failure';
import {
  type CommandResult,
  runFirebase,
  type CallApi,
  signInToGoogle,
} from '../tools/go-live/google-apis';
import { findUnready, waitForIndexes } from '../tools/go-live/deploy/indexes';
import { requireNotOlder } from '../tools/go-live/deploy/live-version';
import {
  allowInvitations,
  allowStorageRules,
  ensureCleanup,
  ensureFunctionAccount,
  ensurePublicFunction,
  findProject,
  INVITATIONS_ACCOUNT,
  PAGES_ACCOUNT,
} from '../tools/go-live/deploy/prepare-project';
import { PROJECT_FOLDER } from '../tools/development/project';
import { runCommand, SetupError } from '../tools/development/command-line';
import {
  HOSTING,
  type HostingRules,
  withoutFunction,
  withPinnedServices,
} from '../tools/development/hosting';

const folder = existsSync('firebase.json') ? process.cwd() : PROJECT_FOLDER;
const site = path.join(folder, 'dist');
const {
  isBuilding,
  mode,
  project: named,
  withFunction,
  isDemo,
  isOverNewer,
  further,
} = parseDeployArguments(process.argv.slice(2));

const say = (line: string | undefined) => line && console.log(line);

/**
 * Builds and deploys.
 *
 * @throws SetupError with one sentence that says what to do
 */
async function run(): Promise<void> {
  if (isBuilding) await buildAll(mode);
  const build = readBuildInfo(site);
  if (withFunction) requireSameBuild(site, path.join(folder, 'functions'));
  // A mode chooses its project by itself; what `firebase use` chose was for another one.
  const isOtherMode = mode !== undefined && mode !== PRODUCTION_MODE;
  requireSameProject(build, isOtherMode ? named : chosenProject(folder, named));
  if (!isDemo) requireOwnCompany(site, folder);
  const call = await signInToGoogle(folder);
  const number = await findProject(call, build.project);
  if (!isOverNewer) {
    const own = readFileSync(path.join(site, 'version.txt'), 'utf8');
    await requireNotOlder(call, { project: build.project, own, folder });
  }
  say(await allowStorageRules(call, number));
  await addIndexes(call, build.project);
  const { code, output } = withFunction
    ? await deployWithFunction(call, build.project, number)
    : await deployWithoutFunction(build.project);
  if (code !== 0) throw new SetupError(`\n${failureAdvice(output)}`);
}

/** Deploys new indexes before the site that uses them: building them takes minutes. */
async function addIndexes(call: CallApi, project: string): Promise<void> {
  const wanted: unknown = JSON.parse(
    readFileSync(path.join(folder, 'firestore.indexes.json'), 'utf8'),
  );
  const find = () => findUnready(call, project, wanted);
  const unready = await find();
  if ([...unready.values()].includes('')) {
    const { code, output } = await firebase(project, 'firestore:indexes');
    if (code !== 0) throw new SetupError(`\n${failureAdvice(output)}`);
  }
  if (unready.size > 0) await waitForIndexes(find, { say, pause: setTimeout });
}

const firebase = (project: string, targets: string, ...options: readonly string[]) =>
  runFirebase(folder, ['deploy', '--project', project, '--only', targets, ...options, ...further]);

async function deployWithFunction(
  call: CallApi,
  project: string,
  number: string,
): Promise<CommandResult> {
  // Several rewrites can lead to one of them.
  const functions = HOSTING.rewrites
    .flatMap((rewrite) => rewrite.function ?? [])
    .filter(
      ({ functionId }, at, all) => all.findIndex((to) => to.functionId === functionId) === at,
    );
  const [pages] = functions;
  if (!pages) throw new Error('firebase.json has no rewrite to the function');
  say(await ensureFunctionAccount(call, project, PAGES_ACCOUNT));
  say(await ensureFunctionAccount(call, project, INVITATIONS_ACCOUNT));
  say(await allowInvitations(call, project, number));
  if (!(await ensureCleanup(call, project, pages.region))) {
    // Only so is the policy for old builds set without a question, without which there is an error
    // before the site is released. Not for the indexes: those that the file does not list would go.
    const first = await firebase(project, 'functions', '--force');
    if (first.code !== 0) return first;
  }
  for (const each of functions) await ensurePublicFunction(call, project, each);
  const before = await firebase(project, 'firestore,storage,functions');
  if (before.code !== 0) return before;
  await pinRevision(project, pages);
  return withConfig(
    ({ hosting, ...config }) => ({
      ...config,
      hosting: { ...hosting, rewrites: withPinnedServices(hosting) },
    }),
    (file) => firebase(project, 'hosting', '--config', file),
  );
}

async function deployWithoutFunction(project: string): Promise<CommandResult> {
  // That of the pages: robots.txt names it.
  const pages = path.join(site, 'sitemap.xml');
  writeFileSync(pages, sitemap([]));
  try {
    return await withConfig(
      ({ hosting, ...config }) => ({
        ...config,
        functions: undefined,
        hosting: { ...hosting, ...withoutFunction(hosting) },
      }),
      (file) => firebase(project, 'firestore,storage,hosting', '--config', file),
    );
  } finally {
    // A deploy with the function would publish it instead of the function's.
    rmSync(pages);
  }
}

interface FirebaseConfig {
  readonly hosting: HostingRules;
}

/**
 * Runs a deploy with another firebase.json, based on the current file because a build changes its
 * content policy.
 */
async function withConfig(
  change: (config: FirebaseConfig) => object,
  deploy: (file: string) => Promise<CommandResult>,
): Promise<CommandResult> {
  const config: FirebaseConfig = JSON.parse(
    readFileSync(path.join(folder, 'firebase.json'), 'utf8'),
  );
  // In the project's folder: firebase-tools finds the rules from there.
  const file = path.join(folder, 'firebase.changed.json');
  writeFileSync(file, JSON.stringify(change(config), null, 2));
  try {
    return await deploy(file);
  } finally {
    rmSync(file);
  }
}

await runCommand(run);
