import { textAt } from '../admin/check/google-api';
import { addressOf } from './company';
import { findHostingSite } from './publish';
import type { Setup } from './run-steps';

/** The name under which the site answers: that of its address, once it is connected, or else Google's. */
export async function liveHost({ project, folder, google }: Setup): Promise<string> {
  const site = await findHostingSite(google, project);
  const { host } = new URL(addressOf(folder));
  const domain = `GET /v1beta1/projects/${project}/sites/${site}/customDomains/${host}`;
  const given = [`${site}.web.app`, `${site}.firebaseapp.com`];
  if (given.includes(host)) return host;
  const found = await google.read('hostingApiOrigin', domain);
  return textAt(found, 'hostState') === 'HOST_ACTIVE' ? host : `${site}.web.app`;
}
