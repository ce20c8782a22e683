import type { Entry } from './entry';

const PREFIX = 'draft: ';
/** What nobody has come back to for so long is forgotten. */
const KEPT_DAYS = 60;

/** A form that was left without being sent, as it stood then. */
export interface Draft {
  readonly entry: Readonly<Record<string, unknown>>;
  /** What was stored when the form was opened. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** The draft of that name in this browser, or null (DESIGN §4). */
export function readDraft(name: string): Draft | null {
  forgetOldDrafts();
  return parseDraft(storage()?.getItem(PREFIX + name) ?? null);
}

/** Keeps a form that is being filled in. A browser without room for it goes without. */
export function keepDraft(name: string, entry: Entry, base: Entry): void {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify({ entry, base, at: Date.now() }));
  } catch (error) {
    console.error(error);
  }
}

/** It has been sent or thrown away. */
export function forgetDraft(name: string): void {
  storage()?.removeItem(PREFIX + name);
}

function parseDraft(text: string | null): Draft | null {
  try {
    const { entry, base, at } = record(JSON.parse(text ?? 'null'));
    return typeof at === 'number'
      ? { entry: record(entry), base: record(base), at: new Date(at) }
      : null;
  } catch {
    return null;
  }
}

function forgetOldDrafts() {
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const key of Object.keys(storage() ?? {}).filter((name) => name.startsWith(PREFIX))) {
    const at = parseDraft(storage()?.getItem(key) ?? null)?.at ?? 0;
    if (Number(at) < oldest) storage()?.removeItem(key);
  }
}

/** Null where the browser does not let the site keep anything. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
