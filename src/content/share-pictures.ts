import { LANGUAGES } from '../company/languages';
import type { ShareTranslation } from '../shared/pictures/picture';
import { fieldsIn } from './base/define-kind';
import type { EntryKind } from './entry';
import { KINDS } from './kinds';
import { translationsOf } from './locale/translations';

/** A share picture that an entry is to have: its name in the entry's picture, and what is drawn in it. */
export interface ShareFact {
  readonly name: 'share' | ShareTranslation;
  /** The code of the language of its words. */
  readonly language: string;
  /** The fields of which it shows the words; none where it shows the picture alone. */
  readonly shows: readonly string[];
}

const [{ code: FIRST }] = LANGUAGES;

/** The names of the translations of share pictures; none in a site of one language. */
export const SHARE_TRANSLATIONS = translationsOf?.('share') ?? [];

/** Returns the share pictures that entries of a kind can have: one that is drawn has one in each language. */
export function sharesOf(kind: EntryKind): readonly ShareFact[] {
  const isDrawn = fieldsIn(KINDS[kind]).some(([, { card }]) => card === 'drawn');
  if (!isDrawn) return [{ name: 'share', language: FIRST, shows: [] }];
  return [
    { name: 'share', language: FIRST, shows: ['title', 'releaseDate'] },
    ...SHARE_TRANSLATIONS.map(({ name, language }) => ({
      name,
      language,
      shows: [`title_${language}`, 'releaseDate'],
    })),
  ];
}

/** Returns the share pictures that an entry should have: with one for each language that its title has. */
export const sharesFor = (kind: EntryKind, entry: object): readonly ShareFact[] =>
  sharesOf(kind).filter(
    ({ name, shows: [title = ''] }) => name === 'share' || Reflect.get(entry, title),
  );
