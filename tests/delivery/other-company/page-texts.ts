import { site } from './site.ts';

export const SITE_TEXT = { description: `${site.name} makes comedies in Wellington.` };

export const PAGE_TEXTS: Readonly<Record<string, { title?: string; description: string }>> = {
  '/': SITE_TEXT,
  '/movies': { title: 'Movies', description: 'Our films.' },
  '/about': { title: 'About', description: 'Who we are.' },
  '/contact': { title: 'Contact', description: 'How to reach us.' },
  '/videos': { title: 'Videos', description: 'Our trailers.' },
  '/gallery': { title: 'Gallery', description: 'Our pictures.' },
  '/privacy': { title: 'Privacy', description: 'What we store.' },
  '/announcements': { title: 'Announcements', description: 'Our news.' },
  '/events': { title: 'Events', description: 'Where we are.' },
};
