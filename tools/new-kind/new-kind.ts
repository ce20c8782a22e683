import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import { SetupError } from '../emulators/setup-error';
import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { insertionsOf, UNTRANSLATED, type Insertion } from './insertions';
import { checkKindName, forKind, freeLetter } from './kind-name';

/** The files of the example; each ends with .txt, as its imports lead nowhere from there. */
const TEMPLATE = path.join(import.meta.dirname, 'template');
const ENDING = /\.txt$/;

/** What is written of a kind: a file that is new, or one that there is with what it gets. */
interface Written {
  readonly file: string;
  readonly text: string;
  readonly isNew: boolean;
  /** The lines that it gets. */
  readonly lines: number;
}

/**
 * Writes a new kind into the project: its folder of src/content, the lines that name it, its page and what
 * reads it. Where anything is in the way, it writes nothing.
 *
 * @returns what it has written
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

/** The words of visitors, in other languages in a folder beside them, where they wait for their translation. */
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
      `Nothing was written. What a new kind is put beside is not there, or several times; put it right in tools/new-kind/insertions.ts:\n${missing.join('\n')}`,
    );
  }
  return [...texts].map(([file, one]) => ({ file, isNew: false, ...one }));
}

const anchorOf = (insertion: Insertion) =>
  'before' in insertion ? insertion.before : insertion.after;

/** Undefined unless the place is there once. */
function withInsertion(text: string, insertion: Insertion): string | undefined {
  const [start, end, ...more] = text.split(anchorOf(insertion));
  if (start === undefined || end === undefined || more.length > 0) return undefined;
  const inserted =
    'before' in insertion ? [insertion.text, insertion.before] : [insertion.after, insertion.text];
  return [start, ...inserted, end].join('');
}

const linesIn = (text: string) => text.split('\n').length - 1;
