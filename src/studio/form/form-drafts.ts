import { deleteDraft, draftNames, readDraft, saveDraft, type Draft } from './drafts';
import { isOpenElsewhere, tabId } from './open-tabs';

/** Between the name of a form and that of the tab in which its text was typed. */
const IN_TAB = ' @';

const ownName = (form: string) => form + IN_TAB + tabId();

/** The form of a draft's name, without its tab. */
export const formOf = (name: string): string => name.split(IN_TAB)[0] ?? name;

/**
 * The draft of a form that this tab has typed, or else the newest of tabs that are closed, which is this
 * tab's from then on; null without one (product 15.3).
 */
export function readFormDraft(form: string): Draft | null {
  const own = readDraft(ownName(form));
  if (own) return own;
  const [left] = draftNames()
    .filter((name) => formOf(name) === form && !isOpenElsewhere(name.split(IN_TAB)[1] ?? ''))
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

/** Saves the content of a form of this tab; that of other tabs stays. */
export const saveFormDraft = (
  form: string,
  values: Draft['values'],
  base: Draft['base'],
): boolean => saveDraft(ownName(form), values, base);

/** Removes what this tab has saved of a form, and nothing that another one has. */
export const deleteFormDraft = (form: string): void => deleteDraft(ownName(form));
