// The texts of the page of a shared draft.

export const PREVIEW = 'Preview';
/** Follows 'Preview'. */
export const notPublishedText = (madeAt: string, endsAt: string) =>
  `, not published. As of ${madeAt}. This link ends on ${endsAt}.`;
export const PREVIEW_ENDED = 'This preview has ended';
export const ENDS_BY_ITSELF =
  'A link to a preview ends by itself, or when it is ended or what it shows is published. Whoever sent it to you can make another one.';
export const START_AT_HOME = 'Start at home';
export const THE_PREVIEW = 'The preview';
