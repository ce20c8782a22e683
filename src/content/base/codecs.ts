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
export const asMatch = (pattern: RegExp) => (value: unknown) => {
  const text = asText(value);
  return text && pattern.test(text) ? text : undefined;
};

/**
 * How one field is stored: read from a document's fields by its stored name, and written to them. All names
 * under which it is stored are written, those without a value as undefined.
 */
export interface Codec<Value> {
  /** Its name in a document; without it, that of the field. */
  readonly stored?: string;
  /** The name that older documents have for it, which is read first. */
  readonly older?: { readonly name: string };
  /** The value where nothing is stored, by the path of the document. */
  absent?(path: string): Value | undefined;
  read(stored: StoredFields, name: string): Value;
  /** Returns what is stored of a value; without it, the value itself under its name. */
  write?(value: Value, name: string): StoredFields;
}

/** Codecs by the names of the fields. */
type CodecTable = Readonly<Record<string, Codec<unknown>>>;

/** What is read with a table: undefined where nothing usable is stored. */
type Read<Table extends CodecTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};

type OptionalIn<Values> = {
  [Name in keyof Values]: undefined extends Values[Name] ? Name : never;
}[keyof Values];

/** The fields of a table: optional are those whose codec reads undefined. */
export type FieldsIn<Table extends CodecTable> = Omit<Read<Table>, OptionalIn<Read<Table>>> & {
  readonly [Name in OptionalIn<Read<Table>>]?: Exclude<Read<Table>[Name], undefined>;
};

/** All fields of T by name; an optional one is undefined where it has no value. */
export type Complete<T> = {
  readonly [Name in keyof T]-?: Partial<Pick<T, Name>> extends Pick<T, Name>
    ? T[Name] | undefined
    : T[Name];
};

/** A codec for every field of T: one that is left out, optional or not, is a type error. */
export type Codecs<T> = { readonly [Name in keyof T]-?: Codec<Complete<T>[Name]> };

/** A field that is stored under that name as it is, and checked by `read`. */
export const field = <Value>(name: string, read: (value: unknown) => Value): Codec<Value> => ({
  stored: name,
  read: (stored, as) => read(stored[as]),
});

/** A picture: its one address under that name (product 10.9), and in `picture` what it adds. */
export const pictureField = (name: string) => ({
  read: ({ [name]: address, picture }: StoredFields): Picture | undefined => {
    const src = asWebAddress(address);
    const details = inOwnLanguage(readFields(DETAILS, picture));
    return src ? withoutUndefined<Picture>({ src, ...details }) : undefined;
  },
  write: (picture: Picture | undefined): StoredFields => {
    const details = writeFields(DETAILS, picture ?? {});
    const isEmpty = Object.keys(details).length === 0;
    return { [name]: picture?.src, picture: isEmpty ? undefined : details };
  },
});

/** A picture behind others: its address and smaller files together under that name (product 10.9). */
export const backdropField = (name: string) => ({
  read: ({ [name]: stored }: StoredFields): Backdrop | undefined =>
    pictureField('src').read({ ...asRecord(stored), picture: stored }),
  write: (backdrop: Backdrop | undefined): StoredFields => ({
    [name]: backdrop && withoutUndefined<Backdrop>(detailsOf(backdrop)),
  }),
});

const detailsOf = ({ src, width, sizes }: Backdrop) => ({ src, width, sizes });

/** The fields of a table in stored data, whatever that is; `path` is that of the document. */
export function readFields<Table extends CodecTable>(
  table: Table,
  data: unknown,
  path = '',
): Read<Table> {
  const stored = asRecord(data);
  const values = Object.entries(table).map(([name, { stored: as = name, older, absent, read }]) => [
    name,
    ((older && read(stored, older.name)) || read(stored, as)) ?? absent?.(path),
  ]);
  return Object.fromEntries(values) as Read<Table>;
}

/** What is stored for these fields of a table, with a `timestamp` if one is given. */
export function writeFields<Table extends CodecTable>(
  table: Table,
  fields: Partial<FieldsIn<Table>>,
  timestamp?: unknown,
): StoredFields {
  const given = Object.entries(table).filter(([name]) => name in fields);
  const stored = given.map(([name, { stored: as = name, write }]) => {
    const value: unknown = Reflect.get(fields, name);
    return write ? write(value, as) : { [as]: value };
  });
  return withoutUndefined<StoredFields>(Object.assign({}, ...stored, { timestamp }));
}

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

// Each other language has one of its own beside it (product 40.12).
const ALT = { alt: field('alt', asAlt) };

/** What is stored in `picture` beside the one address. */
const DETAILS: Codecs<Omit<Picture, 'src'>> = {
  ...ALT,
  ...withTranslations?.(ALT, (_, { name }) => field(name, asAlt)),
  width: field('width', asPositiveInteger),
  height: field('height', asPositiveInteger),
  color: field('color', asMatch(/^#[0-9a-f]{6}$/i)),
  focus: field('focus', asMatch(/^\d+% \d+%$/)),
  sizes: field('sizes', asSizes),
  share: field('share', asWebAddress),
};

/** The names of what this build knows of a picture beside its address. */
export const PICTURE_DETAILS: readonly string[] = Object.keys(DETAILS);
