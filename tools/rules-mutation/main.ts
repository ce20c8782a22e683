/**
 * Proves that every condition of firestore.rules and storage.rules is watched by a test: changes one
 * position at a time and expects a failing test each time. Runs beside the emulators:
 *
 *     npx tsx tools/emulators/with-emulators.ts -- npx tsx tools/rules-mutation/main.ts [FILTER]
 *
 * FILTER limits it to mutants whose description matches, such as 'storage.rules' or ':97 '.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPLAINED } from './explained';
import { type Mutant, mutantsOf } from './mutants';
import { type Attempt, attemptsFor, everything } from './order';
import { type Target, TARGETS } from './targets';
import { startTrial, type Trial } from './trial';

const ROOT = path.resolve(import.meta.dirname, '../..');
const filter = new RegExp(process.argv[2] ?? '');

interface Survivor {
  readonly description: string;
  readonly reason: string | undefined;
}

async function main(): Promise<number> {
  const survivors: Survivor[] = [];
  for (const target of TARGETS) survivors.push(...(await survivorsIn(target)));
  const unexplained = survivors.filter(({ reason }) => reason === undefined);
  console.log(`\n${survivors.length} survived, ${unexplained.length} of them unexplained.`);
  for (const { description, reason } of survivors) {
    console.log(`- ${description}\n  ${reason ?? 'UNEXPLAINED: a test is missing'}`);
  }
  return unexplained.length === 0 ? 0 : 1;
}

async function survivorsIn(target: Target): Promise<readonly Survivor[]> {
  const text = readFileSync(path.join(ROOT, target.file), 'utf8');
  const mutants = mutantsOf(text).map((mutant) => ({
    mutant,
    name: describe(target, text, mutant),
  }));
  const wanted = mutants.filter(({ name }) => filter.test(name));
  if (wanted.length === 0) return [];
  console.log(`${target.file}: ${wanted.length} of ${mutants.length} mutants`);
  const trial = await startTrial(ROOT, target.variable);
  const unchanged = await firstFailure(trial, text, everything(target.tests));
  if (unchanged !== undefined) throw new Error(`Fails without any change: ${unchanged}`);
  const survivors: Survivor[] = [];
  for (const { mutant, name } of wanted) {
    const rules = applied(text, mutant);
    const reason = reasonFor(target, text, mutant);
    const attempts = attemptsFor(target, text, mutant);
    // What is known to survive need not run against everything again.
    const failure = await firstFailure(trial, rules, reason ? attempts.slice(0, 1) : attempts);
    console.log(failure === undefined ? `SURVIVED ${name}` : `killed   ${name}   by: ${failure}`);
    if (failure !== undefined) continue;
    survivors.push({ description: name, reason });
  }
  await trial.close();
  return survivors;
}

async function firstFailure(trial: Trial, rules: string, attempts: readonly Attempt[]) {
  for (const { tests, pattern } of attempts) {
    const failure = await trial.firstFailure(rules, tests, pattern);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

const applied = (text: string, { span, replacement }: Mutant) =>
  text.slice(0, span.start) + replacement + text.slice(span.end);

function lineOf(text: string, { span }: Mutant) {
  const number = text.slice(0, span.start).split('\n').length;
  return { number, content: (text.split('\n')[number - 1] ?? '').trim() };
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

function describe(target: Target, text: string, mutant: Mutant): string {
  const original = inOneLine(text.slice(mutant.span.start, mutant.span.end));
  return `${target.file}:${lineOf(text, mutant).number} ${original} -> ${mutant.replacement || '(nothing)'}`;
}

function reasonFor({ file }: Target, text: string, mutant: Mutant): string | undefined {
  const original = text.slice(mutant.span.start, mutant.span.end);
  const { content } = lineOf(text, mutant);
  return EXPLAINED.find(
    (known) =>
      known.file === file &&
      known.line === content &&
      known.original === original &&
      known.replacement === mutant.replacement,
  )?.reason;
}

process.exitCode = await main();
