/**
 * `npm run test:mutations -- [PART...] [--draw=N]`: changes the product in one place at a time, and expects a
 * failing test each time. A PART is a file of the rules or the beginning of a block of them, the beginning of
 * a path in `src`, or a part of the name of a fault of tools/proofs/mutation/faults.txt. With `--draw` only N of
 * these, at random. Without a PART it is all faults, and 100 others at random. Exits with code 1 if something
 * is not noticed.
 */
import {
  runCommand,
  SetupError,
  onInterruption,
  parseOptions,
} from '../tools/development/command-line';
import { checkMutants, endCheck } from '../tools/proofs/mutation/check';
import {
  faults,
  mutantsOfCode,
  mutantsOfRules,
  type Mutant,
} from '../tools/proofs/mutation/mutants';

const drawn = (mutants: readonly Mutant[], count: number) =>
  mutants
    .map((mutant) => ({ mutant, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ mutant }) => mutant);

function mutantsOf(part: string): readonly Mutant[] {
  const named = faults().filter(({ name }) => name.includes(part));
  const found = part.startsWith('src/') ? mutantsOfCode(part) : [...named, ...mutantsOfRules(part)];
  if (found.length === 0) throw new SetupError(`There are no mutants of "${part}".`);
  return found;
}

async function run(): Promise<number> {
  const { values, positionals } = parseOptions({
    args: process.argv.slice(2),
    options: { draw: { type: 'string' } },
    allowPositionals: true,
  });
  const count = Number(values.draw ?? (positionals.length > 0 ? Infinity : 100));
  if (positionals.length > 0) return checkMutants(drawn(positionals.flatMap(mutantsOf), count));
  return checkMutants([...faults(), ...drawn([...mutantsOfRules(), ...mutantsOfCode()], count)]);
}

onInterruption(() => void endCheck().finally(() => process.exit(130)));
await runCommand(async () => {
  process.exitCode = (await run()) > 0 ? 1 : 0;
});
await endCheck();
