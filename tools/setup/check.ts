import type { Finding } from '../admin/check/finding';
import { addressOf } from './company';
import { liveHost } from './live-host';
import type { Setup } from './run-steps';

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
