import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../development/project';

/** Spaces, or a line break inside a comment with the marker of the next line. */
export const GAP = String.raw`(?:[ \t]|\n[ \t]*(?:\*|//|#)?)+`;

/** Returns a pattern for one or several items: `5.1`, `5.1, 5.2 and 5.3`. */
export const listPattern = (item: string) =>
  `${item}(?:,(?: and)?${GAP}${item}| and${GAP}${item})*`;

/** The number of a rule of docs/product.md; a letter names a part of it: `5.1a`. */
export const RULE = String.raw`\d+\.\d+(?:[a-z]\b)?`;

/** Matches citations of rules of docs/product.md; the first group contains the numbers. */
export const PRODUCT = new RegExp(String.raw`\bproduct${GAP}(${listPattern(RULE)})`, 'g');

/**
 * Returns the rules of docs/product.md in order, by number; `Facts` is its last part, which no test
 * proves.
 */
export function productRules(part: 'all' | 'without facts' = 'all'): ReadonlyMap<string, string> {
  const document = readFileSync(path.join(PROJECT_FOLDER, 'docs/product.md'), 'utf8');
  const text = part === 'all' ? document : document.replace(/^# Facts$.*/ms, '');
  return new Map(
    [...text.matchAll(/^- \*\*(\d+\.\d+[a-z]?)\*\* (.*)/gm)].map(([, number = '', rule = '']) => [
      number,
      rule,
    ]),
  );
}

/** Returns the numbers of the rules that a text cites. */
export const citedRules = (text: string): readonly string[] =>
  [...text.matchAll(PRODUCT)].flatMap(
    ([, numbers = '']) => numbers.match(new RegExp(RULE, 'g')) ?? [],
  );

/**
 * Returns the rules without facts that no file in `tests` cites, by number; citing a rule includes
 * its parts (5.1a).
 */
export function uncitedRules(): ReadonlyMap<string, string> {
  const cited = rulesWithTest();
  return new Map(
    [...productRules('without facts')].filter(
      ([number]) => !cited.has(number) && !cited.has(number.replace(/[a-z]$/, '')),
    ),
  );
}

/** Returns the numbers of the rules that files in `tests` cite. */
function rulesWithTest(): ReadonlySet<string> {
  const tests = path.join(PROJECT_FOLDER, 'tests');
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => citedRules(readFileSync(path.join(tests, file), 'utf8'))),
  );
}
