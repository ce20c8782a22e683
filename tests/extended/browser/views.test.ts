// product 23.14, 23.15.
import { test } from '../../browser/support/fixtures';
import { expectViewInPlace, expectWithoutView } from '../../browser/support/views';

for (const [address, heading] of [
  ['/ml/', 'തിരയുടെ വീട്'],
  ['/movies', 'തിരയുടെ വീട്'],
  ['/gallery', 'Gallery'],
  ['/about', 'Our Story'],
  ['/ml/contact', 'ഫോൺ'],
  ['/privacy', 'Information we collect'],
] as const) {
  test(
    `${address} is in view before the scripts that answer, and stays where it is when they run`,
    { tag: '@phone' },
    ({ page }) => expectViewInPlace(page, address, heading),
  );
}

for (const [address, text] of [
  ['/videos', 'Videos'],
  ['/gallery', 'Gallery'],
  ['/announcements', 'The moving cinema is back'],
  ['/events', 'Meet the last projectionist'],
  ['/about', 'Our Story'],
  ['/contact', 'Phone'],
  ['/privacy', 'Information we collect'],
] as const) {
  test(`${address} is there where the function fails`, async ({ page, expectLogged }) => {
    expectLogged(/status of 503/);
    await expectWithoutView(page, address, text);
  });
}
