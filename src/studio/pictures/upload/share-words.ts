import { site } from '../../../company/site';
import { dayText } from '../../../shared/words/dates';

/** The words of share pictures that are of no entry. */
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

/** Returns these words in a language, by its code: what is not written in it is in the first one. */
export function shareWordsIn(language: string | undefined): ShareWords {
  const files = Object.entries(OTHERS).filter(([file]) => file.includes(`/${language}/`));
  return Object.assign({ site, dayText }, ...files.map(([, words]) => words));
}
