import type { Finding } from '../admin/check/finding';
import { findingOf, notChecked } from './findings';
import { bodyOf, unescaped, type LiveSite } from './live-site';

/** What a head says, by the name of the property, and its canonical address. */
function headOf(html: string): ReadonlyMap<string, string> {
  const metas = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return new Map([
    ...[...metas].map(([, name = '', content = '']): [string, string] => [
      name,
      unescaped(content),
    ]),
    ['canonical', unescaped(canonical ?? '')],
  ]);
}

/** Whether pages, sitemap and files name this site, and the project that is meant. */
export async function checkContent(
  site: LiveSite,
  meant: string | undefined,
): Promise<readonly Finding[]> {
  const { origin, ask, home, project } = site;
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
    findingOf('It is built for the project that is meant', home, () => {
      if (!project) return 'No script of / names a Firebase project: deploy again.';
      return !meant || project.projectId === meant
        ? undefined
        : `It reads the project ${project.projectId}, .env.production.local names ${meant}: deploy again.`;
    }),
    checkSitemap(site),
    findingOf('robots.txt names the sitemap', robots, ({ status, body }) =>
      status === 200 && body.includes(`Sitemap: ${origin}/sitemap.xml`)
        ? undefined
        : 'It does not name the sitemap of this address: deploy again.',
    ),
    findingOf('security.txt says whom to tell', contact, ({ status, body }) =>
      status === 200 && /^Contact: \S/m.test(body)
        ? undefined
        : 'It is missing: correct src/company/security-contact.ts, and deploy again.',
    ),
    ...(await checkFilm(site)),
    await checkReports(site),
  ];
}

const checkSitemap = ({ origin, sitemap }: LiveSite): Finding =>
  findingOf('The sitemap has the pages of this site', sitemap, ({ status, headers, body }) => {
    if (status !== 200)
      return `It answers ${status}: the function "pages" is not deployed, or not rewritten to.`;
    if (!headers.get('content-type')?.includes('xml')) return 'It is no XML: deploy again.';
    const foreign = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].find(
      ([, address = '']) => !address.startsWith(`${origin}/`),
    );
    return (
      foreign && `It names ${foreign[1]}: correct origin in src/company/site.ts, and deploy again.`
    );
  });

/** Whether a film's page has the film in its head, without a script, and its picture can be loaded. */
async function checkFilm({ origin, ask, film }: LiveSite): Promise<readonly Finding[]> {
  const [head, picture] = ["A film's page names the film", "A film's picture for link previews"];
  if (!film) return [head, picture].map((what) => notChecked(what, 'The sitemap has no film.'));
  const page = await ask(`${origin}${film}`);
  const properties = headOf(bodyOf(page));
  const image = properties.get('og:image');
  return [
    findingOf(head, page, () => {
      const canonical = properties.get('canonical');
      if (canonical === `${origin}${film}`) return undefined;
      return canonical
        ? `${film} says that its address is ${canonical}: correct origin in src/company/site.ts.`
        : `${film} has the head of every page: the function "pages" does not answer it.`;
    }),
    image
      ? findingOf(picture, await ask(image), ({ status, headers }) =>
          status === 200 && headers.get('content-type')?.startsWith('image/')
            ? undefined
            : `${image} answers ${status}, ${headers.get('content-type')}: choose the film's picture again in the admin area.`,
        )
      : notChecked(picture, `${film} names none.`),
  ];
}

/** Whether browsers can report errors: a report of nothing is refused as such, and not logged. */
async function checkReports({ origin, ask }: LiveSite): Promise<Finding> {
  const reply = await ask(`${origin}/reports`, { method: 'POST', body: '[]' });
  return findingOf('Errors in browsers can be reported', reply, ({ status }) =>
    status === 400
      ? undefined
      : `/reports answers ${status}: the function "pages" is not deployed, or not rewritten to.`,
  );
}
