import { type Finding, findingFromReply, uncheckedFinding } from '../findings';
import { headersFor } from '../../development/hosting';
import type { LiveSite, Reply, FetchReply } from './live-site';

const POLICY = 'content-security-policy';
const MISSING = '/a-page-that-is-not-there';
/** The file that Hosting serves for unknown addresses. */
const MISSING_FILE = '/404.html';
/** The page of Firebase Auth for choosing a password, which Hosting adds. */
const ACTION = '/__/auth/action';

/**
 * Checks whether each kind of address has the headers of firebase.json, and the page of Firebase
 * Auth has none of them.
 */
export async function checkHeaders({
  origin,
  fetchReply,
  home,
  script,
  movie,
  noMovie,
  rules,
}: LiveSite): Promise<readonly Finding[]> {
  const [page, asset, moviePage, missing, action] = await Promise.all([
    fetchReply(`${origin}/movies`),
    script ? fetchReply(`${origin}${script}`) : undefined,
    movie ? fetchReply(`${origin}${movie}`) : undefined,
    fetchReply(`${origin}${MISSING}`),
    fetchReply(`${origin}${ACTION}`),
  ]);
  const of = (what: string, reply: Reply, path: string, status = 200) =>
    findingFromReply(`The headers of ${what}`, reply, (answer) => {
      if (answer.status !== status)
        return `${path} answers ${answer.status} instead of ${status}: ${DEPLOY}`;
      const expected = headersFor(status === 404 ? MISSING_FILE : path, rules);
      const [wrong] = [...expected].filter(
        ([name, value]) => !isAsMeant(name, answer.headers.get(name) ?? '', value),
      );
      if (!wrong) return undefined;
      const [name, value] = wrong;
      return `${path} has ${name} "${answer.headers.get(name) ?? ''}" instead of "${value}": ${DEPLOY}`;
    });
  return [
    of('the landing page', home, '/'),
    of('a page', page, '/movies'),
    asset && script
      ? of('a script', asset, script)
      : uncheckedFinding('The headers of a script', 'The landing page names none.'),
    movie && moviePage
      ? of("a film's page", moviePage, movie)
      : uncheckedFinding("The headers of a film's page", noMovie),
    of('an address that does not exist', missing, MISSING, 404),
    findingFromReply(
      "Google's page for passwords has its own policy",
      action,
      ({ status, headers }) => {
        if (status !== 200) {
          return `${ACTION} answers ${status}, so nobody can set a password: publish the site with Firebase Hosting.`;
        }
        return headers.get(POLICY) === headersFor('/', rules).get(POLICY)
          ? `${ACTION} has the content policy of the site, which stops its scripts: the patterns of firebase.json must leave /__/ out.`
          : undefined;
      },
    ),
  ];
}

/**
 * Returns whether a header has the expected value. HSTS may have a longer max-age, because Google
 * sets one on its own domains.
 */
function isAsMeant(name: string, value: string, meant: string): boolean {
  const ageIn = (text: string) => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);
  return name === 'strict-transport-security' ? ageIn(value) >= ageIn(meant) : value === meant;
}

const DEPLOY = 'npm run deploy publishes what is meant.';

const DOMAINS = 'Console → Hosting → the domain';
/** A page other than the landing page, because redirects have to keep the path. */
const PAGE = '/movies';
const REDIRECTS = [301, 302, 307, 308];

/** Checks whether http and the other domains redirect to the site's address, and keep the path. */
export async function checkRedirects(
  origin: string,
  others: readonly string[],
  fetchReply: FetchReply,
): Promise<readonly Finding[]> {
  const insecure = origin.replace(/^https:/, 'http:');
  const addresses = [...(insecure === origin ? [] : [insecure]), ...others];
  return Promise.all(
    addresses.map(async (address) => {
      const reply = await fetchReply(`${address}${PAGE}`);
      return findingFromReply(`${address} leads to this site`, reply, ({ status, headers }) => {
        const target = headers.get('location') ?? '';
        // Hosting secures an address first, and leads it to the other after that.
        const secured = address.startsWith('http:') ? [address.replace('http:', 'https:')] : [];
        const targets = [origin, ...secured].map((known) => `${known}${PAGE}`);
        if (REDIRECTS.includes(status) && targets.includes(target)) return undefined;
        return `${PAGE} answers ${`${status} ${target}`.trim()}: ${DOMAINS} → Edit → redirect to ${origin}.`;
      });
    }),
  );
}

const ROUNDS = 5;
/** Above this response time, visitors wait for the server more than for anything else. */
const SLOW_MS = 800;

/**
 * Measures the time to the headers of `/` and of a movie's page: the median of five requests, and
 * the first one, which includes the connection and a cold start. Call it before the other checks,
 * which would warm the function up.
 */
export async function checkSpeed({
  origin,
  fetchReply,
  home,
  movie,
}: Pick<LiveSite, 'origin' | 'fetchReply' | 'home' | 'movie'>): Promise<readonly Finding[]> {
  const findings = [await speedOf('/', home, () => fetchReply(`${origin}/`))];
  if (movie) {
    const fetchMovie = () => fetchReply(`${origin}${movie}`);
    findings.push(await speedOf(movie, await fetchMovie(), fetchMovie));
  }
  return findings;
}

async function speedOf(
  path: string,
  first: Reply,
  fetchReply: () => Promise<Reply>,
): Promise<Finding> {
  const times: number[] = [];
  // One after the other: at once they would wait for each other.
  for (let round = 0; round < ROUNDS; round += 1) {
    const reply = await fetchReply();
    if (!('reason' in reply)) times.push(Math.round(reply.ms));
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  if (median === undefined || 'reason' in first) {
    return uncheckedFinding(`The time of ${path}`, 'No answer.');
  }
  const what = `${path} begins to arrive in ${median} ms (first ${Math.round(first.ms)} ms)`;
  if (median <= SLOW_MS) return { what, status: 'ok' };
  const detail = `More than ${SLOW_MS} ms: is the function in a region near your visitors, and is this line fast?`;
  return { what, status: 'not ok', detail };
}
