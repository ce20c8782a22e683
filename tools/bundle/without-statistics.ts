import type { Plugin } from 'vite';

/** What only serves the header in which the SDK describes itself and says on which days it was used. */
const PARTS = [
  /^ *_registerComponent\(new Component\('platform-logger'.*$/m,
  /^ *_registerComponent\(new Component\('heartbeat'.*$/m,
  /(?<=^function registerVersion\([^)]*\) \{)[^]*?(?=^\}$)/m,
];

/**
 * The code of @firebase/app without its statistics, which the site does not send (decision 002).
 *
 * @throws Error if a part of them is not where it was
 */
export function withoutStatistics(code: string): string {
  const missing = PARTS.filter((part) => !part.test(code));
  if (missing.length > 0) throw new Error(`@firebase/app has changed: ${missing.join(', ')}`);
  return PARTS.reduce((rest, part) => rest.replace(part, ''), code);
}

/** Leaves the statistics of the Firebase SDK out of the production bundle. */
export const sdkWithoutStatistics = (): Plugin => ({
  name: 'sdk-without-statistics',
  apply: 'build',
  transform: {
    filter: { id: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/ },
    handler: (code) => ({ code: withoutStatistics(code), map: null }),
  },
});
