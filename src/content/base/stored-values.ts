import { keysOf, propertiesOf } from '../../shared/lists/keys.ts';
import { isDocumentId } from '../../firebase/collections.ts';
import { parsedUrl } from '../../shared/text/text.ts';
import { withCommonBlanks } from '../../shared/text/visible-text.ts';
import { inOwnLanguage } from '../locale/in-language.ts';
import { withTranslations } from '../locale/translations.ts';
import type { Backdrop, Picture } from '../../shared/pictures/picture';

/** The fields of a document as they are stored, before validation. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Returns a value as a record; an empty one for any other value, including lists. */
export const asRecord = (value: unknown): StoredFields => (isRecord(value) ? value : {});

const isRecord = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a trimmed text with normal spaces; undefined if it is missing, blank or not a text. */
export const asText = (value: unknown): string | undefined =>
  (typeof value === 'string' && withCommonBlanks(value).trim()) || undefined;

/** Returns a trimmed text; '' if it is missing or not a text. */
export const asRequiredText = (value: unknown): string => asText(value) ?? '';

/** Returns the id of a document; undefined for any other value. */
export function asDocumentId(value: unknown): string | undefined {
  const id = asText(value);
  return id && isDocumentId(id) ? id : undefined;
}

/** Returns a positive integer; undefined for any other value. */
export const asPositiveInteger = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

/** Returns the time in a Firestore timestamp; undefined for any other value. */
export function asDate(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  if (!isRecord(value) || typeof value['toDate'] !== 'function') return undefined;
  const converted: unknown = value['toDate']();
  return converted instanceof Date && !Number.isNaN(converted.getTime()) ? converted : undefined;
}

/** Returns when a stored document was published or sent. */
export const timestampOf = (data: unknown) => asDate(asRecord(data)['timestamp']);

/**
 * Returns an https address; undefined for any other value. An http address is accepted if the site
 * itself uses http, as with the emulators.
 */
export function asWebAddress(value: unknown): string | undefined {
  const address = asText(value);
  const url = address ? parsedUrl(address) : null;
  if (!url) return undefined;
  const { protocol, hostname } = url;
  const fits = protocol === 'https:' || (protocol === 'http:' && acceptsHttp(hostname));
  return fits ? address : undefined;
}

let emulatorHost: string | undefined;

/** Accepts http addresses of a host, for a server that uses the emulators and has no `location`. */
export const acceptEmulator = (host: string) => {
  emulatorHost = host;
};

const acceptsHttp = (host: string) =>
  globalThis.location?.protocol === 'http:' || host === emulatorHost;

/** Returns a check for texts that match a pattern. */
const asMatch = (pattern: RegExp) => (value: unknown) => {
  const text = asText(value);
  return text && pattern.test(text) ? text : undefined;
};

/** All fields of T; an optional one is undefined if it has no value. */
export type Complete<T> = {
  readonly [Name in keyof T]-?: Partial<Pick<T, Name>> extends Pick<T, Name>
    ? T[Name] | undefined
    : T[Name];
};

/** A check for each field of T by its stored name; a missing one is a type error, even if optional. */
export type Checks<T> = { readonly [Name in keyof T]-?: (value: unknown) => Complete<T>[Name] };

/** Reads the fields of T from stored data of any form. */
export function readChecked<T>(checks: Checks<T>, data: unknown): T {
  const stored = asRecord(data);
  return withoutUndefined<T>(
    propertiesOf<Complete<T>>(keysOf(checks), (name) => checks[name](stored[name])),
  );
}

/** Reads a picture: its address from a field, and its details from the field `picture`. */
export function readPicture(stored: StoredFields, name: string): Picture | undefined {
  const src = asWebAddress(stored[name]);
  return src ? { src, ...inOwnLanguage(readChecked(DETAILS, stored['picture'])) } : undefined;
}

/** Reads a background picture: its address and smaller files in one map. */
export const readBackdrop = (stored: unknown): Backdrop | undefined =>
  readPicture({ ...asRecord(stored), picture: stored }, 'src');

/** Returns the object without its undefined fields, which Firestore refuses to store. */
export const withoutUndefined = <T>(fields: Complete<T>): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

function asSizes(value: unknown): Picture['sizes'] {
  const sizes = Object.entries(asRecord(value)).flatMap(([width, url]) => {
    const address = asWebAddress(url);
    return Number(width) > 0 && address ? [[Number(width), address] as const] : [];
  });
  return sizes.length > 0 ? Object.fromEntries(sizes) : undefined;
}

// An empty text is preserved, because it marks a decorative picture.
const asAlt = (value: unknown) => (typeof value === 'string' ? value : undefined);

// Each other language has a field of its own for these.
const TRANSLATED = { alt: asAlt, share: asWebAddress };

/** The details of a picture, in the field `picture` beside the address. */
const DETAILS: Checks<Omit<Picture, 'src'>> = {
  ...TRANSLATED,
  ...withTranslations?.(TRANSLATED, (own) => own),
  width: asPositiveInteger,
  height: asPositiveInteger,
  color: asMatch(/^#[0-9a-f]{6}$/i),
  focus: asMatch(/^\d+% \d+%$/),
  sizes: asSizes,
};

/** The names of the details of a picture that this build knows. */
export const PICTURE_DETAILS: readonly string[] = Object.keys(DETAILS);
