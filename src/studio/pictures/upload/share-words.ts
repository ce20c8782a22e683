import { site } from '../../../company/site';
import { dayText } from '../../../shared/words/dates';

/** The texts of share pictures that do not come from an entry. */
interface ShareWords {
  readonly site: { readonly name: string };
  readonly dayText: typeof dayText;
}

type Files = Readonly<Record<string, Partial<ShareWords>>>;

const OTHERS: Files = !import.meta.env?.ONE_LANGUAGE
  ? import.meta.glob<Partial<ShareWords>>(
      ['../../../company/*/site.ts', '../../../shared/words/*/dates.ts'],
      { eager: true },
    )
  : {};

/**
 * Returns the texts in a language, given by its code, or in the first language if they are not
 * translated.
 */
export function shareWordsIn(language: string | undefined): ShareWords {
  const files = Object.entries(OTHERS).filter(([file]) => file.includes(`/${language}/`));
  return Object.assign({ site, dayText }, ...files.map(([, words]) => words));
}
