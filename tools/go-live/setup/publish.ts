import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at, listAt, textAt } from '../google-answers';
import type { Google, Part, Setup } from './steps';
import { PROJECT_FOLDER } from '../../development/project';
import { SetupError } from '../../development/command-line';
import type { SetupArguments } from './arguments';
import type { Finding } from '../findings';
import { addressOf } from './company';

/** The name of the project's site on Hosting, which is part of its address; empty if it has none. */
async function findHostingSite(google: Google, project: string): Promise<string> {
  return defaultSite(
    await google.read('hostingApiOrigin', `GET /v1beta1/projects/${project}/sites`),
  );
}

/** The same in the API's list of sites. */
export function defaultSite(sites: unknown): string {
  const found = listAt(sites, 'sites');
  const site = found.find((each) => textAt(each, 'type') === 'DEFAULT_SITE') ?? found[0];
  return textAt(site, 'name').split('/').at(-1) ?? '';
}

/** The site is published: rules, indexes, function and pages. */
export function publishTasks({ project, google, deploy }: Setup): readonly Part[] {
  const sites = `/v1beta1/projects/${project}/sites`;
  return [
    {
      what: 'There is a Hosting site',
      isSo: async () => (await findHostingSite(google, project)) !== '',
      make: async () => {
        await google.change('hostingApiOrigin', `POST ${sites}?siteId=${project}`, {});
      },
      byHand: `press "Get started" at https://console.firebase.google.com/project/${project}/hosting`,
      isNeeded: true,
    },
    {
      // Pages are released last: whatever belongs to them is published by then.
      what: 'The site is published (`npm run deploy` publishes what changes later)',
      isSo: async () => {
        const site = await findHostingSite(google, project);
        const channel = `GET ${sites}/${site}/channels/live`;
        return at(await google.read('hostingApiOrigin', channel), 'release') !== undefined;
      },
      make: async () => deploy(),
      byHand: 'run `npm run deploy`',
      isNeeded: true,
    },
  ];
}

/**
 * Runs `npm run deploy` in a folder, which shows what it does.
 *
 * @throws SetupError if that fails, which has said why
 */
export async function deployWith(
  { project, isBuilding, isDemo, withFunction, mode }: SetupArguments,
  folder: string,
): Promise<void> {
  const script = path.join(PROJECT_FOLDER, 'scripts/deploy.ts');
  const options = [
    '--project',
    project,
    '--mode',
    mode,
    ...(isBuilding ? ['--build'] : []),
    ...(isDemo ? ['--demo'] : []),
    ...(withFunction ? [] : ['--without-function']),
  ];
  const args = ['--import', 'tsx', script, ...options];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code === 0) return;
  throw new SetupError(
    'The site is not published: do what is said above, then run `npm run setup` again, which goes on here.',
  );
}

/** What `npm run admin -- check` and `npm run live` find: the second only at the address that is meant. */
export async function checkFromOutside(setup: Setup): Promise<readonly Finding[]> {
  const { project, folder, isDemo } = setup;
  const address = addressOf(folder);
  const host = await liveHost(setup);
  const isConnected = isDemo || host === new URL(address).host;
  return [
    ...(await setup.checkProject()),
    ...(isConnected ? await setup.checkSite(`https://${host}`) : [notConnected(address, project)]),
  ];
}

const notConnected = (address: string, project: string): Finding => ({
  what: `The site is at ${address}`,
  status: 'not ok',
  detail: `Press "Add custom domain" at https://console.firebase.google.com/project/${project}/hosting, and when it says "Connected" run this command again, which then asks the site itself.`,
});

/** Returns the host name under which the site answers: its own domain, once it is connected, or else Google's. */
export async function liveHost({ project, folder, google }: Setup): Promise<string> {
  const site = await findHostingSite(google, project);
  const { host } = new URL(addressOf(folder));
  const domain = `GET /v1beta1/projects/${project}/sites/${site}/customDomains/${host}`;
  const given = [`${site}.web.app`, `${site}.firebaseapp.com`];
  if (given.includes(host)) return host;
  const found = await google.read('hostingApiOrigin', domain);
  return textAt(found, 'hostState') === 'HOST_ACTIVE' ? host : `${site}.web.app`;
}
