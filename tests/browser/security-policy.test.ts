import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { anAdmin, anOldMovie, signInAs } from './backstage';
import { DATABASE, expect, test } from './fixtures';

// The pages are served under the content policy of Hosting, widened for the emulators alone.

/** The addresses of every route, with what can lie over it. */
const PUBLIC = [
  '/',
  '/?video=thirayude-veedu-trailer',
  '/home',
  '/movies',
  '/movies?status=Released&page=2',
  '/movie/kanalppeeli',
  '/movie/kanalppeeli?trailer=open',
  '/movie/__x__',
  '/movie/a%2Fb',
  '/movie/nobody',
  '/about',
  '/contact',
  '/videos',
  '/videos?video=premiere-live',
  '/gallery',
  '/gallery?picture=images%2Fbackwaters-at-six',
  '/privacy',
  '/announcements',
  '/nothing',
  '/admin-login',
];

const ADMIN = [
  '/admin',
  '/admin/movies',
  '/admin/movies/kanalppeeli',
  '/admin/videos',
  '/admin/gallery',
  '/admin/about',
  '/admin/contact',
  '/admin/contact?tab=viewed',
  '/admin/nothing',
  '/upload',
  '/uploadMovie',
  '/add-announcement',
];

/** Collects what the policy stops, on this page and on all that follow. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') {
        report(`${location.href}: ${event.effectiveDirective} ${event.blockedURI}`);
      }
    }),
  );
  return violations;
}

async function visit(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  }
}

test('no public page meets the content policy', { tag: '@desktop' }, async ({ page }) => {
  const violations = await violationsOf(page);
  await visit(page, PUBLIC);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Show the map' }).press('Enter');
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();
  expect(violations).toEqual([]);
});

test(
  'no page of the admin area does, nor what opens over them',
  { tag: '@desktop' },
  async ({ page }) => {
    // Fifteen pages, one after the other.
    test.slow();
    const violations = await violationsOf(page);
    const movie = await anOldMovie();
    await signInAs(page, await anAdmin());
    await visit(page, ADMIN);
    await page.goto(movie.found);
    await page.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Mark as Released' })).toBeEnabled();
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(violations).toEqual([]);
    await movie.remove();
  },
);

test(
  'a database out of reach makes none either: no other host is tried',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
    expectLogged(/Failed to load resource|FirebaseError|Firestore/);
    const violations = await violationsOf(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await page.route(DATABASE, (route) => route.abort());
    await page.goto('/movies');
    await expect(page.getByText('The movies could not be loaded')).toBeAttached();
    expect([...hosts]).toEqual(['127.0.0.1']);
    expect(violations).toEqual([]);
  },
);

test(
  'the policy stops what somebody would smuggle in',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
    expectLogged(/Content Security Policy|TrustedScript|violates/);
    const violations = await violationsOf(page);
    await page.goto('/');
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://evil.example/x.png';
      document.body.append(image);
    });
    await expect.poll(() => violations).toEqual([expect.stringContaining('img-src')]);
    const script = page.evaluate(() => {
      const element = document.createElement('script');
      element.textContent = 'document.title = "taken over"';
      document.body.append(element);
    });
    await expect(script).rejects.toThrow(/TrustedScript/);
    await expect(page).not.toHaveTitle('taken over');
  },
);

test(
  'no other site shows this one in a frame',
  { tag: '@desktop' },
  async ({ page, baseURL, expectLogged }) => {
    expectLogged(/frame|Failed to load resource/i);
    const foreign = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<iframe src="${baseURL}/admin-login"></iframe><iframe src="/inner"></iframe>`);
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    const { port } = foreign.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    expect(page.frames()[2]?.url()).toBe(`http://127.0.0.1:${port}/inner`);
    foreign.close();
  },
);
