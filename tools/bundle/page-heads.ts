import { type PageHead, withHead } from '../../functions/src/head-tags.ts';
import { COMPANY_IMAGE } from '../../src/content/meta/meta-tags.ts';
import { pageTitle } from '../../src/content/meta/page-title.ts';
import { LOADING, NO_SCRIPT, SEARCH } from '../../src/shared/words/frame.ts';
import { PAGE_TEXTS, SITE_TEXT } from '../../src/company/page-texts.ts';
import { phoneHref } from '../../src/shared/text/phone.ts';
import { mergeSettings, SOCIAL } from '../../src/content/settings/shown-settings.ts';
import type { StoredSettings } from '../../src/content/settings/settings.ts';
import { CONTACT_SETTINGS } from '../../src/company/contact-settings.ts';
import { FRAME_SETTINGS } from '../../src/company/frame-settings.ts';
import { SHORT_NAME, site } from '../../src/company/site.ts';
import { addressOf, ownLanguage } from '../../src/content/locale/language.ts';
import { filmBy } from '../../src/shared/words/meta.ts';
import { ADMIN_LOGIN } from '../../src/shared/words/forms.ts';

/** What index.html says before any code has loaded. */
export interface HtmlTexts {
  /** BCP 47. */
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

/** The HTML of a public page with its head (product 23.3). */
export function publicPage(html: string, route: string, settings: StoredSettings = {}): string {
  const text = PAGE_TEXTS[route];
  if (route.startsWith('/movie/')) return withHead(html, ANY_MOVIE);
  if (!text) return hiddenPage(html, HIDDEN_TITLES[route]);
  return withHead(html, {
    title: pageTitle(text.title),
    description: text.description,
    canonical: addressOf(route),
    ...(route === '/' && { data: organization(settings) }),
  });
}

/** The titles that pages set for themselves which search engines must not list. */
const HIDDEN_TITLES: Readonly<Record<string, string>> = {
  '/admin-login': ADMIN_LOGIN,
  '/search': SEARCH,
};

/** The HTML of a page that search engines must not list. */
export const hiddenPage = (html: string, title?: string): string =>
  withHead(html, { title: pageTitle(title), ...SITE_TEXT, isHidden: true });

/** What a movie's page says where no server fills it in: of all movies, so it has no address. */
const ANY_MOVIE: PageHead = { title: pageTitle(), description: filmBy(site.name) };

/** The company, for what search engines show beside their results. */
function organization(settings: StoredSettings) {
  const contact = mergeSettings(CONTACT_SETTINGS, settings);
  const links = mergeSettings(FRAME_SETTINGS, settings);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${site.origin}/`,
    logo: `${site.origin}/apple-touch-icon.png`,
    image: COMPANY_IMAGE.url,
    description: SITE_TEXT.description,
    slogan: site.tagline,
    email: contact.email,
    telephone: phoneHref(contact.phone)?.replace('tel:', ''),
    address: contact.address.split('\n').slice(1).join(', '),
    sameAs: SOCIAL.flatMap((name) => links[name] || []),
  };
}

/** The admin area is not excluded: a crawler has to see that it asks not to be listed. */
export const ROBOTS = `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
