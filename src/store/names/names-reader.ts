import { doc } from 'firebase/firestore/lite';
import { LANGUAGES, type SiteLanguage } from '../../company/languages';
import { namesFrom, rememberNames } from '../../content/names/film-names';
import { namesDocument } from '../../firebase/collections';
import { firestore, readDocument } from '../../firebase/firestore';

/**
 * Reads the names in a language, one document, and stores them for this page view. Throws FirestoreError or
 * TimeoutError.
 */
export async function readNames(language: string): Promise<void> {
  const document = await readDocument(doc(firestore, namesDocument(language)));
  rememberNames(language, namesFrom(document.data()));
}

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/**
 * Reads the names in all languages of the site except the first, one document each. Throws as `readNames`.
 * Undefined in a site of one language.
 */
export const readAllNames = !import.meta.env?.ONE_LANGUAGE
  ? (): Promise<unknown> => Promise.all(OTHERS.map(({ code }) => readNames(code)))
  : undefined;

/** Reads all names for a search or suggestions, which work without them: a failure is logged. */
export const addAllNames = readAllNames && (() => readAllNames().catch(console.error));
