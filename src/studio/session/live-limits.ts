import { READ_TIMEOUT_MS } from '../../shared/limits';
import { asRecord } from '../../content/base/stored-values';
import type { EntryKind } from '../../content/entry';

/** A text of a form. */
export interface WrittenText {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** The texts that a form has sent, and the kind of its entry. */
export interface Written {
  readonly of: EntryKind | 'settings';
  readonly texts: readonly WrittenText[];
}

/** The values of failed writes, by their error. */
const written = new WeakMap<object, Written>();

/** Stores the values of the write that failed with this error. */
export function rememberFailedWrite(error: unknown, what: Written): void {
  if (error instanceof Error) written.set(error, what);
}

/**
 * Returns a sentence for each text that is longer than the live site allows (/limits.json), which
 * may be newer than this page. Returns none if the limits cannot be read or the texts are unknown.
 */
export async function tooLongFor(error: unknown): Promise<readonly string[]> {
  const what = error instanceof Error ? written.get(error) : undefined;
  if (!what) return [];
  const limits = asRecord(asRecord(await readLimits())[what.of]);
  return what.texts.flatMap(({ name, label, value }) => {
    const [limit, { length }] = [Number(limits[name]), value.trim()];
    return length > limit
      ? [`“${label}” has ${length} characters, of which the site now takes ${limit}.`]
      : [];
  });
}

async function readLimits(): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    const response = await fetch('/limits.json', { cache: 'no-store', signal });
    return response.ok ? JSON.parse(await response.text()) : {};
  } catch (error) {
    console.error(error);
    return {};
  }
}
