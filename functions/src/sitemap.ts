import { PAGE_TEXTS } from '../../src/company/page-texts';
import { paths } from '../../src/content/paths/paths';
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
  const pages = Object.keys(PAGE_TEXTS).map((route) => `<url>${location(route)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages,
    ...movies.slice(0, MOVIES_LIMIT).map(movieEntry),
    '</urlset>\n',
  ].join('\n');
}

function movieEntry({ id, updated, image }: SitemapMovie): string {
  const picture = image
    ? `<image:image><image:loc>${escaped(image)}</image:loc></image:image>`
    : '';
  return `<url>${location(paths.movie(id))}<lastmod>${escaped(updated)}</lastmod>${picture}</url>`;
}

const location = (path: string) => `<loc>${escaped(site.origin + path)}</loc>`;
