import { type Finding, findingFromReply, notChecked } from '../findings';
import { headersFor } from '../../development/hosting';
import type { LiveSite, Reply, Ask } from './live-site';

const POLICY = 'content-security-policy';
const MISSING = '/a-page-that-is-not-there';
/** Hosting answers a missing file with this one. */
const MISSING_FILE = '/404.html';
/** Google's page on which a password is chosen. */
const ACTION = '/__/auth/action';

/** Whether each kind of address has the headers of firebase.json, and Google's none of them. */
export async function checkHeaders({
  origin,
  ask,
  home,
  script,
  movie,
  noMovie,
  rules,
}: LiveSite): Promise<readonly Finding[]> {
  const [page, asset, moviePage, missing, action] = await Promise.all([
    ask(`${origin}/movies`),
    script ? ask(`${origin}${script}`) : undefined,
    movie ? ask(`${origin}${movie}`) : undefined,
    ask(`${origin}${MISSING}`),
    ask(`${origin}${ACTION}`),
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
      : notChecked('The headers of a script', 'The landing page names none.'),
    movie && moviePage
      ? of("a film's page", moviePage, movie)
      : notChecked("The headers of a film's page", noMovie),
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

/** Google gives its own domains a longer HSTS. */
function isAsMeant(name: string, value: string, meant: string): boolean {
  const ageIn = (text: string) => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);
  return name === 'strict-transport-security' ? ageIn(value) >= ageIn(meant) : value === meant;
}

const DEPLOY = 'npm run deploy publishes what is meant.';

const DOMAINS = 'Console → Hosting → the domain';
/** Not the first page: links to all others have to lead to theirs. */
const PAGE = '/movies';
const REDIRECTS = [301, 302, 307, 308];

/** Whether http, and other names of the site, lead to its one address, page by page. */
export async function checkRedirects(
  origin: string,
  others: readonly string[],
  ask: Ask,
): Promise<readonly Finding[]> {
  const insecure = origin.replace(/^https:/, 'http:');
  const addresses = [...(insecure === origin ? [] : [insecure]), ...others];
  return Promise.all(
    addresses.map(async (address) => {
      const reply = await ask(`${address}${PAGE}`);
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
/** Above that visitors wait for the server more than for anything else. */
const SLOW_MS = 800;

/**
 * Measures how long `/` and a movie's page take until their headers arrive: the median of five times, beside the
 * first one, in which the connection is made and the function may start. To be asked before the rest.
 */
export async function checkSpeed({
  origin,
  ask,
  home,
  movie,
}: Pick<LiveSite, 'origin' | 'ask' | 'home' | 'movie'>): Promise<readonly Finding[]> {
  const findings = [await speedOf('/', home, () => ask(`${origin}/`))];
  if (movie) {
    const askMovie = () => ask(`${origin}${movie}`);
    findings.push(await speedOf(movie, await askMovie(), askMovie));
  }
  return findings;
}

async function speedOf(path: string, first: Reply, ask: () => Promise<Reply>): Promise<Finding> {
  const times: number[] = [];
  // One after the other: at once they would wait for each other.
  for (let round = 0; round < ROUNDS; round += 1) {
    const reply = await ask();
    if (!('reason' in reply)) times.push(Math.round(reply.ms));
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  if (median === undefined || 'reason' in first) {
    return notChecked(`The time of ${path}`, 'No answer.');
  }
  const what = `${path} begins to arrive in ${median} ms (first ${Math.round(first.ms)} ms)`;
  if (median <= SLOW_MS) return { what, status: 'ok' };
  const detail = `More than ${SLOW_MS} ms: is the function in a region near your visitors, and is this line fast?`;
  return { what, status: 'not ok', detail };
}
