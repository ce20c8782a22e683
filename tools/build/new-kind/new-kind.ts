import path from 'node:path';
import { readFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { KIND_LETTERS, KIND_NAMES } from '../../../src/content/base/define-kind';
import { PROJECT_FOLDER } from '../../development/project';
import { SetupError } from '../../development/command-line';
import { OTHER_LANGUAGES } from '../../../functions/src/languages';
import { insertionsOf, UNTRANSLATED, type Insertion } from './insertions';

/** The files in which addresses, collections and files of an export are named. */
const NAMING = [
  'src/content/paths/paths.ts',
  'src/content/paths/admin-paths.ts',
  'src/firebase/collections.ts',
  'src/store/export/export-files.ts',
];

/** Nouns that are reserved words of JavaScript. */
const RESERVED = /^(case|class|default|enum|export|import|interface|package|return|switch|void)$/;

/**
 * Checks whether a name can be used for a kind, and its plural for its collection and page.
 *
 * @param template the files of the example kind `award`
 * @throws SetupError that says what is wrong with the name
 */
function checkKindName(name: string, template: string): void {
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

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a text of the example `award` for a kind of that name. */
const forKind = (text: string, name: string): string =>
  text
    .replace(/\b([Aa])n (?=award\b)/g, (_, a: string) =>
      /^[aeiou]/.test(name) ? `${a}n ` : `${a} `,
    )
    .replaceAll('award', name)
    .replaceAll('Award', capital(name))
    .replaceAll('AWARD', name.toUpperCase());

/** Returns an unused letter for the search index, one of the kind's name if possible. */
function freeLetter(name: string): string {
  const taken = Object.values(KIND_LETTERS).join('');
  const found = [...`${name.toUpperCase()}BCDFGHIJKLMNOPQSTWXYZ`].find(
    (letter) => !taken.includes(letter),
  );
  if (!found) throw new SetupError('No letter is free for it in src/content/base/define-kind.ts.');
  return found;
}

/**
 * The files of the example; each ends with .txt, because its imports would not resolve in this
 * folder.
 */
const TEMPLATE = path.join(import.meta.dirname, 'template');
const ENDING = /\.txt$/;

/** A new file, or an existing file with inserted lines. */
interface Written {
  readonly file: string;
  readonly text: string;
  readonly isNew: boolean;
  /** The number of inserted lines. */
  readonly lines: number;
}

/**
 * Writes a new kind into the project: its folder in src/content, its page, and the lines in other
 * files. Writes nothing if a file or a line is in the way.
 *
 * @returns the written files
 * @throws SetupError that says what is in the way
 */
export function writeKind(name: string): readonly Written[] {
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => ENDING.test(file))
    .map((file) => [file, readFileSync(path.join(TEMPLATE, file), 'utf8')] as const);
  checkKindName(name, files.map(([, text]) => text).join('\n'));
  const created = files
    .flatMap(inEachLanguage)
    .map(([file, text]) => create(file, forKind(text, name), name));
  const insertions = insertionsOf(freeLetter(name)).map((insertion) => ({
    ...insertion,
    text: forKind(insertion.text, name),
  }));
  const written = [...created, ...changed(insertions)];
  for (const { file, text } of written) {
    const full = path.join(PROJECT_FOLDER, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return written;
}

/** The texts for visitors; those in other languages are in subfolders, to be translated. */
const WORDS = 'src/shared/words/';

type TemplateFile = readonly [file: string, text: string];

const inEachLanguage = ([file, text]: TemplateFile): readonly TemplateFile[] =>
  file.startsWith(WORDS)
    ? [
        [file, text],
        ...OTHER_LANGUAGES.map((code): TemplateFile => [
          file.replace(WORDS, `${WORDS}${code}/`),
          `// ${UNTRANSLATED}\n${text}`,
        ]),
      ]
    : [[file, text]];

function create(templateFile: string, text: string, name: string): Written {
  const file = forKind(templateFile.replace(ENDING, ''), name);
  if (existsSync(path.join(PROJECT_FOLDER, file))) throw new SetupError(`There is a file ${file}.`);
  return { file, text, isNew: true, lines: linesIn(text) };
}

function changed(insertions: readonly Insertion[]): readonly Written[] {
  const texts = new Map<string, { text: string; lines: number }>();
  const missing: string[] = [];
  for (const insertion of insertions) {
    const { file } = insertion;
    const full = path.join(PROJECT_FOLDER, file);
    const before = texts.get(file) ?? { text: readFileSync(full, 'utf8'), lines: 0 };
    const text = withInsertion(before.text, insertion);
    if (text === undefined) missing.push(`${file}: ${anchorOf(insertion).trim()}`);
    else texts.set(file, { text, lines: before.lines + Math.max(1, linesIn(insertion.text)) });
  }
  if (missing.length > 0) {
    throw new SetupError(
      `Nothing was written. What a new kind is put beside is not there, or several times; put it right in tools/build/new-kind/insertions.ts:\n${missing.join('\n')}`,
    );
  }
  return [...texts].map(([file, one]) => ({ file, isNew: false, ...one }));
}

const anchorOf = (insertion: Insertion) =>
  'before' in insertion ? insertion.before : insertion.after;

/** Returns the text with the insertion; undefined unless its anchor occurs exactly once. */
function withInsertion(text: string, insertion: Insertion): string | undefined {
  const [start, end, ...more] = text.split(anchorOf(insertion));
  if (start === undefined || end === undefined || more.length > 0) return undefined;
  const inserted =
    'before' in insertion ? [insertion.text, insertion.before] : [insertion.after, insertion.text];
  return [start, ...inserted, end].join('');
}

const linesIn = (text: string) => text.split('\n').length - 1;
