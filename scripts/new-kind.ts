/**
 * `npm run new-kind award`: writes a further kind of content as a working example, with its screen in the
 * admin area, its page for visitors and its rules. docs/add-a-kind.md says what belongs to a kind.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { PROJECT_FOLDER } from '../tools/development/project';
import { runCommand } from '../tools/development/command-line';
import { writeKind } from '../tools/build/new-kind/new-kind';

const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: PROJECT_FOLDER, stdio: 'inherit' });

await runCommand(() => {
  const name = process.argv[2] ?? '';
  const written = writeKind(name);
  for (const { file, isNew, lines } of written) {
    console.log(`${isNew ? 'written' : 'changed'}  ${String(lines).padStart(3)} lines  ${file}`);
  }
  const oxfmt = path.join(PROJECT_FOLDER, 'node_modules/oxfmt/bin/oxfmt');
  run(oxfmt, ...written.map(({ file }) => file));
  run('--import', 'tsx', path.join(PROJECT_FOLDER, 'scripts/rules.ts'));
  const lines = written.reduce((sum, one) => sum + one.lines, 0);
  const added = written.filter(({ isNew }) => isNew).length;
  console.log(
    `${lines} lines in ${added} new files and ${written.length - added} others. Next: its fields (docs/add-a-field.md), its words, npm test.`,
  );
});
