import type { Finding } from '../admin/check/finding';
import { headersFor } from '../hosting';
import { findingOf, notChecked } from './findings';
import type { LiveSite, Reply } from './live-site';

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
    findingOf(`The headers of ${what}`, reply, (answer) => {
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
    findingOf("Google's page for passwords has its own policy", action, ({ status, headers }) => {
      if (status !== 200) {
        return `${ACTION} answers ${status}, so nobody can set a password: publish the site with Firebase Hosting.`;
      }
      return headers.get(POLICY) === headersFor('/', rules).get(POLICY)
        ? `${ACTION} has the content policy of the site, which stops its scripts: the patterns of firebase.json must leave /__/ out.`
        : undefined;
    }),
  ];
}

/** Google gives its own domains a longer HSTS. */
function isAsMeant(name: string, value: string, meant: string): boolean {
  const ageIn = (text: string) => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);
  return name === 'strict-transport-security' ? ageIn(value) >= ageIn(meant) : value === meant;
}

const DEPLOY = 'npm run deploy publishes what is meant.';
