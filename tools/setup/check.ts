import type { Finding } from '../admin/check/finding';
import { addressOf } from './company';
import type { Setup } from './run-steps';
import { textAt } from '../admin/check/google-api';
import { findHostingSite } from './publish';

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
