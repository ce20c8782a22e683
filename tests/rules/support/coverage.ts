import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectId } from './emulators';

/**
 * Notes down, in the folder that RULE_COVERAGE names, that the tests use this project with the shipped
 * rules: tools/rules-coverage asks the emulator what their expressions came to.
 */
export function noteForCoverage(): void {
  const folder = process.env['RULE_COVERAGE'];
  if (folder !== undefined) writeFileSync(path.join(folder, projectId()), '');
}
