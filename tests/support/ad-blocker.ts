import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../../tools/development/project';

/** General patterns of EasyList, by which ad blockers know an address on any site. */
export const EASYLIST: readonly string[] = readFileSync(
  path.join(PROJECT_FOLDER, 'tests/support/easylist.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('!'));

/** In a pattern `*` is anything, `^` the end of a word of the address, and a last `|` the end of it all. */
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

/** The patterns by which an ad blocker may stop a request to this address; none if it lets all pass. */
export const blockedBy = (address: string): readonly string[] =>
  EASYLIST.filter((_, at) => expressions[at]?.test(address));
