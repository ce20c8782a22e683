import { SetupError, parseOptions } from '../../development/command-line';

/** The shards of both tiers, each on a machine of its own. */
const PARTS = [
  ['sources', 'screens', 'delivery'],
  ['services', 'emulated', 'rules'],
  ['browser'],
  ['extended browser'],
] as const;

export type TestGroup = (typeof PARTS)[number][number];

export interface TestSelection {
  readonly groups: ReadonlySet<TestGroup>;
  /** Returns Vitest's pattern for the projects with that name. */
  readonly projects: (name: string) => string;
}

/**
 * Returns the tests that the arguments select: the first tier, with `--all` both tiers, with `--extended`
 * the second alone, and with `--part=1/4` a quarter of both.
 *
 * @throws SetupError if an argument is none of these
 */
export function selectTests(args: readonly string[]): TestSelection {
  const { values } = parseOptions({
    args: [...args],
    options: { all: { type: 'boolean' }, extended: { type: 'boolean' }, part: { type: 'string' } },
  });
  const { all, extended, part } = values;
  if (part !== undefined) {
    const [, number] = /^(\d)\/4$/.exec(part) ?? [];
    const groups = PARTS[Number(number) - 1];
    if (!groups) throw new SetupError(`--part=${part}: the parts are 1/4 to 4/4.`);
    return selection(groups, '*');
  }
  const groups = PARTS.flat();
  const ofFirst: readonly TestGroup[] = ['sources', 'rules', 'browser'];
  const ofSecond = groups.filter((group) => !ofFirst.includes(group));
  if (extended) return selection(ofSecond, 'extended-');
  if (all) return selection(groups, '*');
  return selection(
    groups.filter((group) => group !== 'extended browser' && group !== 'emulated'),
    '',
  );
}

const selection = (groups: readonly TestGroup[], prefix: string): TestSelection => ({
  groups: new Set(groups),
  projects: (name) => `${prefix}${name}*`,
});
