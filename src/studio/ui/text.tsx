/** 24 hours, as in all times of the site. */
const hourCycle = 'h23';
const short = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle,
});
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'long', hourCycle });

/** A date and time in the reader's time zone; the tooltip has weekday and seconds. */
export const Time = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()} title={full.format(at)}>
    {short.format(at)}
  </time>
);

/**
 * Returns the author of a change: the email address, which can change, and the account, which
 * cannot.
 */
export function authorText(email: string, uid?: string): string {
  if (!uid) return email;
  return email ? `${email} (account ${uid})` : `account ${uid}`;
}

/** '3 messages' */
export const countOf = (count: number, noun: string): string =>
  count === 1 ? `One ${noun}` : `${count} ${noun}s`;

/**
 * Returns a text as one line, without control characters and characters that reverse the direction
 * of a text, which the rules refuse in a line.
 */
export const cleanLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
