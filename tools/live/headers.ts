import type { Finding } from '../admin/check/finding';
import { HOSTING } from '../hosting';
import { findingOf, notChecked } from './findings';
import type { LiveSite, Reply } from './live-site';

const POLICY = 'content-security-policy';
const MISSING = '/a-page-that-is-not-there';
/** Google's page on which a password is chosen. */
const ACTION = '/__/auth/action';

/** The headers that firebase.json gives a path: of those with one name the last. */
export function expectedHeaders(path: string): ReadonlyMap<string, string> {
  const matching = HOSTING.headers.filter(({ regex }) => new RegExp(regex).test(path));
  return new Map(
    matching.flatMap(({ headers }) =>
      headers.map(({ key, value }): [string, string] => [key.toLowerCase(), value]),
    ),
  );
}

/** Whether each kind of address has the headers of firebase.json, and Google's none of them. */
export async function checkHeaders({
  origin,
  ask,
  home,
  script,
  film,
}: LiveSite): Promise<readonly Finding[]> {
  const [page, asset, filmPage, missing, action] = await Promise.all([
    ask(`${origin}/movies`),
    script ? ask(`${origin}${script}`) : undefined,
    film ? ask(`${origin}${film}`) : undefined,
    ask(`${origin}${MISSING}`),
    ask(`${origin}${ACTION}`),
  ]);
  const of = (what: string, reply: Reply, path: string, status = 200) =>
    findingOf(`The headers of ${what}`, reply, (answer) => {
      if (answer.status !== status)
        return `${path} answers ${answer.status} instead of ${status}: ${DEPLOY}`;
      // A missing file has the cache header of /404.html.
      const expected = new Map(expectedHeaders(path));
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
    film && filmPage
      ? of("a film's page", filmPage, film)
      : notChecked("The headers of a film's page", 'The sitemap has no film.'),
    of('an address that does not exist', missing, MISSING, 404),
    findingOf("Google's page for passwords has its own policy", action, ({ headers }) =>
      headers.get(POLICY) === expectedHeaders('/').get(POLICY)
        ? `${ACTION} has the content policy of the site, which stops its scripts: the patterns of firebase.json must leave /__/ out.`
        : undefined,
    ),
  ];
}

/** Google gives its own domains a longer HSTS. */
function isAsMeant(name: string, value: string, meant: string): boolean {
  const ageIn = (text: string) => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);
  return name === 'strict-transport-security' ? ageIn(value) >= ageIn(meant) : value === meant;
}

const DEPLOY = 'npm run deploy publishes what is meant.';
