// The texts of the contact page and its form.

export const SCRIPTS_AND_STREETS =
  'Scripts, screenings, a street we should film, a cinema that is closing: tell us. Two people read everything that arrives here.';
export const MAP = 'Map';
export const mapTitle = (place: string) => `Map of ${place}`;
export const OPEN_IN_GOOGLE_MAPS = 'Open in Google Maps';

export const WRITE_TO_US = 'Write to us';
export const NAME = 'Name';
export const EMAIL = 'Email';
export const TOPIC = 'What is it about?';
export const CHOOSE_TOPIC = 'Choose a topic';
export const SUBJECT = 'Subject';
export const MESSAGE = 'Message';
export const LEAVE_EMPTY = 'Leave this empty';
/** Precedes the link to the privacy policy. */
export const WE_STORE =
  'We store your name, your email address and what you write, so that we can answer you. Only we read it.';
export const HOW_WE_HANDLE = 'How we handle your data';
export const SEND = 'Send message';
export const SENDING = 'Sending your message…';

export const SENT = 'Thank you for reaching out! We will get back to you soon.';
export const SEND_ANOTHER = 'Send another message';
export const SEND_FAILED = 'Something went wrong. Please try again later.';
export const FAILED_OFFLINE =
  'You seem to be offline. Your message is still here: send it when you are back online.';
export const FAILED_UNANSWERED =
  'We could not be reached. Your message is still here, and sending it again is safe.';
export const FAILED_TIMEOUT =
  'There was no answer in time. Your message is still here; if you send it again, it will not arrive twice.';
export const FAILED_BUSY =
  'Too much is coming in at the moment. Your message is still here: try again in a few minutes.';
export const FAILED_REFUSED = 'The message was not accepted. Your text is still here.';
/** Precedes an email address and a full stop. */
export const WRITE_TO = 'You can also write to';

// The validation messages and topics of a message, on the contact page and in the inbox.

export const TOPIC_TICKETS = 'Tickets';
export const TOPIC_PRESS = 'Press';
export const TOPIC_RIGHTS = 'Rights and screenings';
export const TOPIC_OTHER = 'Other';

export const NO_NAME = 'Please tell us your name.';
export const NO_EMAIL = 'Please give us an email address to answer to.';
export const NO_MESSAGE = 'Please write a message.';
/** Asks about an address that is probably incomplete. */
export const isCompleteText = (host: string) =>
  `Is “@${host}” complete? Most addresses end as in example.com. If yours is right, send again.`;

// The ways to reach the company, which are headings on several pages.

export const PHONE = 'Phone';
export const ADDRESS = 'Address';
export const PRESS = 'Press';
export const RIGHTS = 'Rights and screenings';
