import { LANGUAGES } from '../company/languages';
import type { ShareTranslation } from '../shared/pictures/picture';
import { fieldsIn } from './base/define-kind';
import type { EntryKind } from './entry';
import { KINDS } from './kinds';
import { translationsOf } from './locale/translations';

/** A share picture that an entry can have: its name in the entry's picture, and its content. */
export interface ShareFact {
  readonly name: 'share' | ShareTranslation;
  /** The code of the language of its texts. */
  readonly language: string;
  /** The fields whose texts it shows; none if it shows only the picture. */
  readonly shows: readonly string[];
}

const [{ code: FIRST }] = LANGUAGES;

/** The names of the share pictures in other languages; none in a site of one language. */
export const SHARE_TRANSLATIONS = translationsOf?.('share') ?? [];

/**
 * Returns the share pictures that entries of a kind can have: one for each language if they are drawn with
 * texts, otherwise one.
 */
export function sharePicturesOf(kind: EntryKind): readonly ShareFact[] {
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

/**
 * Returns the share pictures that an entry should have: in the first language, and in each other
 * language with a title.
 */
export const neededSharePictures = (kind: EntryKind, entry: object): readonly ShareFact[] =>
  sharePicturesOf(kind).filter(
    ({ name, shows: [title = ''] }) => name === 'share' || Reflect.get(entry, title),
  );
