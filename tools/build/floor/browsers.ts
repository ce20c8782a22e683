import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { FLOOR } from './floor.ts';

const OLDEST: readonly (readonly [BrowserName, string])[] = [
  ['chrome', FLOOR.chrome],
  ['chrome_android', FLOOR.chrome],
  ['edge', FLOOR.edge],
  ['firefox', FLOOR.firefox],
  ['firefox_android', FLOOR.firefox],
  ['safari', FLOOR.safari],
  ['safari_ios', FLOOR.safari],
];

// Not imported: Vitest would make a module of the table's 20 MB.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { api, css, html, javascript } = data;
const builtins: Identifier = javascript['builtins'] ?? {};
export { css };

/**
 * Returns whether one of the oldest browsers lacks a feature; false for unknown and non-standard
 * features.
 */
export function isMissing(feature: Identifier | undefined): boolean {
  const { support, status } = feature?.__compat ?? {};
  return (
    support !== undefined &&
    status?.standard_track !== false &&
    OLDEST.some(([browser, version]) => {
      const statements = support[browser];
      if (!statements) return false;
      const list: readonly SimpleSupportStatement[] = Array.isArray(statements)
        ? statements
        : [statements];
      return !list.some((one) => isThere(one, version));
    })
  );
}

function isThere(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  // Under another name or behind a switch it is not what was written.
  if (!added || flags || prefix || statement.alternative_name) return false;
  return isUpTo(added, version) && !(removed && isUpTo(removed, version));
}

/** Returns whether a version is `limit` or older: "≤37" counts as 37, "preview" as newer. */
function isUpTo(version: string, limit: string): boolean {
  if (version === 'preview') return false;
  const [one, other] = [version.replace('≤', ''), limit].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (one?.[i] ?? 0) - (other?.[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** Returns whether one of the oldest browsers lacks a global name or a member of `Intl`. */
export const globalIsMissing = (name: string): boolean =>
  isMissing(builtins[name] ?? api[name] ?? api['Window']?.[name]);

/**
 * Returns whether one of the oldest browsers lacks a member of a class or a global object;
 * undefined if the table does not contain the member.
 */
export function memberIsMissing(owner: string, member: string): boolean | undefined {
  const known = [
    builtins[owner]?.[member],
    api[owner]?.[`${member}_static`],
    api[owner]?.[member],
  ].find(Boolean);
  return known && isMissing(known);
}

const inAny = new Map<string, boolean>();
/** Experimental features are ignored, because a bare method name rarely refers to one. */
const isMethod = (name: string, { __compat }: Identifier) =>
  !/^__|_static$/.test(name) && __compat?.status?.standard_track && !__compat.status.experimental;
for (const owner of [
  ...Object.values(builtins),
  ...Object.values(builtins['Intl'] ?? {}),
  ...Object.values(api),
]) {
  for (const [name, feature] of Object.entries(owner)) {
    if (isMethod(name, feature)) inAny.set(name, isMissing(feature) && (inAny.get(name) ?? true));
  }
}

/**
 * Returns whether the method is missing in every object that has a method of this name, because the
 * type of the object is unknown.
 */
export const methodIsMissing = (name: string): boolean => inAny.get(name) ?? false;

export const attributeIsMissing = (element: string, attribute: string): boolean =>
  isMissing(html['elements']?.[element]?.[attribute] ?? html['global_attributes']?.[attribute]);
