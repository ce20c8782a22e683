import { readStored, withStorage, writeStored } from '../../shared/data/browser-storage';
import { readStoredObject } from '../../shared/data/stored-objects';
import { DAY_MS } from '../../shared/day';

const PREFIX = 'draft: ';
/** Older drafts are deleted. */
const MAX_AGE_DAYS = 60;

/** The unsent content of a form. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** What was stored in the database when the form was opened. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly savedAt: Date;
}

/** The draft of that name in this browser, or null (product 15.3). */
export function readDraft(name: string): Draft | null {
  deleteOldDrafts();
  return draftAt(PREFIX + name);
}

/** Saves the content of a form. Returns false if the browser has no room for it, which is logged. */
export function saveDraft(
  name: string,
  values: Draft['values'],
  base: Draft['base'],
  at = new Date(),
): boolean {
  const draft = JSON.stringify({ entry: values, base, at: at.getTime() });
  const isSaved = writeStored('localStorage', PREFIX + name, draft);
  if (!isSaved) console.error(`The draft "${name}" could not be saved in this browser`);
  return isSaved;
}

/** Removes a draft that was sent or discarded. */
export function deleteDraft(name: string): void {
  writeStored('localStorage', PREFIX + name, null);
}

/** A draft that differs from what was stored in the database when its form was opened. */
interface UnsentDraft {
  readonly name: string;
  /** What was typed as the entry's title, if anything. */
  readonly title: string;
}

/** The drafts in this browser, those typed in other tabs included. */
export function unsentDrafts(): readonly UnsentDraft[] {
  deleteOldDrafts();
  return draftKeys().flatMap((key) => {
    const draft = draftAt(key);
    if (!draft || !isChanged(draft)) return [];
    return { name: key.slice(PREFIX.length), title: textOf(draft.values['title']) };
  });
}

/** The names of all drafts of this browser. */
export const draftNames = (): readonly string[] =>
  draftKeys().map((key) => key.slice(PREFIX.length));

/** Removes all drafts of this browser. */
export function deleteAllDrafts(): void {
  for (const key of draftKeys()) writeStored('localStorage', key, null);
}

const isChanged = ({ values, base }: Draft) =>
  Object.keys(values).some((field) => textOf(values[field]) !== textOf(base[field]));

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const draftKeys = () =>
  (withStorage('localStorage', (storage) => Object.keys(storage)) ?? []).filter((key) =>
    key.startsWith(PREFIX),
  );

function draftAt(key: string): Draft | null {
  if (readStored('localStorage', key) === null) return null;
  const { entry, base, at } = readStoredObject('localStorage', key);
  if (typeof at !== 'number') return null;
  return { values: asObject(entry), base: asObject(base), savedAt: new Date(at) };
}

function deleteOldDrafts() {
  const oldest = Date.now() - MAX_AGE_DAYS * DAY_MS;
  for (const key of draftKeys()) {
    const savedAt = draftAt(key)?.savedAt ?? 0;
    if (Number(savedAt) < oldest) writeStored('localStorage', key, null);
  }
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
