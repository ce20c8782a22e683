import {
  readStored,
  withStorage,
  writeStored,
  readStoredObject,
} from '../../../shared/data/browser-storage';
import { DAY_MS } from '../../../shared/day';
import { isOpenElsewhere, tabId } from './open-tabs';

const PREFIX = 'draft: ';
/** The age above which drafts are deleted. */
const MAX_AGE_DAYS = 60;

/** The unsent content of a form. */
interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** The stored values when the form was opened. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly savedAt: Date;
}

/** Returns the draft with that name in this browser, or null. */
export function readDraft(name: string): Draft | null {
  deleteOldDrafts();
  return draftAt(PREFIX + name);
}

/** Saves the content of a form. Returns false if the browser has no space left, which is logged. */
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

export function deleteDraft(name: string): void {
  writeStored('localStorage', PREFIX + name, null);
}

/** A draft that differs from the stored entry with which its form was opened. */
interface UnsentDraft {
  readonly name: string;
  /** The typed title of the entry; '' without one. */
  readonly title: string;
}

/** Returns the drafts of all tabs in this browser. */
export function unsentDrafts(): readonly UnsentDraft[] {
  deleteOldDrafts();
  return draftKeys().flatMap((key) => {
    const draft = draftAt(key);
    if (!draft || !isChanged(draft)) return [];
    return { name: key.slice(PREFIX.length), title: textOf(draft.values['title']) };
  });
}

const draftNames = (): readonly string[] => draftKeys().map((key) => key.slice(PREFIX.length));

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

/** Separates the form's name from the id of the tab in which the draft was typed. */
const IN_TAB = ' @';

const ownName = (form: string) => form + IN_TAB + tabId();

/** Returns the name of the form in the name of a draft, without the tab. */
export const formNameIn = (name: string): string => name.split(IN_TAB)[0] ?? name;

/**
 * Returns the form's draft of this tab or else the newest draft of a closed tab, which then belongs
 * to this tab. Returns null without both.
 */
export function readFormDraft(form: string): Draft | null {
  const own = readDraft(ownName(form));
  if (own) return own;
  const [left] = draftNames()
    .filter((name) => formNameIn(name) === form && !isOpenElsewhere(name.split(IN_TAB)[1] ?? ''))
    .flatMap((name) => {
      const draft = readDraft(name);
      return draft ? [{ name, draft }] : [];
    })
    .toSorted((a, b) => Number(b.draft.savedAt) - Number(a.draft.savedAt));
  if (!left) return null;
  const { values, base, savedAt } = left.draft;
  if (saveDraft(ownName(form), values, base, savedAt)) deleteDraft(left.name);
  return left.draft;
}

/** Saves the content of a form as the draft of this tab, without changing drafts of other tabs. */
export const saveFormDraft = (
  form: string,
  values: Draft['values'],
  base: Draft['base'],
): boolean => saveDraft(ownName(form), values, base);

/** Deletes the form's draft of this tab, but not the drafts of other tabs. */
export const deleteFormDraft = (form: string): void => deleteDraft(ownName(form));
