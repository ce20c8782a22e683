import { SetupError } from './emulators/setup-error';

export type TestGroup =
  | 'sources'
  | 'screens'
  | 'delivery'
  | 'services'
  | 'rules'
  | 'browser'
  | 'extended browser';

export interface TestSelection {
  readonly groups: ReadonlySet<TestGroup>;
  /** Vitest's pattern for the projects of that name. */
  readonly projects: (name: string) => string;
  /** Whether the tests of the first tier are among them. */
  readonly hasFirstTier: boolean;
  readonly hasSecondTier: boolean;
}

const FIRST: readonly TestGroup[] = [
  'sources',
  'screens',
  'delivery',
  'services',
  'rules',
  'browser',
];

const SECOND: readonly TestGroup[] = ['screens', 'delivery', 'services', 'extended browser'];

/** The shards of both tiers, each on a machine of its own. */
const PARTS: readonly (readonly TestGroup[])[] = [
  ['sources', 'screens', 'delivery'],
  ['services', 'rules'],
  ['browser'],
  ['extended browser'],
];

/**
 * What the arguments of the command select: the first tier, with `--all` both tiers, with `--extended`
 * the second alone, and with `--all --part=1/4` a quarter of both.
 *
 * @throws SetupError if an argument is none of these
 */
export function selectTests(args: readonly string[]): TestSelection {
  const part = args.find((argument) => argument.startsWith('--part='));
  const unknown = args.find((one) => one !== part && one !== '--all' && one !== '--extended');
  if (unknown !== undefined) throw new SetupError(`${unknown} is no option of this command.`);
  if (part !== undefined) return { ...BOTH, groups: new Set(partOf(part)) };
  if (args.includes('--extended')) return ONLY_SECOND;
  return args.includes('--all') ? BOTH : ONLY_FIRST;
}

const ONLY_FIRST: TestSelection = {
  groups: new Set(FIRST),
  projects: (name) => `${name}*`,
  hasFirstTier: true,
  hasSecondTier: false,
};

const ONLY_SECOND: TestSelection = {
  groups: new Set(SECOND),
  projects: (name) => `extended-${name}*`,
  hasFirstTier: false,
  hasSecondTier: true,
};

const BOTH: TestSelection = {
  groups: new Set([...FIRST, ...SECOND]),
  projects: (name) => `*${name}*`,
  hasFirstTier: true,
  hasSecondTier: true,
};

function partOf(argument: string): readonly TestGroup[] {
  const [, number, of] = /^--part=(\d)\/(\d)$/.exec(argument) ?? [];
  const part = PARTS[Number(number) - 1];
  if (part && Number(of) === PARTS.length) return part;
  throw new SetupError(
    `${argument}: the parts are 1/${PARTS.length} to ${PARTS.length}/${PARTS.length}.`,
  );
}
