// product 23.14, 23.15.
import { test } from '../../browser/support/fixtures';
import { expectViewInPlace } from '../../browser/support/views';

for (const [address, heading] of [
  ['/ml/', 'തിരയുടെ വീട്'],
  ['/movies', 'തിരയുടെ വീട്'],
  ['/gallery', 'Gallery'],
  ['/about', 'Our Story'],
  ['/ml/contact', 'ഫോൺ'],
  ['/privacy', 'Information we collect'],
] as const) {
  test(
    `${address} is visible before the main scripts, and does not move when they run`,
    { tag: '@phone' },
    ({ page }) => expectViewInPlace(page, address, heading),
  );
}
