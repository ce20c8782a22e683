import { LANGUAGES, type SiteLanguage } from '../../src/company/languages.ts';

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** The codes of the languages beside the first one. */
export const OTHER_LANGUAGES: readonly string[] = OTHERS.map(({ code }) => code);

/** The code of each language, '' for the first one: what its build has as VITE_LANGUAGE. */
export const BUILD_LANGUAGES: readonly string[] = ['', ...OTHER_LANGUAGES];

/** Splits an address into the code of its language, '' for the first one, and the address without it. */
export function splitLanguage(address: string): readonly [code: string, address: string] {
  const code = OTHER_LANGUAGES.find((one) => new RegExp(`^/${one}(?=[/?]|$)`).test(address)) ?? '';
  return code ? [code, address.slice(code.length + 1)] : ['', address];
}
