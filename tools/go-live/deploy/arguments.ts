import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { buildFunction } from '../../build/function';
import { BUILD_LANGUAGES } from '../../../functions/src/languages';
import { PROJECT_FOLDER } from '../../development/project';
import { SetupError } from '../../development/command-line';

/** The options of `npm run deploy`. */
interface DeployArguments {
  readonly isBuilding: boolean;
  /** The mode of the build; undefined for the default. */
  readonly mode?: string;
  /** The project in the arguments, if any. */
  readonly project?: string;
  readonly withFunction: boolean;
  /** Whether the demo company may be published. */
  readonly isDemo: boolean;
  /** Whether a newer site may be replaced. */
  readonly isOverNewer: boolean;
  /** Arguments that are passed to `firebase deploy`. */
  readonly further: readonly string[];
}

const SWITCHES = ['--build', '--without-function', '--demo', '--over-newer'];
const NAMES: Readonly<Record<string, 'mode' | 'project'>> = {
  '--mode': 'mode',
  '--project': 'project',
  '-P': 'project',
};

/** Parses the arguments of `npm run deploy`. Those that it does not know go to `firebase deploy`. */
export function parseDeployArguments(args: readonly string[]): DeployArguments {
  const named: { mode?: string; project?: string } = {};
  const further: string[] = [];
  const left = [...args];
  for (let argument = left.shift(); argument !== undefined; argument = left.shift()) {
    const [flag = '', ...value] = argument.split('=');
    const name = NAMES[flag];
    if (name) named[name] = value.length > 0 ? value.join('=') : (left.shift() ?? '');
    else if (!SWITCHES.includes(argument)) further.push(argument);
  }
  return {
    ...named,
    isBuilding: args.includes('--build'),
    withFunction: !args.includes('--without-function'),
    isDemo: args.includes('--demo'),
    isOverNewer: args.includes('--over-newer'),
    further,
  };
}

export const PRODUCTION_MODE = 'production';

/**
 * Checks the types, then builds the site into dist and the function into functions/lib.
 *
 * @param mode chooses the .env files: `staging` takes files that begin with `.env.staging`
 * @throws SetupError if a step fails, which has said why
 */
export async function buildAll(mode = PRODUCTION_MODE): Promise<void> {
  run({}, 'tsc', '--noEmit');
  for (const language of BUILD_LANGUAGES) {
    run({ VITE_LANGUAGE: language }, 'vite', 'build', '--mode', mode);
  }
  await buildFunction(
    path.join(PROJECT_FOLDER, 'dist'),
    path.join(PROJECT_FOLDER, 'functions/lib'),
  );
}

function run(
  variables: Readonly<Record<string, string>>,
  tool: string,
  ...args: readonly string[]
): void {
  const command = path.join(PROJECT_FOLDER, 'node_modules/.bin', tool);
  const { status } = spawnSync(command, args, {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  if (status !== 0) throw new SetupError(`The build has failed (${tool}).`);
}
