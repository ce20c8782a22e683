// What is said where something could not be read.

/** `what` is the subject: 'The movies'. */
export const notLoaded = (what: string) => `${what} could not be loaded.`;
export const TRY_AGAIN_PLEASE = 'Please try again.';
export const YOU_ARE_OFFLINE = 'You seem to be offline.';
export const UNREACHABLE = 'The site cannot be reached. Try again when the connection is back.';
export const TRY_AGAIN = 'Try again';
