import { type Finding, findingFromReply, uncheckedFinding } from '../findings';
import { INVITATIONS_PATH, PROBLEM_STATUS } from '../../../src/store/team/team';
import { headOf, type LiveSite, bodyOf, type SiteProject } from './live-site';
import { answerOf, textAt } from '../google-answers';
import { PRODUCTION_MODE } from '../deploy/arguments';
import { namesDemoCompany } from '../deploy/built-site';

const REPORTS = 'Errors in browsers can be reported';
const INVITATIONS = 'Administrators can invite others';

/**
 * Checks whether pages, the sitemap and other files contain the address of this site and the
 * expected project.
 */
export async function checkContent(site: LiveSite, meant: Meant): Promise<readonly Finding[]> {
  const { origin, fetchReply, home } = site;
  const [robots, contact] = await Promise.all([
    fetchReply(`${origin}/robots.txt`),
    fetchReply(`${origin}/.well-known/security.txt`),
  ]);
  return [
    findingFromReply('It is built for this address', home, ({ body }) => {
      const canonical = headOf(body).get('canonical');
      return canonical === `${origin}/`
        ? undefined
        : `It says that its address is ${canonical || 'none'}: correct origin in src/company/site.ts, or ask by that address, and deploy again.`;
    }),
    ...(await checkProject(site, meant)),
    checkSitemap(site),
    findingFromReply('robots.txt names the sitemap', robots, ({ status, body }) =>
      status === 200 && body.includes(`Sitemap: ${origin}/sitemap.xml`)
        ? undefined
        : 'It does not name the sitemap of this address: deploy again.',
    ),
    findingFromReply('security.txt says whom to tell', contact, ({ status, body }) => {
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
  findingFromReply(
    'The sitemap has the pages of this site',
    sitemap,
    ({ status, headers, body }) => {
      if (status !== 200)
        return `It answers ${status}: the function "pages" is not deployed, or not rewritten to.`;
      if (!headers.get('content-type')?.includes('xml')) return 'It is no XML: deploy again.';
      const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = '']) => address,
      );
      if (addresses.length === 0) return 'It names no page: deploy again.';
      const foreign = addresses.find((address) => !address.startsWith(`${origin}/`));
      return (
        foreign && `It names ${foreign}: correct origin in src/company/site.ts, and deploy again.`
      );
    },
  );

/** Checks whether browsers can report errors: an empty report is refused and not logged. */
async function checkReports({ origin, fetchReply, withFunction }: LiveSite): Promise<Finding> {
  if (!withFunction) return uncheckedFinding(REPORTS, 'Not tried: --without-function.');
  const reply = await fetchReply(`${origin}/reports`, { method: 'POST', body: '[]' });
  return findingFromReply(REPORTS, reply, ({ status }) =>
    status === 400
      ? undefined
      : `/reports answers ${status}: the function "pages" is not deployed, or not rewritten to.`,
  );
}

/**
 * Checks whether the function for invitations is deployed: it refuses a request without a token.
 */
async function checkInvitations({ origin, fetchReply, withFunction }: LiveSite): Promise<Finding> {
  if (!withFunction) return uncheckedFinding(INVITATIONS, 'Not tried: --without-function.');
  const reply = await fetchReply(`${origin}${INVITATIONS_PATH}`, { method: 'POST', body: '{}' });
  return findingFromReply(INVITATIONS, reply, ({ status, body }) =>
    status === PROBLEM_STATUS['signed out'] && body.includes('signed out')
      ? undefined
      : `${INVITATIONS_PATH} answers ${status}: the function "invitations" is not deployed, or not rewritten to.`,
  );
}

const HEAD = "A film's page names the film";
const PICTURE = "A film's picture for link previews";

/**
 * Checks whether the HTML of a movie's page has the movie in its head, and its picture can be
 * loaded.
 */
async function checkMovie({
  origin,
  fetchReply,
  movie,
  noMovie,
  home,
  withFunction,
}: LiveSite): Promise<readonly Finding[]> {
  if (!movie) return [HEAD, PICTURE].map((what) => uncheckedFinding(what, noMovie));
  if (!withFunction) {
    return [HEAD, PICTURE].map((what) => uncheckedFinding(what, 'Not tried: --without-function.'));
  }
  const page = await fetchReply(`${origin}${movie}`);
  const head = headOf(bodyOf(page));
  const image = head.get('og:image');
  return [
    findingFromReply(HEAD, page, () => {
      const canonical = head.get('canonical');
      if (!canonical) {
        return `${movie} has the head of every page: the function "pages" does not answer it.`;
      }
      if (canonical !== `${origin}${movie}`) {
        return `${movie} says that its address is ${canonical}: correct origin in src/company/site.ts.`;
      }
      const homeTitle = headOf(bodyOf(home)).get('title');
      const isNamed = [head.get('title'), head.get('og:title')].every(
        (title) => title && title !== homeTitle,
      );
      return isNamed ? undefined : `${movie} has no title: give the film one in the admin area.`;
    }),
    image
      ? findingFromReply(PICTURE, await fetchReply(image), ({ status, headers }) =>
          status === 200 && headers.get('content-type')?.startsWith('image/')
            ? undefined
            : `${image} answers ${status}, ${headers.get('content-type')}: choose the film's picture again in the admin area.`,
        )
      : uncheckedFinding(PICTURE, `${movie} names none.`),
  ];
}

/** The expected build. */
export interface Meant {
  /** The project in the .env files of the mode, if any. */
  readonly project?: string | undefined;
  readonly mode?: string | undefined;
  /** Whether the demo company may be published. */
  readonly isDemo?: boolean | undefined;
}

const KEYS_API = 'https://identitytoolkit.googleapis.com/v1/projects';
const KEY = 'The API key is of the same project';
const COPY = 'copy it from Project settings → General → Your apps, and deploy again.';

/** Checks whether the site is built for the expected project and company. */
export async function checkProject(site: LiveSite, meant: Meant): Promise<readonly Finding[]> {
  const { home, project } = site;
  return [
    findingFromReply('It is built for the project that is meant', home, () => {
      if (!project) return 'No script of / names a Firebase project: deploy again.';
      if (project.projectId.startsWith('demo-')) {
        return 'It is built for the emulators: deploy again, with npm run deploy.';
      }
      return !meant.project || project.projectId === meant.project
        ? undefined
        : `It reads the project ${project.projectId}, .env.${meant.mode ?? PRODUCTION_MODE}.local names ${meant.project}: deploy again, or say --mode.`;
    }),
    project
      ? await checkKey(project, site)
      : uncheckedFinding(KEY, 'The Firebase project is not known.'),
    ...(meant.isDemo
      ? []
      : [
          findingFromReply('It names your own company', home, ({ body }) =>
            namesDemoCompany(body)
              ? 'It names the demo company: change src/company and deploy again, or ask with --demo.'
              : undefined,
          ),
        ]),
  ];
}

async function checkKey(
  { apiKey, number, projectId }: SiteProject,
  { origin, fetchReply }: LiveSite,
): Promise<Finding> {
  // A key may be limited to requests of the site's pages.
  const headers = { referer: `${origin}/` };
  const reply = await fetchReply(`${KEYS_API}?key=${apiKey}`, { headers });
  return findingFromReply(KEY, reply, ({ status, body }) => {
    const answer = answerOf(status, body);
    if (!answer.ok) return `Google refuses the key (${answer.reason}): ${COPY}`;
    return [number, projectId].includes(textAt(answer.body, 'projectId'))
      ? undefined
      : `The key is of another project than ${projectId}: ${COPY}`;
  });
}
