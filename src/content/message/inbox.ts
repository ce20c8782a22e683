import { mailLink } from '../../shared/text/web-address';
import { MESSAGE_TOPICS, type MessageTopic } from './contact-message';
import type { ContactMessage, MessageStatus } from './stored-message';
import {
  MAILTO_LENGTH,
  MESSAGE_EXCERPT_LENGTH,
  MESSAGE_EXCERPT_LINES,
} from '../../shared/admin-limits';
import { matchesSearch } from '../../shared/search/matches-search';
import { excerpt } from '../../shared/text/text';

export type MessageCounts = Readonly<Record<MessageStatus, number>>;

/** A change of messages: a new status, or deletion. */
export type MessageChange = MessageStatus | 'delete';

/** Returns the time before which messages are offered for deletion: a year before `now`. */
export function oldMessagesCutoff(now = new Date()): Date {
  const before = new Date(now);
  before.setFullYear(now.getFullYear() - 1);
  return before;
}

/** Returns whether a message contains all terms of a search, in any case. */
export function messageMatchesSearch(message: ContactMessage, search: string): boolean {
  const { name, email, subject = '', message: text, note = '' } = message;
  return matchesSearch([name, email, subject, text, note], search);
}

/** Returns whether a message is about a topic; undefined matches every message. */
export const hasTopic = ({ topic }: ContactMessage, wanted: MessageTopic | undefined): boolean =>
  wanted === undefined || topic === wanted;

/** Line breaks, other hidden characters, and lone surrogates, which no address can contain. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu;

const inOneLine = (text: string) => text.replace(HIDDEN, ' ').trim();

/**
 * Returns a link that opens a reply in a mail program and quotes as much of the message as
 * MAILTO_LENGTH allows. Line breaks in messages older than the rules cannot add a header or an
 * address.
 */
export function replyLink(message: ContactMessage, company: string): string {
  const { email, subject } = message;
  const about = inOneLine(subject ?? '') || `Your message to ${company}`;
  const link = `${mailLink(inOneLine(email))}?subject=${fitted(`Re: ${about}`, SUBJECT_LENGTH)}&body=`;
  return link + fitted(quoted(message), MAILTO_LENGTH - link.length);
}

/** The maximum length of the encoded subject in the link. */
const SUBJECT_LENGTH = 600;

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

function quoted({ name, sentAt, message }: ContactMessage): string {
  const who = inOneLine(name) || 'you';
  const head = sentAt ? `On ${day.format(sentAt)}, ${who} wrote:` : `${who} wrote:`;
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${inOneLine(line)}`.trim());
  return ['', '', head, ...lines].join('\r\n');
}

/**
 * Returns a text encoded for an address, cut to at most `room` characters, after a word if
 * possible.
 */
function fitted(text: string, room: number): string {
  const all = encodeURIComponent(text);
  if (all.length <= room) return all;
  let length = CUT.length;
  let end = 0;
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > room) break;
    end += character.length;
  }
  const cut = text.slice(0, end).replace(/\s\S{0,40}$/u, '');
  return encodeURIComponent(cut) + CUT;
}

const CUT = encodeURIComponent(' ...');

/** Returns the beginning of a long message; a short message as it is. */
export function messageExcerpt(text: string): string {
  const short = excerpt(text, MESSAGE_EXCERPT_LENGTH);
  const lines = text.split('\n');
  if (lines.length <= MESSAGE_EXCERPT_LINES) return short;
  const first = `${lines.slice(0, MESSAGE_EXCERPT_LINES).join('\n').trimEnd()}...`;
  return short === text || first.length < short.length ? first : short;
}

/** Returns the rows of a table of messages; the first row has the column names. */
export const messageRows = (
  messages: readonly ContactMessage[],
): readonly (readonly string[])[] => [
  ['Time', 'Name', 'Email', 'Topic', 'Subject', 'Message', 'Status', 'Answered', 'Note'],
  ...messages.map(({ sentAt, name, email, topic, subject = '', message, status, ...marks }) => [
    sentAt?.toISOString() ?? '',
    name,
    email,
    topic ? MESSAGE_TOPICS[topic] : '',
    subject,
    message,
    status,
    marks.answeredAt?.toISOString() ?? '',
    marks.note ?? '',
  ]),
];
