import { LANGUAGES, type SiteLanguage } from '../../src/company/languages.ts';

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** The codes of all languages except the first. */
export const OTHER_LANGUAGES: readonly string[] = OTHERS.map(({ code }) => code);

/** The code of each language as its build has it in VITE_LANGUAGE: '' for the first. */
export const BUILD_LANGUAGES: readonly string[] = ['', ...OTHER_LANGUAGES];

/**
 * Splits an address into the code of its language, '' for the first, and the address without it.
 */
export function splitLanguage(address: string): readonly [code: string, address: string] {
  const code = OTHER_LANGUAGES.find((one) => new RegExp(`^/${one}(?=[/?]|$)`).test(address)) ?? '';
  return code ? [code, address.slice(code.length + 1)] : ['', address];
}
