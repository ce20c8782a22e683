// What a message has to have, and what it is about: on the contact page and in the inbox.

export const TOPIC_TICKETS = 'Tickets';
export const TOPIC_PRESS = 'Press';
export const TOPIC_RIGHTS = 'Rights and screenings';
export const TOPIC_OTHER = 'Other';

export const NO_NAME = 'Please tell us your name.';
export const NO_EMAIL = 'Please give us an email address to answer to.';
export const NO_MESSAGE = 'Please write a message.';
/** A question about an address that is probably incomplete. */
export const isComplete = (host: string) =>
  `Is “@${host}” complete? Most addresses end as in example.com. If yours is right, send again.`;
