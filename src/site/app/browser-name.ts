/** Has to match FLOOR in tools/build/floor. */
export const OLDEST_BROWSERS = 'Safari/iOS 16.4, Chrome/Edge 111, Firefox 115';

/**
 * Patterns of user agents, of which the first match is used. On iOS every browser has the engine of
 * the system.
 */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?:iPhone|iPad|iPod).* OS (\d+(?:_\d+)?)/, 'iOS'],
  [/Edg\w*\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/([\d.]+).* Safari/, 'Safari'],
];

/** Returns browser and version, such as 'iOS 15.6'; '' for an unknown one. */
export function browserNameIn(userAgent: string): string {
  for (const [pattern, name] of NAMES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version.replace('_', '.')}`;
  }
  return '';
}
