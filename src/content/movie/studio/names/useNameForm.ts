import { useState } from 'react';
import { LANGUAGES, type SiteLanguage } from '../../../../company/languages';
import { NAME_MAX, nameKey, namesOfLanguage, type NameKind } from '../../../names/film-names';
import { storedLetters } from '../../../../shared/text/letters';
import { lengthError } from '../../../../shared/text/form-problems';
import {
  NameConflictError,
  saveNameTranslations,
  type NameChange,
} from '../../../../store/write/names-admin';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import { cleanLine, countOf } from '../../../../studio/ui/text';
import { useUnsavedChanges } from '../../../../studio/ui/unsaved-changes';

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** The codes of the languages that names are translated into. */
export const NAME_LANGUAGES: readonly string[] = OTHERS.map(({ code }) => code);

/** A name of a kind, and the language of its translation. */
export interface NamedIn {
  readonly language: string;
  readonly kind: NameKind;
  readonly name: string;
}

/** Returns the stored translation of a name; '' if there is none. */
export const storedTranslation = ({ language, kind, name }: NamedIn): string =>
  namesOfLanguage(language)[kind].get(nameKey(name))?.translation ?? '';

const LEAVE = {
  title: 'Leave without saving?',
  note: 'The names that you have written are lost.',
  action: 'Leave',
};

const idOf = ({ language, kind, name }: NamedIn) => `${language} ${kind} ${nameKey(name)}`;

/** Returns a translation as it is stored: in one line. */
const tidied = (text: string) => cleanLine(storedLetters(text));

/**
 * The state of the form: typed translations of all kinds, which are preserved until they are saved,
 * also when another tab or search of the page opens.
 */
export function useNameForm() {
  const [typed, setTyped] = useState<ReadonlyMap<string, NameChange>>(new Map());
  /** Translations that somebody else has stored meanwhile, by name. */
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, string>>(new Map());

  const changes = [...typed.values()].flatMap((one) => {
    const [before, after] = [storedTranslation(one), tidied(one.after)];
    return before === after ? [] : [{ ...one, before, after }];
  });
  const isTooLong = changes.some(({ after }) => after.length > NAME_MAX);
  useUnsavedChanges(changes.length > 0, 'names', LEAVE);

  const { submit, pending } = useAdminSubmit(
    async () => {
      setConflicts(new Map());
      try {
        await saveNameTranslations(changes);
      } catch (error) {
        if (error instanceof NameConflictError)
          setConflicts(new Map(error.conflicts.map((one) => [idOf(one), one.before])));
        throw error;
      }
      // Text that was typed during the save is preserved.
      const sent = new Map(changes.map((one) => [idOf(one), one.after]));
      setTyped(
        (now) => new Map([...now].filter(([id, { after }]) => sent.get(id) !== tidied(after))),
      );
    },
    {
      done: `${countOf(changes.length, 'name')} ${changes.length === 1 ? 'is' : 'are'} saved.`,
      failed: 'The names could not be saved.',
    },
  );

  return {
    count: changes.length,
    pending,
    save: () => {
      if (changes.length > 0 && !isTooLong && !pending) void submit();
    },
    /** Returns the text of a field, and its error. */
    valueOf: (named: NamedIn) => {
      const value = typed.get(idOf(named))?.after ?? storedTranslation(named);
      const other = conflicts.get(idOf(named));
      const error =
        other === undefined
          ? lengthError(tidied(value), NAME_MAX)
          : `Somebody else has meanwhile ${other ? `written “${other}”` : 'removed it'}. Save again to have yours.`;
      return { value, error };
    },
    change: (named: NamedIn, text: string) =>
      setTyped((now) => new Map(now).set(idOf(named), { ...named, before: '', after: text })),
  };
}

export type NameForm = ReturnType<typeof useNameForm>;
