/**
 * `npm run deploy`: builds, then publishes the rules, the indexes, the functions and the site (product 33).
 * Without `--build`, which `npm run deploy` adds, what `npm run build` has built in this folder is published.
 * With `--without-function` a file answers a movie's page; arguments that it does not know go to
 * `firebase deploy`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitemap } from '../functions/src/sitemap';
import { buildAll, PRODUCTION_MODE } from '../tools/deploy/build-all';
import {
  chosenProject,
  readBuildInfo,
  requireSameBuild,
  requireSameProject,
} from '../tools/deploy/built-site';
import { requireOwnCompany } from '../tools/deploy/demo-traces';
import { parseDeployArguments } from '../tools/deploy/deploy-arguments';
import { afterFailure } from '../tools/deploy/deploy-failure';
import { type CommandResult, runFirebase } from '../tools/deploy/firebase-tools';
import { type CallApi, signInToGoogle } from '../tools/deploy/google-apis';
import {
  allowInvitations,
  allowStorageRules,
  ensureCleanup,
  ensureFunctionAccount,
  ensurePublicFunction,
  findProject,
  INVITATIONS_ACCOUNT,
  PAGES_ACCOUNT,
} from '../tools/deploy/prepare-project';
import { PROJECT_FOLDER } from '../tools/emulators/project';
import { describeError, SetupError } from '../tools/emulators/setup-error';
import { HOSTING, withoutFunction } from '../tools/hosting';

const folder = existsSync('firebase.json') ? process.cwd() : PROJECT_FOLDER;
const site = path.join(folder, 'dist');
const {
  isBuilding,
  mode,
  project: named,
  withFunction,
  isDemo,
  further,
} = parseDeployArguments(process.argv.slice(2));

const say = (line: string | undefined) => line && console.log(line);

/** @throws SetupError with one sentence that says what to do */
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
  say(await allowStorageRules(call, number));
  const { code, output } = withFunction
    ? await deployWithFunction(call, build.project, number)
    : await deployWithoutFunction(build.project);
  if (code !== 0) throw new SetupError(`\n${afterFailure(output)}`);
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
  return firebase(project, 'firestore,storage,functions,hosting');
}

async function deployWithoutFunction(project: string): Promise<CommandResult> {
  // Read only now: a build can change the content policy in it.
  const { functions: _, ...config } = JSON.parse(
    readFileSync(path.join(folder, 'firebase.json'), 'utf8'),
  );
  const hosting = { ...config.hosting, ...withoutFunction(config.hosting) };
  // In the project's folder: firebase-tools finds the rules from there.
  const file = path.join(folder, 'firebase.without-function.json');
  writeFileSync(file, JSON.stringify({ ...config, hosting }, null, 2));
  // That of the pages: robots.txt names it.
  const pages = path.join(site, 'sitemap.xml');
  writeFileSync(pages, sitemap([]));
  try {
    return await firebase(project, 'firestore,storage,hosting', '--config', file);
  } finally {
    rmSync(file);
    // A deploy with the function would publish it instead of the function's.
    rmSync(pages);
  }
}

await run().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
