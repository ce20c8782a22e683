import { expect, test } from '../../browser/support/fixtures';

test('a browser without storage shows the site', async ({ page, expectLogged }) => {
  expectLogged(/Storage|denied/);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
  });
  await page.goto('/movies');
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached();
});
