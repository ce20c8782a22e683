import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KIND_LETTERS, KIND_NAMES } from '../../src/content/base/define-kind';
import { PROJECT_FOLDER } from '../emulators/project';
import { SetupError } from '../emulators/setup-error';

/** Where addresses, collections and files of an export have their names. */
const NAMING = [
  'src/content/paths/paths.ts',
  'src/content/paths/admin-paths.ts',
  'src/firebase/collections.ts',
  'src/store/export/export-files.ts',
];

/** Nouns that no variable can have as its name. */
const RESERVED = /^(case|class|default|enum|export|import|interface|package|return|switch|void)$/;

/**
 * Checks that a kind can be called so, and its collection and page by its plural.
 *
 * @param template what is written of it, for a kind that is called `award`
 * @throws SetupError that says what is wrong with the name
 */
export function checkKindName(name: string, template: string): void {
  if (!/^[a-z]{3,20}$/.test(name)) {
    throw new SetupError(
      `A kind is called by one word of three to twenty letters from a to z, as in: npm run new-kind award`,
    );
  }
  if (KIND_NAMES.some((kind) => kind === name)) throw new SetupError(`There is a kind ${name}.`);
  if (/(s|x|z|ch|sh|[^aeiou]y)$/.test(name)) {
    throw new SetupError(
      `The plural of ${name} is not ${name}s. Take another word; what people read can be changed afterwards.`,
    );
  }
  const taken = new RegExp(`'/?${name}s?'|\\b${name}s?:`);
  const file = NAMING.find((one) =>
    taken.test(readFileSync(path.join(PROJECT_FOLDER, one), 'utf8')),
  );
  if (file) throw new SetupError(`${file} has the name ${name} or ${name}s already.`);
  const usesIt = new RegExp(`\\b(${name}|${capital(name)}|${name.toUpperCase()})s?\\b`).test(
    template,
  );
  if (RESERVED.test(name) || (usesIt && name !== 'award')) {
    throw new SetupError(`${name} is a word of the code that is written. Take another one.`);
  }
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a text of the example `award` for a kind of that name. */
export const forKind = (text: string, name: string): string =>
  text
    .replace(/\b([Aa])n (?=award\b)/g, (_, a: string) =>
      /^[aeiou]/.test(name) ? `${a}n ` : `${a} `,
    )
    .replaceAll('award', name)
    .replaceAll('Award', capital(name))
    .replaceAll('AWARD', name.toUpperCase());

/** Returns a letter that no kind has in the search index, one of its name if there is one. */
export function freeLetter(name: string): string {
  const taken = Object.values(KIND_LETTERS).join('');
  const found = [...`${name.toUpperCase()}BCDFGHIJKLMNOPQSTWXYZ`].find(
    (letter) => !taken.includes(letter),
  );
  if (!found) throw new SetupError('No letter is free for it in src/content/base/define-kind.ts.');
  return found;
}
