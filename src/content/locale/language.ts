import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';
import { site } from '../../company/site.ts';
import { readStored, writeStored } from '../../shared/data/browser-storage.ts';

/** Returns the language of this build. */
export const ownLanguage = (): SiteLanguage =>
  LANGUAGES.find(({ code }) => code === import.meta.env?.VITE_LANGUAGE) ?? LANGUAGES[0];

/** The prefix of paths in the language of this build: '' for the first language, otherwise '/ml'. */
export const BASE: string = import.meta.env?.VITE_LANGUAGE
  ? `/${import.meta.env.VITE_LANGUAGE}`
  : '';

/** Returns the prefix of paths in a language. */
export const languagePrefix = (code: string): string =>
  code === LANGUAGES[0].code ? '' : `/${code}`;

/** Returns the path of a page without the prefix of its language, as the router and `paths` use it. */
export const pathOf = (pathname: string): string =>
  BASE ? pathname.slice(BASE.length) || '/' : pathname;

/** Returns the full address of a path, in the language of this build. */
export const urlOf = (path: string): string => site.origin + BASE + path;

/** Returns the other languages, each with its prefix; undefined in a site of one language. */
export const otherLanguages = !import.meta.env?.ONE_LANGUAGE
  ? () =>
      LANGUAGES.map((one: SiteLanguage) => ({ ...one, base: languagePrefix(one.code) })).filter(
        ({ code }) => code !== ownLanguage().code,
      )
  : undefined;

const KEY = 'language';

/** Stores the language that the visitor has chosen. */
export const rememberLanguage = (code: string): void => void writeStored('localStorage', KEY, code);

/** Returns the language that the visitor has chosen before, or null. */
export const chosenLanguage = (): string | null => readStored('localStorage', KEY);

/** The storage key of a page's state for the same page in another language (restore-page-state.ts). */
export const PAGE_STATE_KEY = 'page-state';
