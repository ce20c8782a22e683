/**
 * Asks the registry which packages of the site and of the function have known holes. Ends with 1 if
 * there are any, and with 2 if the registry does not answer: a mirror often has no advisories.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { auditOf } from '../tools/audit';
import { PROJECT_FOLDER } from '../tools/emulators/project';

const FOLDERS = { 'the site and its tools': '.', 'the function': 'functions' } as const;

for (const [name, folder] of Object.entries(FOLDERS)) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: path.join(PROJECT_FOLDER, folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { isAnswered, lines } = auditOf(stdout);
  if (!isAnswered) {
    console.error(`NOT CHECKED, ${name}: the registry does not answer (${lines.join()}).`);
    process.exitCode = 2;
    continue;
  }
  console.log(`${name}: ${lines.length} known holes`);
  for (const line of lines) console.log(`- ${line}`);
  if (lines.length > 0) process.exitCode ??= 1;
}
