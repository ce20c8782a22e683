import { PAGE_TEXTS } from '../../src/company/page-texts';
import { paths } from '../../src/content/paths/paths';
import { LANGUAGES } from '../../src/company/languages';
import { site } from '../../src/company/site';
import { escaped } from './head-tags';

/** A movie in the sitemap. */
export interface SitemapMovie {
  readonly id: string;
  /** When the document was written last, as an ISO time. */
  readonly updated: string;
  readonly image?: string;
}

/** A sitemap holds at most 50,000 addresses; the rest is for the pages. */
const MOVIES_LIMIT = 49_900;

/** The sitemap of the public pages and these movies, as XML (product 23.6). */
export function sitemap(movies: readonly SitemapMovie[]): string {
  const pages = Object.keys(PAGE_TEXTS).flatMap((route) => entries(route));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${PREFIXES.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...pages,
    ...movies.slice(0, Math.floor(MOVIES_LIMIT / PREFIXES.length)).flatMap(movieEntries),
    '</urlset>\n',
  ].join('\n');
}

function movieEntries({ id, updated, image }: SitemapMovie): readonly string[] {
  const picture = image
    ? `<image:image><image:loc>${escaped(image)}</image:loc></image:image>`
    : '';
  return entries(paths.movie(id), `<lastmod>${escaped(updated)}</lastmod>${picture}`);
}

/** What precedes a path in each language. */
const PREFIXES = LANGUAGES.map(({ code }, index) => (index === 0 ? '' : `/${code}`));

/** A page in each language, each with links to all. */
function entries(path: string, more = ''): readonly string[] {
  const addresses = PREFIXES.map((prefix) => escaped(site.origin + prefix + path));
  const links = LANGUAGES.map(
    ({ code }, index) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${addresses[index]}"/>`,
  );
  const same = links.length > 1 ? links.join('') : '';
  return addresses.map((address) => `<url><loc>${address}</loc>${more}${same}</url>`);
}
