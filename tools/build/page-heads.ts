import { withHead } from '../../functions/src/head-tags.ts';
import { ANY_MOVIE, noindexHead, pageHead } from '../../src/content/meta/page-heads.ts';
import { LOADING, NO_SCRIPT, SEARCH } from '../../src/shared/words/frame.ts';
import type { StoredSettings } from '../../src/content/settings/settings.ts';
import { SHORT_NAME, site } from '../../src/company/site.ts';
import { ownLanguage } from '../../src/content/locale/language.ts';
import { ADMIN_LOGIN } from '../../src/shared/words/forms.ts';

/** The texts of index.html before any code has loaded. */
export interface HtmlTexts {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly name: string;
  readonly shortName: string;
  readonly noScript: string;
  readonly loading: string;
}

export const HTML_TEXTS: HtmlTexts = {
  language: ownLanguage().tag,
  name: site.name,
  shortName: SHORT_NAME,
  noScript: NO_SCRIPT,
  loading: LOADING,
};

/** Returns the HTML of a public page with its head (product 23.3). */
export const publicPage = (html: string, route: string, settings?: StoredSettings): string =>
  route in HIDDEN_TITLES
    ? noindexPage(html, HIDDEN_TITLES[route])
    : withHead(html, route.startsWith('/movie/') ? ANY_MOVIE : pageHead(route, settings));

/** The titles of pages that search engines must not list. */
const HIDDEN_TITLES: Readonly<Record<string, string>> = {
  '/admin-login': ADMIN_LOGIN,
  '/search': SEARCH,
};

/** Returns the HTML of a page that search engines must not list. */
export const noindexPage = (html: string, title?: string): string =>
  withHead(html, noindexHead(title));

/** The admin area is not excluded: a crawler has to see that it asks not to be listed. */
export const ROBOTS = `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
