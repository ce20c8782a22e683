import { KIND_NAMES } from '../../../content/base/define-kind';
import { excerpt } from '../../../shared/text/text';
import { studioOf } from '../../kinds';
import { unsavedForms } from '../../ui/unsaved-changes';
import type { Question, Subject } from '../../ui/useConfirm';
import { formNameIn, unsentDrafts } from './drafts';

const SHOWN = 5;
const TITLE_CHARACTERS = 60;

/** Returns the question before a sign-out that would discard drafts; null without drafts. */
export function discardQuestion(): Question | null {
  const drafts = unsentDrafts().map((draft) => ({ ...draft, name: formNameIn(draft.name) }));
  const stored = new Set(drafts.map(({ name }) => name));
  // Forms with chosen pictures, and forms in a browser that blocks storage, have no draft.
  const others = [...new Set(unsavedForms())].filter((name) => !stored.has(name));
  const subjects = [
    ...drafts.map(({ name, title }) => subjectOf(name, title)),
    ...others.map((name) => subjectOf(name, '')),
  ];
  if (subjects.length === 0) return null;
  const hidden = subjects.length - SHOWN;
  return {
    title: `Sign out and discard ${subjects.length === 1 ? 'a draft' : `${subjects.length} drafts`}?`,
    note: 'Not saved yet, and lost when you sign out:',
    subjects: hidden > 1 ? [...subjects.slice(0, SHOWN), { kind: `and ${hidden} more` }] : subjects,
    action: 'Sign out and discard',
    cancel: 'Stay',
  };
}

/** Returns 'Movie: Tides', or 'New movie: Tides' for a movie that is not stored yet. */
function subjectOf(draft: string, title: string): Subject {
  const kinds = [...KIND_NAMES.map((name) => studioOf(name).draft), 'settings'];
  const kind = kinds.find((known) => draft === known || draft.startsWith(`${known} `)) ?? draft;
  return {
    kind: draft === kind ? `New ${kind}` : `${kind[0]?.toUpperCase()}${kind.slice(1)}`,
    name: excerpt(title, TITLE_CHARACTERS),
  };
}
