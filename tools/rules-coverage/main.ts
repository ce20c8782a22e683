/**
 * Proves that the tests have seen every condition of firestore.rules hold and fail: asks the emulator
 * for its reports on the projects that the rules tests have noted in the folder RULE_COVERAGE, and ends
 * with exit code 1 and the list of what is missing. The emulator reports nothing of the kind about
 * storage.rules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import { merged, unseen } from './expressions';
import { readReport } from './report';

/** What no test can see, and why. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "never true: request.query.get('offset', null) == null":
    'For a database that would leave an absent offset out; the emulator makes it 0.',
};

const folder = process.env['RULE_COVERAGE'] ?? '';
const rules = readFileSync(path.join(PROJECT_FOLDER, 'firestore.rules'), 'utf8');
const expressions = merged(await Promise.all(readdirSync(folder).map(readReport)));

const gaps = expressions.flatMap((expression) => {
  const gap = unseen(expression);
  const text = rules.slice(expression.start, expression.end).replace(/\s+/g, ' ');
  const line = rules.slice(0, expression.start).split('\n').length;
  return gap && !EXPLAINED[`${gap}: ${text}`] ? [`firestore.rules:${line} ${gap}: ${text}`] : [];
});
for (const gap of gaps) console.error(gap);
console.log(`${expressions.length} expressions, ${gaps.length} not seen as they have to be`);
process.exitCode = gaps.length > 0 || expressions.length === 0 ? 1 : 0;
