import type { Picture } from '../../domain/picture';

/** A stored document before anybody has looked at it. */
export type Stored = Readonly<Record<string, unknown>>;

/** The value as a record; an empty one for anything that is none, lists included. */
export function record(value: unknown): Stored {
  return isRecord(value) ? value : {};
}

/** The trimmed text, or undefined when it is missing, blank or no text. */
export function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim() || undefined;
}

/** A positive whole number, or undefined. */
export function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The day and time of a Firestore timestamp, or undefined for anything else. */
export function date(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  if (!isRecord(value) || typeof value['toDate'] !== 'function') return undefined;
  const converted: unknown = value['toDate']();
  return converted instanceof Date && !Number.isNaN(converted.getTime()) ? converted : undefined;
}

/**
 * An https address, or undefined. On a site that is itself served without encryption, as beside
 * the emulators, http will do.
 */
export function webAddress(value: unknown): string | undefined {
  const address = text(value);
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol } = new URL(address);
  const fits = protocol === 'https:' || (protocol === 'http:' && isServedOverHttp());
  return fits ? address : undefined;
}

const isServedOverHttp = () => globalThis.location?.protocol === 'http:';

/** The picture of a document: its one address (SPEC §3) and what `picture` beside it adds. */
export function picture(address: unknown, details: unknown): Picture | undefined {
  const src = webAddress(address);
  if (!src) return undefined;
  const { alt, width, height, color, sizes } = record(details);
  const hex = text(color);
  const narrower = Object.entries(record(sizes)).flatMap(([size, url]) => {
    const found = webAddress(url);
    return Number(size) > 0 && found ? [[Number(size), found] as const] : [];
  });
  return defined<Picture>({
    src,
    alt: typeof alt === 'string' ? alt : undefined,
    width: count(width),
    height: count(height),
    color: hex && /^#[0-9a-f]{6}$/i.test(hex) ? hex : undefined,
    sizes: narrower.length > 0 ? Object.fromEntries(narrower) : undefined,
  });
}

/** What is stored in `picture` beside the one address; undefined when there is nothing to add. */
export function pictureDetails(shown: Picture | undefined) {
  const { alt, width, height, color, sizes } = shown ?? {};
  const details = defined<Omit<Picture, 'src'>>({ alt, width, height, color, sizes });
  return Object.keys(details).length > 0 ? details : undefined;
}

type WithUndefined<T> = { [Key in keyof T]: T[Key] | undefined };

/** The same object without its undefined fields, which Firestore refuses to store. */
export function defined<T extends object>(fields: WithUndefined<T>): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
