import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at, listAt, textAt } from '../google-answers';
import type { Google, SetupTask, Setup } from './steps';
import { PROJECT_FOLDER } from '../../development/project';
import { SetupError } from '../../development/command-line';
import type { SetupArguments } from './arguments';
import type { Finding } from '../findings';
import { addressOf } from './company';

/**
 * Returns the name of the project's site on Hosting, which is part of its address; '' if there is
 * none.
 */
async function findHostingSite(google: Google, project: string): Promise<string> {
  return defaultSite(
    await google.read('hostingApiOrigin', `GET /v1beta1/projects/${project}/sites`),
  );
}

/** Returns the default site in the API's list of sites. */
export function defaultSite(sites: unknown): string {
  const found = listAt(sites, 'sites');
  const site = found.find((each) => textAt(each, 'type') === 'DEFAULT_SITE') ?? found[0];
  return textAt(site, 'name').split('/').at(-1) ?? '';
}

/** The tasks that publish the rules, the indexes, the function and the site. */
export function publishTasks({ project, google, deploy }: Setup): readonly SetupTask[] {
  const sites = `/v1beta1/projects/${project}/sites`;
  return [
    {
      what: 'There is a Hosting site',
      isDone: async () => (await findHostingSite(google, project)) !== '',
      apply: async () => {
        await google.change('hostingApiOrigin', `POST ${sites}?siteId=${project}`, {});
      },
      manualRemedy: `press "Get started" at https://console.firebase.google.com/project/${project}/hosting`,
      isRequired: true,
    },
    {
      // Pages are released last: whatever belongs to them is published by then.
      what: 'The site is published (`npm run deploy` publishes what changes later)',
      isDone: async () => {
        const site = await findHostingSite(google, project);
        const channel = `GET ${sites}/${site}/channels/live`;
        return at(await google.read('hostingApiOrigin', channel), 'release') !== undefined;
      },
      apply: async () => deploy(),
      manualRemedy: 'run `npm run deploy`',
      isRequired: true,
    },
  ];
}

/**
 * Runs `npm run deploy` in a folder and shows its output.
 *
 * @throws SetupError if it fails, after it has shown the reason
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

/**
 * Returns the findings of `npm run admin -- check`, and of `npm run live` if the site has its final
 * address.
 */
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

/**
 * Returns the host name of the site: its own domain if it is connected, otherwise the one from
 * Google.
 */
export async function liveHost({ project, folder, google }: Setup): Promise<string> {
  const site = await findHostingSite(google, project);
  const { host } = new URL(addressOf(folder));
  const domain = `GET /v1beta1/projects/${project}/sites/${site}/customDomains/${host}`;
  const given = [`${site}.web.app`, `${site}.firebaseapp.com`];
  if (given.includes(host)) return host;
  const found = await google.read('hostingApiOrigin', domain);
  return textAt(found, 'hostState') === 'HOST_ACTIVE' ? host : `${site}.web.app`;
}
