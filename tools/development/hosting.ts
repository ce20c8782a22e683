import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RE2JS } from 're2js';
import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { PROJECT_FOLDER } from './project';
import { prefixOf } from '../build/rules/addresses';

/** The used part of Hosting's configuration. */
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
 * Hosting's configuration in firebase.json, read at each use because a build writes the hash of the
 * inline style into it.
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
 * Returns the configuration of a site without the function: the pages that the function completes
 * are files that browsers revalidate each time, and the sitemap is a file.
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
 * Returns rewrites to the Cloud Run services of the functions, where rewrites to a pinned function
 * name the revision of the release (product 33.1). firebase.json cannot contain several pinned
 * rewrites: firebase-tools would name the revision for each at the same time, which Cloud Run
 * refuses.
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

/** Returns whether one of these rules matches a path, using the engine of Hosting. */
export const matchesAnyRule = (
  list: readonly { readonly regex: string }[],
  pathname: string,
): boolean => list.some(({ regex }) => RE2JS.compile(regex).matches(pathname));

/** Returns the headers of a path by lower-case name. The last rule with a header wins. */
export const headersFor = (
  pathname: string,
  { headers }: HostingRules = HOSTING,
): ReadonlyMap<string, string> =>
  new Map(
    headers
      .filter((rule) => matchesAnyRule([rule], pathname))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const)),
  );
