import type { Words } from '../complete.ts';

/** Each file of words with its translation: a word that is missing or too many is an error of types. */
export type Complete = [
  Words<typeof import('../announcements'), typeof import('./announcements')>,
  Words<typeof import('../carousel'), typeof import('./carousel')>,
  Words<typeof import('../dates'), typeof import('./dates')>,
  Words<typeof import('../event-day'), typeof import('./event-day')>,
  Words<typeof import('../event-times'), typeof import('./event-times')>,
  Words<typeof import('../events'), typeof import('./events')>,
  Words<typeof import('../failures'), typeof import('./failures')>,
  Words<typeof import('../frame'), typeof import('./frame')>,
  Words<typeof import('../hero'), typeof import('./hero')>,
  Words<typeof import('../home'), typeof import('./home')>,
  Words<typeof import('../lists'), typeof import('./lists')>,
  Words<typeof import('../movie'), typeof import('./movie')>,
  Words<typeof import('../movie-cards'), typeof import('./movie-cards')>,
  Words<typeof import('../movie-list'), typeof import('./movie-list')>,
  Words<typeof import('../movies'), typeof import('./movies')>,
  Words<typeof import('../runtime'), typeof import('./runtime')>,
  Words<typeof import('../share'), typeof import('./share')>,
  Words<typeof import('../show-more'), typeof import('./show-more')>,
  Words<typeof import('../videos'), typeof import('./videos')>,
];
