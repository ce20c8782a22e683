import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RE2JS } from 're2js';
import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { PROJECT_FOLDER } from './project';
import { prefixOf } from '../build/rules/addresses';

/** The parts of Hosting's configuration that say what is answered. */
export interface HostingRules {
  readonly rewrites: readonly {
    readonly regex: string;
    readonly destination?: string;
    readonly function?: {
      readonly functionId: string;
      readonly region: string;
      readonly pinTag?: boolean;
    };
  }[];
  readonly headers: readonly {
    readonly regex: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

/**
 * The rules of Hosting in firebase.json. They are read at each use: a build writes into it which inline style the
 * content policy allows.
 */
export const HOSTING: HostingRules = {
  get rewrites() {
    return readHosting().rewrites;
  },
  get headers() {
    return readHosting().headers;
  },
};

const readHosting = (): HostingRules =>
  JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'firebase.json'), 'utf8')).hosting;

/** The address of a page's view, and the pattern of all of them. */
const VIEW = '/view/home';
const VIEWS = `^/${prefixOf(OTHER_LANGUAGES)}view/[a-z]+$`;

/** An address that the function redirects to the right spelling; without the function the app does (product 2.15). */
const OTHER_SPELLING = '/MOVIES';

/**
 * Returns the rules of a site without the function: the pages that it fills in are files, to be asked for again
 * each time like every other page, and there is no sitemap but a file.
 */
export const withoutFunction = ({ rewrites, headers }: HostingRules): HostingRules => ({
  rewrites: rewrites.flatMap((rewrite) => {
    if (!rewrite.function) return [rewrite];
    const { regex } = rewrite;
    // A view that is a page without one: what is missing would be logged by browsers.
    if (matchesAnyRule([rewrite], VIEW))
      return [{ regex: VIEWS, destination: '/pages/other.html' }];
    return matchesAnyRule([rewrite], OTHER_SPELLING)
      ? { regex, destination: '/pages/other.html' }
      : [];
  }),
  headers: [
    ...headers,
    {
      regex: `^/${prefixOf(OTHER_LANGUAGES)}(movie/.*|(gallery|videos|announcements|events).*)$`,
      headers: [{ key: 'Cache-Control', value: 'no-cache' }],
    },
  ],
});

/**
 * The same rewrites by the services that the functions are, where each rewrite to a function that one of them
 * pins names the revision of the release (product 33.1). In firebase.json only one can: firebase-tools would
 * name the revision for each at the same time, which Cloud Run refuses, and deploy a pinned function once more.
 */
export function withPinnedServices({ rewrites }: HostingRules): readonly object[] {
  const pinned = rewrites.flatMap((each) =>
    each.function?.pinTag ? each.function.functionId : [],
  );
  return rewrites.map(({ function: to, ...rewrite }) => {
    if (!to) return rewrite;
    const { functionId: serviceId, region } = to;
    return { ...rewrite, run: { serviceId, region, pinTag: pinned.includes(serviceId) } };
  });
}

/** Whether one of these rules is for a path, by the engine that Hosting uses. */
export const matchesAnyRule = (
  list: readonly { readonly regex: string }[],
  pathname: string,
): boolean => list.some(({ regex }) => RE2JS.compile(regex).matches(pathname));

/** The headers of a path, by their names in lower case. The last rule with a header wins. */
export const headersFor = (
  pathname: string,
  { headers }: HostingRules = HOSTING,
): ReadonlyMap<string, string> =>
  new Map(
    headers
      .filter((rule) => matchesAnyRule([rule], pathname))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const)),
  );
