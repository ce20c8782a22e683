import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import type { Mutant } from './mutant';

/** Copies of the project that are there. */
const copies = new Set<string>();

/**
 * Copies what Git knows of the project, as it is in the working tree, to a temporary folder, with the
 * same packages: a fault is put into the copy alone, and no interruption can leave one in the project.
 *
 * @returns the folder
 */
export function copyProject(): string {
  // Without links in its path, as it is compared with the paths of modules.
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'mutants-'));
  copies.add(folder);
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: PROJECT_FOLDER, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(path.join(PROJECT_FOLDER, name)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(PROJECT_FOLDER, file), path.join(folder, file));
  }
  symlinkSync(path.join(PROJECT_FOLDER, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

export function removeCopies(): void {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
  copies.clear();
}

/** Puts the fault into a copy. Returns a function that takes it out. */
export function apply(folder: string, { file, original, replacement }: Mutant): () => void {
  const target = path.join(folder, file);
  const text = readFileSync(target, 'utf8');
  writeFileSync(
    target,
    text.replace(original, () => replacement),
  );
  return () => writeFileSync(target, text);
}

/** What is wrong with the description of a mutant; undefined if nothing is. */
export function mistakeIn({ file, original, replacement, tests }: Mutant): string | undefined {
  const gone = [file, ...tests].find((name) => !existsSync(path.join(PROJECT_FOLDER, name)));
  if (gone) return `${gone} does not exist`;
  const times = readFileSync(path.join(PROJECT_FOLDER, file), 'utf8').split(original).length - 1;
  if (times !== 1) return `its text is ${times} times in ${file}, not once: ${original}`;
  return original === replacement ? 'it changes nothing' : undefined;
}
