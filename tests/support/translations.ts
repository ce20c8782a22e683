import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';

/**
 * Whether the site has Malayalam, the language of the tests of translations; a site in one language
 * has no translations (product 40.9).
 */
export const isInMalayalam = LANGUAGES.some(({ code }: SiteLanguage) => code === 'ml');
