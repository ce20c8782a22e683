import { LAYOUT_CLASSES } from './limits';

/** The layout class of a card by its position in the list: a1 to a10 and round again (SPEC §2). */
export const layoutClass = (position: number) => `a${(position % LAYOUT_CLASSES) + 1}`;
