import { site } from './site.ts';

/**
 * The title and description of a page for search engines and link previews. The browser does not load them.
 */
export interface PageText {
  /** The page's own title; undefined for the title of the site. */
  readonly title?: string;
  readonly description: string;
}

const { name } = site;

/** The site in one sentence, the description of the landing page. */
export const SITE_TEXT: PageText = {
  description: `${name} is a film production and cinema company in Kochi, Kerala: its films, trailers, pictures and news.`,
};

/** The public pages that search engines list, by path. */
export const PAGE_TEXTS: Readonly<Record<string, PageText>> = {
  '/': SITE_TEXT,
  '/movies': {
    title: 'Movies',
    description: `The films of ${name}: those in cinemas now and those to come.`,
  },
  '/about': {
    title: 'About',
    description: `How ${name} began with a power cut in Fort Kochi, what it makes, and the two producers who run it.`,
  },
  '/contact': {
    title: 'Contact',
    description: `Write to ${name}, call us, or visit the office in Fort Kochi.`,
  },
  '/videos': { title: 'Videos', description: `Trailers and scenes from the films of ${name}.` },
  '/gallery': {
    title: 'Gallery',
    description: `Stills and pictures from the sets of the films of ${name}.`,
  },
  '/privacy': {
    title: 'Privacy',
    description: `What ${name} stores about visitors of this site, what for, and for how long.`,
  },
  '/announcements': {
    title: 'Announcements',
    description: `News from ${name}: casting calls, shoots, premieres and screenings.`,
  },
  '/events': {
    title: 'Events',
    description: `Festival screenings, premieres and meetings with ${name}: where and when.`,
  },
};
