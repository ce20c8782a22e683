import type { Backdrop, Picture } from '../../domain/pictures/picture';
import type { StoredFields } from '../../domain/entries/stored-fields';
import { isDocumentId } from '../document-id.ts';

/** How one field of the domain is stored: read from a document's fields, and written to them. */
interface Codec<Value> {
  read(stored: StoredFields): Value;
  write(value: Value): StoredFields;
}

/** All fields of T by name; an optional one is undefined where it has no value. */
type Complete<T> = {
  readonly [Name in keyof T]-?: Partial<Pick<T, Name>> extends Pick<T, Name>
    ? T[Name] | undefined
    : T[Name];
};

/** A codec for every field of T: one that is left out, optional or not, is a type error. */
export type Codecs<T> = { readonly [Name in keyof T]-?: Codec<Complete<T>[Name]> };

/** A field that is stored under that name as it is, and checked by `read`. */
export const field = <Value>(name: string, read: (value: unknown) => Value): Codec<Value> => ({
  read: (stored) => read(stored[name]),
  write: (value) => ({ [name]: value }),
});

/** A picture: its one address under that name (product 10.9), and in `picture` what it adds. */
export const pictureField = (name: string): Codec<Picture | undefined> => ({
  read: ({ [name]: address, picture }) => {
    const src = asWebAddress(address);
    return src ? withoutUndefined<Picture>({ src, ...readFields(DETAILS, picture) }) : undefined;
  },
  write: (picture) => {
    const details = writeFields(DETAILS, picture ?? {});
    const isEmpty = Object.keys(details).length === 0;
    return { [name]: picture?.src, picture: isEmpty ? undefined : details };
  },
});

/** A picture behind others: its address and smaller files together under that name (product 10.15). */
export const backdropField = (name: string): Codec<Backdrop | undefined> => ({
  read: ({ [name]: stored }) => pictureField('src').read({ ...asRecord(stored), picture: stored }),
  write: (backdrop) => {
    if (!backdrop) return {};
    const { src, width, sizes } = backdrop;
    return { [name]: withoutUndefined<Backdrop>({ src, width, sizes }) };
  },
});

/** The fields of T in stored data, whatever that is. */
export function readFields<T>(codecs: Codecs<T>, data: unknown): Complete<T> {
  const stored = asRecord(data);
  const entries = Object.entries<Codec<unknown>>(codecs);
  return Object.fromEntries(entries.map(([name, { read }]) => [name, read(stored)])) as Complete<T>;
}

/** What is stored for these fields of T, with a `timestamp` if one is given. */
export function writeFields<T extends object>(
  codecs: Codecs<T>,
  fields: Partial<T>,
  timestamp?: unknown,
): StoredFields {
  const given = Object.entries<Codec<unknown>>(codecs).filter(([name]) => name in fields);
  const stored = given.map(([name, { write }]) => write(Reflect.get(fields, name)));
  return withoutUndefined<StoredFields>(Object.assign({}, ...stored, { timestamp }));
}

/** The same object without its undefined fields, which Firestore refuses to store. */
export const withoutUndefined = <T>(fields: Complete<T>): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The value as a record; an empty one for anything else, lists included. */
export const asRecord = (value: unknown): StoredFields => (isRecord(value) ? value : {});

const isRecord = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The trimmed text, or undefined when it is missing, blank or no text. */
export const asText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;

/** The trimmed text; an empty one when it is missing or no text. */
export const asRequiredText = (value: unknown): string => asText(value) ?? '';

/** The id of a document (product 10.14), or undefined. */
export function asDocumentId(value: unknown): string | undefined {
  const id = asText(value);
  return id && isDocumentId(id) ? id : undefined;
}

/** A positive integer, or undefined. */
export const asPositiveInteger = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

/** The day and time of a Firestore timestamp, or undefined for anything else. */
export function asDate(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  if (!isRecord(value) || typeof value['toDate'] !== 'function') return undefined;
  const converted: unknown = value['toDate']();
  return converted instanceof Date && !Number.isNaN(converted.getTime()) ? converted : undefined;
}

/** When a stored document was published or sent. */
export const timestampOf = (data: unknown) => asDate(asRecord(data)['timestamp']);

/**
 * An https address, or undefined. On a site that is itself served without encryption, as beside
 * the emulators, http will do.
 */
export function asWebAddress(value: unknown): string | undefined {
  const address = asText(value);
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  const fits = protocol === 'https:' || (protocol === 'http:' && acceptsHttp(hostname));
  return fits ? address : undefined;
}

let emulatorHost: string | undefined;

/** Makes http addresses of this host do as well, in a server beside the emulators, without location. */
export const acceptEmulator = (host: string) => {
  emulatorHost = host;
};

const acceptsHttp = (host: string) =>
  globalThis.location?.protocol === 'http:' || host === emulatorHost;

/** A check for texts of that form. */
const asMatch = (pattern: RegExp) => (value: unknown) => {
  const text = asText(value);
  return text && pattern.test(text) ? text : undefined;
};

function asSizes(value: unknown): Picture['sizes'] {
  const sizes = Object.entries(asRecord(value)).flatMap(([width, url]) => {
    const address = asWebAddress(url);
    return Number(width) > 0 && address ? [[Number(width), address] as const] : [];
  });
  return sizes.length > 0 ? Object.fromEntries(sizes) : undefined;
}

/** What is stored in `picture` beside the one address. */
const DETAILS: Codecs<Omit<Picture, 'src'>> = {
  // An empty text is kept: it marks a decorative picture.
  alt: field('alt', (value) => (typeof value === 'string' ? value : undefined)),
  width: field('width', asPositiveInteger),
  height: field('height', asPositiveInteger),
  color: field('color', asMatch(/^#[0-9a-f]{6}$/i)),
  focus: field('focus', asMatch(/^\d+% \d+%$/)),
  sizes: field('sizes', asSizes),
  share: field('share', asWebAddress),
};
