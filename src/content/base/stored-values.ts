import { isDocumentId } from '../../firebase/collections.ts';
import { parsedUrl } from '../../shared/text/text.ts';
import { withCommonBlanks } from '../../shared/text/visible-text.ts';
import { inOwnLanguage } from '../locale/in-language.ts';
import { withTranslations } from '../locale/translations.ts';
import type { Backdrop, Picture } from '../../shared/pictures/picture';

/** The fields of a document as they are stored, before they have been checked. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The value as a record; an empty one for anything else, lists included. */
export const asRecord = (value: unknown): StoredFields => (isRecord(value) ? value : {});

const isRecord = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The trimmed text with common blanks, or undefined when it is missing, blank or no text. */
export const asText = (value: unknown): string | undefined =>
  (typeof value === 'string' && withCommonBlanks(value).trim()) || undefined;

/** The trimmed text; an empty one when it is missing or no text. */
export const asRequiredText = (value: unknown): string => asText(value) ?? '';

/** The id of a document, or undefined. */
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
  const url = address ? parsedUrl(address) : null;
  if (!url) return undefined;
  const { protocol, hostname } = url;
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

/** All fields of T by name; an optional one is undefined where it has no value. */
export type Complete<T> = {
  readonly [Name in keyof T]-?: Partial<Pick<T, Name>> extends Pick<T, Name>
    ? T[Name] | undefined
    : T[Name];
};

/** A check for every value of T by its stored name: one that is left out, optional or not, is a type error. */
export type Checks<T> = { readonly [Name in keyof T]-?: (value: unknown) => Complete<T>[Name] };

/** The values of T in stored data, whatever that is. */
export function readChecked<T>(checks: Checks<T>, data: unknown): T {
  const stored = asRecord(data);
  const entries = Object.entries<(value: unknown) => unknown>(checks);
  return withoutUndefined(
    Object.fromEntries(entries.map(([name, check]) => [name, check(stored[name])])) as Complete<T>,
  );
}

/** A picture: its one address under that name, and in `picture` what it adds. */
export function readPicture(stored: StoredFields, name: string): Picture | undefined {
  const src = asWebAddress(stored[name]);
  return src ? { src, ...inOwnLanguage(readChecked(DETAILS, stored['picture'])) } : undefined;
}

export function writePicture(picture: Picture | undefined, name: string): StoredFields {
  const known = Object.entries(picture ?? {}).filter(
    ([detail, value]) => detail in DETAILS && value !== undefined,
  );
  return {
    [name]: picture?.src,
    picture: known.length > 0 ? Object.fromEntries(known) : undefined,
  };
}

/** A picture behind others: its address and smaller files together in one map. */
export const readBackdrop = (stored: unknown): Backdrop | undefined =>
  readPicture({ ...asRecord(stored), picture: stored }, 'src');

export const writeBackdrop = (backdrop: Backdrop | undefined, name: string): StoredFields => ({
  [name]: backdrop && withoutUndefined<Backdrop>(detailsOf(backdrop)),
});

const detailsOf = ({ src, width, sizes }: Backdrop) => ({ src, width, sizes });

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

// An empty text is kept: it marks a decorative picture.
const asAlt = (value: unknown) => (typeof value === 'string' ? value : undefined);

// Each other language has one of its own beside it.
const TRANSLATED = { alt: asAlt, share: asWebAddress };

/** What is stored in `picture` beside the one address. */
const DETAILS: Checks<Omit<Picture, 'src'>> = {
  ...TRANSLATED,
  ...withTranslations?.(TRANSLATED, (own) => own),
  width: asPositiveInteger,
  height: asPositiveInteger,
  color: asMatch(/^#[0-9a-f]{6}$/i),
  focus: asMatch(/^\d+% \d+%$/),
  sizes: asSizes,
};

/** The names of what this build knows of a picture beside its address. */
export const PICTURE_DETAILS: readonly string[] = Object.keys(DETAILS);
