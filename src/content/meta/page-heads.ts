import { CONTACT_SETTINGS } from '../../company/contact-settings.ts';
import { FRAME_SETTINGS } from '../../company/frame-settings.ts';
import { PAGE_TEXTS, SITE_TEXT } from '../../company/page-texts.ts';
import { site } from '../../company/site.ts';
import type { StoredSettings } from '../settings/settings.ts';
import { mergeSettings, SOCIAL } from '../settings/shown-settings.ts';
import { phoneHref } from '../../shared/text/phone.ts';
import { MOVIE_NOT_FOUND, PAGE_NOT_FOUND } from '../../shared/words/frame.ts';
import { filmDescription, noSuchFilmDescription } from '../../shared/words/meta.ts';
import { FILMS_OF } from '../../shared/words/movies.ts';
import { urlOf } from '../locale/language.ts';
import { ownName } from '../names/own-names.ts';
import { paths } from '../paths/paths.ts';
import type { PageHead } from './head-tags.ts';
import { COMPANY_IMAGE } from './meta-tags.ts';
import { pageTitle } from './page-title.ts';

/** The settings that were built into this version. */
const BUILT: StoredSettings = {
  ...import.meta.env?.FRAME_SETTINGS,
  ...import.meta.env?.CONTACT_SETTINGS,
};

/** Returns the head of a page with a text in PAGE_TEXTS; other pages are hidden. */
export function pageHead(route: string, settings = BUILT): PageHead {
  const text = PAGE_TEXTS[route];
  if (!text) return noindexHead();
  return {
    title: pageTitle(text.title),
    description: text.description,
    canonical: urlOf(route),
    ...(route === paths.home && { data: organization(settings) }),
  };
}

/** Returns the head of the list of a person's films, which is a page of its own for search engines. */
export const personHead = (person: string): PageHead => ({
  ...pageHead(paths.movies),
  title: pageTitle(`${FILMS_OF} ${ownName?.('person', person) ?? person}`),
  canonical: urlOf(paths.moviesOf(person)),
});

/** Returns the head of a page that search engines must not list. */
export const noindexHead = (title?: string): PageHead => ({
  title: pageTitle(title),
  description: SITE_TEXT.description,
  isHidden: true,
});

/** Returns the head of a missing movie or page, with the title that the page shows. */
export const unknownHead = (isMovie: boolean): PageHead => ({
  ...noindexHead(isMovie ? MOVIE_NOT_FOUND : PAGE_NOT_FOUND),
  ...(isMovie && { description: noSuchFilmDescription(site.name) }),
});

/** The head of a movie's page that no server has filled in: of movies in general, without an address. */
export const ANY_MOVIE: PageHead = { title: pageTitle(), description: filmDescription(site.name) };

/** Returns the company as schema.org data for search engines. */
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
