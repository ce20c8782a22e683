import { PRODUCTION_MODE } from '../deploy/arguments';
import { SetupError, parseOptions } from '../../development/command-line';
import { checkDueAccess } from '../check/database';
import { type Finding, uncheckedFinding } from '../findings';
import { checkContent, type Meant } from './content';
import { checkHeaders, checkRedirects, checkSpeed } from './answers';
import { createFetchReply, readLiveSite } from './live-site';
import { checkUpload, type Administrator } from './upload';

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

export interface LiveOptions extends Meant {
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  /** Other addresses of the site, which redirect to `origin`. */
  readonly others: readonly string[];
  readonly administrator?: Administrator | undefined;
  /** False if the site was published without the function. */
  readonly withFunction?: boolean | undefined;
}

/** Checks a live site for problems that only a real site can have (product 33.6). Never rejects. */
export async function checkLive(
  { origin, others, administrator, withFunction, ...meant }: LiveOptions,
  send: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const fetchReply = createFetchReply(send);
  const site = await readLiveSite(origin, fetchReply, withFunction);
  if ('reason' in site.home) {
    return [{ what: `${origin} answers`, status: 'not ok', detail: site.home.reason }];
  }
  const { projectId } = site.project ?? {};
  const post = async (url: string, body: object) => {
    const reply = await fetchReply(url, { method: 'POST', body: JSON.stringify(body) });
    return 'reason' in reply ? 0 : reply.status;
  };
  const speed = await checkSpeed(site);
  return [
    ...(await checkHeaders(site)),
    ...(await checkContent(site, meant)),
    ...(await checkRedirects(origin, others, fetchReply)),
    ...(projectId
      ? await checkDueAccess(projectId, post)
      : [uncheckedFinding('Visitors may list what is due', 'The Firebase project is not known.')]),
    ...(await checkUpload(site, administrator)),
    ...speed,
  ];
}
