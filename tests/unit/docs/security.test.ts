import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../../tools/development/project';

const read = (name: string) => readFileSync(path.join(PROJECT_FOLDER, name), 'utf8');
const cells = read('docs/security.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the table of permissions has each collection of firestore.rules, and no other', () => {
  const blocks = [...read('firestore.rules').matchAll(/^ {4}match \/(\S+) \{/gm)].map(
    ([, at = '']) =>
      at
        .replace('{path=**}/', '')
        .replace('{status}', 'STATUS')
        .replace(/\/\{\w+\}$/, ''),
  );
  const head = cells.findIndex(([, first]) => first === 'documents');
  const end = cells.findIndex(([, first]) => first === 'files');
  const named = cells
    .slice(head + 1, end)
    .flatMap(([, first = '']) => [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(blocks.filter((block) => !named.includes(block))).toEqual([]);
  expect(named.filter((name) => !blocks.includes(name))).toEqual([]);
});

/** The files of tests that the last column names: `rules/matrix, lists; unit/csv`, owner: what a person does. */
function proofs(column: string): string[] {
  let group = '';
  return column
    .replace(/; owner:.*/, '')
    .split(/[;,] /)
    .map((name) => {
      if (name.startsWith('tools/') || name.startsWith('unit/functions')) return name;
      const [, first, rest] =
        /^(rules|unit|screens|services|browser|delivery)\/(.+)/.exec(name) ?? [];
      group = first ?? group;
      return `${group}/${rest ?? name}`;
    });
}

test('each attack names tests that exist', () => {
  const tests = readdirSync(path.join(PROJECT_FOLDER, 'tests'), {
    recursive: true,
    encoding: 'utf8',
  });
  const exists = (name: string) =>
    name.startsWith('tools/')
      ? readdirSync(path.join(PROJECT_FOLDER, name)).length > 0
      : tests.some((file) => {
          const [folder = '', ...rest] = name.split('/');
          const base = path.basename(file).replace(/(\.test)?\.tsx?$/, '');
          return (
            `/${file}`.includes(`/${folder}/`) &&
            (rest.length === 0 || base === rest.at(-1) || `/${file}`.endsWith(`/${name}`))
          );
        });
  const attacks = cells.filter(([, number = '']) => /^T\d+$/.test(number));
  expect(attacks.length).toBeGreaterThan(90);
  const missing = attacks.flatMap(([, number, , by = '']) =>
    proofs(by)
      .filter((name) => !exists(name))
      .map((name) => `${number} ${name}`),
  );
  expect(missing).toEqual([]);
});
