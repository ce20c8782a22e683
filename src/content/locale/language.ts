import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';
import { site } from '../../company/site.ts';
import { readStored, writeStored } from '../../shared/data/browser-storage.ts';

/** The language of this build. */
export const ownLanguage = (): SiteLanguage =>
  LANGUAGES.find(({ code }) => code === import.meta.env?.VITE_LANGUAGE) ?? LANGUAGES[0];

/** What precedes each path in the language of this build: '' in the first language, otherwise '/ml'. */
export const BASE: string = import.meta.env?.VITE_LANGUAGE
  ? `/${import.meta.env.VITE_LANGUAGE}`
  : '';

/** What precedes each path in a language. */
export const baseOf = (code: string): string => (code === LANGUAGES[0].code ? '' : `/${code}`);

/** Returns the path of a page without the prefix of its language, as the router and `paths` know it. */
export const pathOf = (pathname: string): string =>
  BASE ? pathname.slice(BASE.length) || '/' : pathname;

/** Returns the whole address of a path of the site, in the language of this build. */
export const urlOf = (path: string): string => site.origin + BASE + path;

/** The other languages, each with what precedes a path in it; undefined in a site of one. */
export const otherLanguages = !import.meta.env?.ONE_LANGUAGE
  ? () =>
      LANGUAGES.map((one: SiteLanguage) => ({ ...one, base: baseOf(one.code) })).filter(
        ({ code }) => code !== ownLanguage().code,
      )
  : undefined;

const KEY = 'language';

/** Stores the language that a visitor has chosen. */
export const rememberLanguage = (code: string): void => void writeStored('localStorage', KEY, code);

/** The language that a visitor has chosen before, or null. */
export const chosenLanguage = (): string | null => readStored('localStorage', KEY);

/** The key of what a page in another language takes over (restore-page-state.ts). */
export const PAGE_STATE_KEY = 'page-state';
