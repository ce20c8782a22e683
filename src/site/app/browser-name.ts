/** As FLOOR of tools/build/floor has them. */
export const OLDEST_BROWSERS = 'Safari/iOS 16.4, Chrome/Edge 111, Firefox 115';

/** By what a user agent says, the first that matches: on iOS every browser is the system's. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?:iPhone|iPad|iPod).* OS (\d+(?:_\d+)?)/, 'iOS'],
  [/Edg\w*\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/([\d.]+).* Safari/, 'Safari'],
];

/** A browser with its version, as 'iOS 15.6'; '' for one that is not known. */
export function browserNameIn(userAgent: string): string {
  for (const [pattern, name] of NAMES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version.replace('_', '.')}`;
  }
  return '';
}
