/** The kinds of content, in the order in which they are offered. */
export const KIND_NAMES = ['movie', 'video', 'announcement', 'event', 'image', 'banner'] as const;
export type KindName = (typeof KIND_NAMES)[number];
