import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';

/** Whether the site has the language of the tests of translations; without others it has none (product 40.9). */
export const isInMalayalam = LANGUAGES.some(({ code }: SiteLanguage) => code === 'ml');
