import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KIND_NAMES } from '../../../src/content/base/define-kind';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const SRC = path.join(PROJECT, 'src');

/** What is about kinds by their names: their own folders, the pages that show them, and what serves these. */
const OWN = ['content', 'site/pages', 'site/app/preview'];

const NAME = `'(?:${KIND_NAMES.join('|')})'`;
const ASKS = new RegExp(
  [
    `\\bkind (?:===|!==) ${NAME}`,
    `${NAME} (?:===|!==) \\w*kind`,
    `case ${NAME}:`,
    `kindAt\\(.*\\) (?:===|!==) ${NAME}`,
    'Record<(?:Entry|Search|Shared|History)Kind',
    '\\[Kind in (?:Entry|Search|Shared|History)Kind',
  ].join('|'),
);

test('only a kind and its pages are written for a kind', () => {
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !OWN.some((own) => file.startsWith(`${own}/`)))
    .flatMap((file) =>
      readFileSync(path.join(SRC, file), 'utf8')
        .split('\n')
        .flatMap((line, n) => (ASKS.test(line) ? [`${file}:${n + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
