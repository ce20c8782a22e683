import type { Finding } from '../admin/check/finding';
import { INVITATIONS_PATH, PROBLEM_STATUS } from '../../src/store/team/team';
import { checkMovie } from './movie';
import { findingOf, notChecked } from './findings';
import { headOf, type LiveSite } from './live-site';
import { checkProject, type Meant } from './project';

const REPORTS = 'Errors in browsers can be reported';
const INVITATIONS = 'Administrators can invite others';

/** Whether pages, sitemap and files name this site, and the project that is meant. */
export async function checkContent(site: LiveSite, meant: Meant): Promise<readonly Finding[]> {
  const { origin, ask, home } = site;
  const [robots, contact] = await Promise.all([
    ask(`${origin}/robots.txt`),
    ask(`${origin}/.well-known/security.txt`),
  ]);
  return [
    findingOf('It is built for this address', home, ({ body }) => {
      const canonical = headOf(body).get('canonical');
      return canonical === `${origin}/`
        ? undefined
        : `It says that its address is ${canonical || 'none'}: correct origin in src/company/site.ts, or ask by that address, and deploy again.`;
    }),
    ...(await checkProject(site, meant)),
    checkSitemap(site),
    findingOf('robots.txt names the sitemap', robots, ({ status, body }) =>
      status === 200 && body.includes(`Sitemap: ${origin}/sitemap.xml`)
        ? undefined
        : 'It does not name the sitemap of this address: deploy again.',
    ),
    findingOf('security.txt says whom to tell', contact, ({ status, body }) => {
      const [, expires = ''] = /^Expires: (\S+)/m.exec(body) ?? [];
      if (status !== 200 || !/^Contact: \S/m.test(body) || !expires) {
        return 'It is missing: correct src/company/contact-settings.ts, and deploy again.';
      }
      return Date.parse(expires) > Date.now()
        ? undefined
        : `It expired on ${expires.slice(0, 10)}: set a later day in src/company/contact-settings.ts, and deploy again.`;
    }),
    ...(await checkMovie(site)),
    await checkReports(site),
    await checkInvitations(site),
  ];
}

const checkSitemap = ({ origin, sitemap }: LiveSite): Finding =>
  findingOf('The sitemap has the pages of this site', sitemap, ({ status, headers, body }) => {
    if (status !== 200)
      return `It answers ${status}: the function "pages" is not deployed, or not rewritten to.`;
    if (!headers.get('content-type')?.includes('xml')) return 'It is no XML: deploy again.';
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    if (addresses.length === 0) return 'It names no page: deploy again.';
    const foreign = addresses.find((address) => !address.startsWith(`${origin}/`));
    return (
      foreign && `It names ${foreign}: correct origin in src/company/site.ts, and deploy again.`
    );
  });

/** Whether browsers can report errors: a report of nothing is refused as such, and not logged. */
async function checkReports({ origin, ask, withFunction }: LiveSite): Promise<Finding> {
  if (!withFunction) return notChecked(REPORTS, 'Not tried: --without-function.');
  const reply = await ask(`${origin}/reports`, { method: 'POST', body: '[]' });
  return findingOf(REPORTS, reply, ({ status }) =>
    status === 400
      ? undefined
      : `/reports answers ${status}: the function "pages" is not deployed, or not rewritten to.`,
  );
}

/** Whether the function for invitations is there: it refuses one of nobody. */
async function checkInvitations({ origin, ask, withFunction }: LiveSite): Promise<Finding> {
  if (!withFunction) return notChecked(INVITATIONS, 'Not tried: --without-function.');
  const reply = await ask(`${origin}${INVITATIONS_PATH}`, { method: 'POST', body: '{}' });
  return findingOf(INVITATIONS, reply, ({ status, body }) =>
    status === PROBLEM_STATUS['signed out'] && body.includes('signed out')
      ? undefined
      : `${INVITATIONS_PATH} answers ${status}: the function "invitations" is not deployed, or not rewritten to.`,
  );
}
