// The words of sharing, and of adding to a calendar.

export const SHARE = 'Share';
export const share = (title: string) => `Share ${title}`;
export const COPY_LINK = 'Copy link';
export const LINK_COPIED = 'Link copied';
export const COPY_REFUSED = 'The browser does not copy. The link is selected below.';
export const LINK = 'Link';
export const ADD_TO_CALENDAR = 'Add to calendar';
