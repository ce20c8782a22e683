import type { Words } from '../complete.ts';

/**
 * Checks each file of texts against its translation: a missing or an additional text is a type
 * error.
 */
export type CompleteWords = [
  Words<typeof import('../about'), typeof import('./about')>,
  Words<typeof import('../announcements'), typeof import('./announcements')>,
  Words<typeof import('../lists'), typeof import('./lists')>,
  Words<typeof import('../contact'), typeof import('./contact')>,
  Words<typeof import('../copies'), typeof import('./copies')>,
  Words<typeof import('../dates'), typeof import('./dates')>,
  Words<typeof import('../event-days'), typeof import('./event-days')>,
  Words<typeof import('../events'), typeof import('./events')>,
  Words<typeof import('../frame'), typeof import('./frame')>,
  Words<typeof import('../follow'), typeof import('./follow')>,
  Words<typeof import('../forms'), typeof import('./forms')>,
  Words<typeof import('../gallery'), typeof import('./gallery')>,
  Words<typeof import('../home'), typeof import('./home')>,
  Words<typeof import('../meta'), typeof import('./meta')>,
  Words<typeof import('../movie'), typeof import('./movie')>,
  Words<typeof import('../movies'), typeof import('./movies')>,
  Words<typeof import('../press'), typeof import('./press')>,
  Words<typeof import('../preview'), typeof import('./preview')>,
  Words<typeof import('../privacy'), typeof import('./privacy')>,
  Words<typeof import('../search'), typeof import('./search')>,
  Words<typeof import('../too-old'), typeof import('./too-old')>,
  Words<typeof import('../videos'), typeof import('./videos')>,
];
