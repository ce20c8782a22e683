/**
 * `npm run test:mutations -- [--code] [--rules] [NAME...] [PART...]`: changes the product in one place at a
 * time, and expects a failing test each time. A NAME is a part of the name of a fault of
 * tools/code-mutation/faults.txt; a PART is a file of the rules, or the beginning of a block of them. Exits
 * with code 1 if something is not noticed.
 */
import { checkCode, endCheck } from '../tools/code-mutation/check-code';
import { FAULTS } from '../tools/code-mutation/faults';
import { describeError } from '../tools/emulators/setup-error';
import { onInterruption } from '../tools/interruption';
import { checkRules } from '../tools/rules-mutation/check-rules';

const args = process.argv.slice(2);
const wanted = args.filter((argument) => !argument.startsWith('--'));
const isNamed = (name: string) => (part: string) => name.includes(part);
const named = FAULTS.filter(({ name }) => wanted.some(isNamed(name)));
const parts = wanted.filter((part) => !FAULTS.some(({ name }) => name.includes(part)));
const isAll = wanted.length === 0;
const code = isAll ? FAULTS : named;

async function run(): Promise<number> {
  const ofCode = code.length > 0 && (!args.includes('--rules') || args.includes('--code'));
  const ofRules =
    (isAll || parts.length > 0) && (!args.includes('--code') || args.includes('--rules'));
  const missed = ofCode ? await checkCode(code) : 0;
  return missed + (ofRules ? checkRules(parts) : 0);
}

onInterruption(() => void endCheck().finally(() => process.exit(130)));
try {
  process.exitCode = (await run()) > 0 ? 1 : 0;
} catch (error) {
  console.error(describeError(error));
  await endCheck();
  process.exitCode = 1;
}
