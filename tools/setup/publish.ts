import { at, listAt, textAt } from '../admin/check/google-api';
import type { Google } from './google';
import type { Part, Setup } from './run-steps';

/** The name of the project's site on Hosting, which is part of its address; empty if it has none. */
export async function findHostingSite(google: Google, project: string): Promise<string> {
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
export function publishParts({ project, google, deploy }: Setup): readonly Part[] {
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
