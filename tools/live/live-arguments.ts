import { parseArgs } from 'node:util';
import { SetupError } from '../emulators/setup-error';

export const USAGE = `Usage: npm run live -- https://ADDRESS [options]

  --also https://OTHER   another address that leads to the site, as with www; several times
  --admin EMAIL          also tries an upload as this administrator; the password is asked for, or
                         that of LIVE_PASSWORD
  --without-function     the site was published without the function
  --demo                 the demo company was published on purpose`;

interface LiveArguments {
  readonly origin: string;
  readonly others: readonly string[];
  readonly email: string | undefined;
  readonly withFunction: boolean;
  readonly isDemo: boolean;
}

/** @throws SetupError with the remedy if the arguments make no sense */
export function parseLiveArguments(args: readonly string[]): LiveArguments {
  const { values, positionals } = parse(args);
  const [address, ...rest] = positionals;
  if (!address || rest.length > 0) throw new SetupError(`Which site?\n\n${USAGE}`);
  return {
    origin: originOf(address),
    others: (values.also ?? []).map(originOf),
    email: values.admin,
    withFunction: !values['without-function'],
    isDemo: values.demo ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        also: { type: 'string', multiple: true },
        admin: { type: 'string' },
        'without-function': { type: 'boolean' },
        demo: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new SetupError(`"${address}" is no address of a site, as https://www.example.com is.`);
  }
  return url.origin;
}
