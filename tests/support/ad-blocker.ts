import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../../tools/development/project';

/** General patterns of EasyList, with which ad blockers match the URLs of any site. */
export const EASYLIST: readonly string[] = readFileSync(
  path.join(PROJECT_FOLDER, 'tests/support/easylist.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('!'));

/**
 * In a pattern `*` matches anything, `^` the end of a word of the URL, and a last `|` the end of
 * the URL.
 */
const expressionOf = (pattern: string) =>
  new RegExp(
    pattern
      .replaceAll(/[.+?${}()|[\]\\/]/g, String.raw`\$&`)
      .replace(/\\\|$/, '$')
      .replaceAll('*', '.*')
      .replaceAll('^', String.raw`(?:[^\w%.-]|$)`),
    'i',
  );

const expressions = EASYLIST.map(expressionOf);

/**
 * Returns the patterns with which an ad blocker may block a request to this URL; none if it passes.
 */
export const blockedBy = (address: string): readonly string[] =>
  EASYLIST.filter((_, at) => expressions[at]?.test(address));
