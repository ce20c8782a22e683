import { NAMES_MAX } from '../../src/content/names/film-names';
import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';
import { namesDocument } from '../../src/firebase/collections';
import { lines, listOf } from './text';

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** Returns the rules for names in other languages, one document for each language. */
export const names = (): readonly string[] =>
  OTHERS.map(({ code }) =>
    lines(
      `match /${namesDocument(code)} {`,
      '  allow get: if true;',
      `  allow create, update: if after().keys().hasOnly(${listOf(Object.keys(NAMES_MAX))})`,
      ...Object.entries(NAMES_MAX).flatMap(([kind, max]) => [
        `    && after().get('${kind}', '') is string`,
        `    && after().get('${kind}', '').size() <= ${max}`,
      ]),
      '    && isAdmin();',
      '}',
      '',
    ),
  );
