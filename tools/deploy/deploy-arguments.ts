/** What `npm run deploy` was asked for. */
export interface DeployArguments {
  readonly isBuilding: boolean;
  /** The mode of the build, if it was named. */
  readonly mode?: string;
  /** The project that was named. */
  readonly project?: string;
  readonly withFunction: boolean;
  /** The demo company is published on purpose. */
  readonly isDemo: boolean;
  /** A newer site is replaced on purpose. */
  readonly isOverNewer: boolean;
  /** For `firebase deploy`. */
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
