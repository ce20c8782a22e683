import { PRODUCTION_MODE } from '../deploy/build-all';
import { SetupError } from '../emulators/setup-error';
import { parseOptions } from '../options';

export const USAGE = `Usage: npm run live -- https://ADDRESS [options]

  --also https://OTHER   another address that leads to the site, as with www; several times
  --admin EMAIL          also tries an upload as this administrator; the password is asked for, or
                         that of LIVE_PASSWORD
  --without-function     the site was published without the function
  --mode staging         the site was deployed with that mode
  --demo                 the demo company was published on purpose`;

interface LiveArguments {
  readonly origin: string;
  readonly others: readonly string[];
  readonly email: string | undefined;
  readonly withFunction: boolean;
  /** The mode of the build, which chooses the .env files. */
  readonly mode: string;
  readonly isDemo: boolean;
}

/** @throws SetupError with the remedy if the arguments make no sense */
export function parseLiveArguments(args: readonly string[]): LiveArguments {
  const { values, positionals } = parseOptions(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        also: { type: 'string', multiple: true },
        admin: { type: 'string' },
        'without-function': { type: 'boolean' },
        mode: { type: 'string' },
        demo: { type: 'boolean' },
      },
    },
    `\n\n${USAGE}`,
  );
  const [address, ...rest] = positionals;
  if (!address || rest.length > 0) throw new SetupError(`Which site?\n\n${USAGE}`);
  return {
    origin: originOf(address),
    others: (values.also ?? []).map(originOf),
    email: values.admin,
    withFunction: !values['without-function'],
    mode: values.mode ?? PRODUCTION_MODE,
    isDemo: values.demo ?? false,
  };
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new SetupError(`"${address}" is no address of a site, as https://www.example.com is.`);
  }
  return url.origin;
}
