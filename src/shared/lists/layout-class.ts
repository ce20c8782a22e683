import { LAYOUT_CLASSES } from '../limits';

/** Returns the layout class of the card at this index: a1 to a10, repeating (product 5.7). */
export const layoutClass = (index: number) => `a${(index % LAYOUT_CLASSES) + 1}`;
