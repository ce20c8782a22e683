import { PAGE_TEXTS } from '../../src/company/page-texts';
import { paths } from '../../src/content/paths/paths';
import { LANGUAGES } from '../../src/company/languages';
import { site } from '../../src/company/site';
import { escapeMarkup } from './head-tags';

export interface SitemapMovie {
  readonly id: string;
  /** When the document was last written, as an ISO time. */
  readonly updated: string;
  readonly image?: string;
  /** The codes of the languages in which it exists; undefined for all languages of the site. */
  readonly languages?: readonly string[];
}

/** A sitemap may have 50,000 addresses; the rest is reserved for the other pages. */
const MOVIES_LIMIT = 49_900;

/** Returns the sitemap of the public pages and these movies as XML (product 23.6). */
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

function movieEntries({ id, updated, image, languages }: SitemapMovie): readonly string[] {
  const picture = image
    ? `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>`
    : '';
  return entries(
    paths.movie(id),
    `<lastmod>${escapeMarkup(updated)}</lastmod>${picture}`,
    languages,
  );
}

const PREFIXES = LANGUAGES.map(({ code }, index) => (index === 0 ? '' : `/${code}`));

/**
 * Returns a page in each of its languages, each with links to all languages, as in the page's head.
 */
function entries(path: string, more = '', languages?: readonly string[]): readonly string[] {
  const pages = LANGUAGES.map(({ code }, index) => ({
    code,
    address: escapeMarkup(site.origin + PREFIXES[index] + path),
  })).filter(({ code }, index) => index === 0 || (languages?.includes(code) ?? true));
  const alternate = (hreflang: string, address = '') =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
  const links = [
    ...pages.map(({ code, address }) => alternate(code, address)),
    alternate('x-default', pages[0]?.address),
  ];
  const same = pages.length > 1 ? links.join('') : '';
  return pages.map(({ address }) => `<url><loc>${address}</loc>${more}${same}</url>`);
}
