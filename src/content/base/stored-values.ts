import { isDocumentId } from '../../shared/document-id.ts';
import { parsedUrl } from '../../shared/text/text.ts';
import { withCommonBlanks } from '../../shared/text/visible-text.ts';

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
