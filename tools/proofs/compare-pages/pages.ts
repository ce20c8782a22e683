import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ACCOUNTS } from '../../../demo/content/accounts';
import { isStill } from '../../../tests/browser/support/in-page/is-still';

const MOVIE = '/movie/platform-3b';
const PUBLIC =
  '/ /movies /movies?status=Released&sort=title /about /contact /videos /gallery /privacy /announcements ' +
  `/events /admin-login /nowhere /search?q=moon /search?q=zzzz ${MOVIE} ${MOVIE}/press`;
const ADMIN =
  '/admin /admin?tab=announcements /admin?tab=movies /admin?tab=videos /admin/movies /admin/movies?q=zzzz ' +
  '/admin/movies/platform-3b /admin/videos /admin/gallery /admin/events /admin/banners /admin/announcements ' +
  '/admin/contact /admin/coming /admin/trash /admin/history /admin/export /admin/import /admin/team ' +
  '/admin/help /admin/names /admin/settings /admin/settings?tab=press /admin/settings?tab=links ' +
  '/admin/settings?tab=about /admin/settings?tab=footer /admin/settings?tab=account /uploadMovie /upload';

/**
 * States of a page after interactions: its address, and the names of the buttons to press in order.
 */
const PRESSED: Readonly<Record<string, readonly [address: string, ...buttons: RegExp[]]>> = {
  'contact-errors': ['/contact', /^send message/i],
  'login-errors': ['/admin-login', /^login/i],
  'login-forgotten': ['/admin-login', /forgot/i],
  'read-more': ['/announcements', /^read more/i],
  share: [MOVIE, /share/i],
  video: ['/videos', /^play/i],
  'search-panel': ['/movies', /^search/i],
};
const PRESSED_BY_ADMIN: typeof PRESSED = {
  'movie-errors': ['/uploadMovie', /^upload movie/i],
  'event-errors': ['/admin/events', /^show all fields/i, /^add event/i],
  'video-edit': ['/admin/videos', /^edit/i],
  'contact-note': ['/admin/contact', /note/i],
  more: ['/admin/movies', /^more/i],
  delete: ['/admin/videos', /^delete/i],
  'stored-pictures': ['/admin/gallery', /^show all fields/i, /stored|already|before/i],
};

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
/** The timeout for pictures that do not load. */
const PICTURES_MS = 1200;
/** The tolerance: fewer different pixels are antialiasing, which varies. */
const COMPARED = { maxDiffPixels: 60, threshold: 0 } as const;

let context: BrowserContext;

test.beforeAll(async ({ browser }, { project }) => {
  context = await browser.newContext();
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  // The name of the build, which the admin area shows.
  await context.route('**/version.txt', (route) => route.fulfill({ body: 'A version' }));
  // What is made up, such as the address of a new film.
  await context.addInitScript(() => {
    crypto.getRandomValues = (values) => {
      if (values) new Uint8Array(values.buffer).fill(7);
      return values;
    };
  });
  if (project.name === 'administrators') await signIn(await context.newPage());
});

test.afterAll(() => context.close());

for (const [addresses, pressed, tag] of [
  [PUBLIC, PRESSED, '@visitors'],
  [ADMIN, PRESSED_BY_ADMIN, '@administrators'],
] as const) {
  for (const address of addresses.split(' ')) {
    test(address, { tag }, () => takePictures(address, address));
  }
  for (const [name, [address, ...buttons]] of Object.entries(pressed)) {
    test(name, { tag }, () => takePictures(name, address, buttons));
  }
}

async function signIn(page: Page): Promise<void> {
  const [admin] = ACCOUNTS;
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(admin?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(admin?.password ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin(\/|$)/);
  await page.locator('h1').first().waitFor();
  await page.close();
}

/** Takes screenshots at each width, in print and in forced colours, without reloading the page. */
async function takePictures(
  name: string,
  address: string,
  buttons: readonly RegExp[] = [],
): Promise<void> {
  const page = await context.newPage();
  const take = async (view: string) => {
    await settle(page);
    // A dialog is where the screen is.
    const fullPage = (await page.locator('dialog[open]').count()) === 0;
    const picture = await page.screenshot({ fullPage, animations: 'disabled' });
    expect.soft(picture).toMatchSnapshot(`${name.replaceAll(/\W/g, '-')}-${view}.png`, COMPARED);
  };
  await page.setViewportSize(SIZES[0]);
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  for (const button of buttons) {
    await settle(page);
    await page.getByRole('button', { name: button }).first().click();
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await take(String(size.width));
  }
  await page.emulateMedia({ media: 'print' });
  await take('print');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await take('forced-colors');
  await page.close();
}

/** Waits until the page is complete: lazy pictures, fonts and late responses. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
  await page.evaluate(async (limit) => {
    document.querySelector('#splash')?.remove();
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    const decoded = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, limit))]);
  }, PICTURES_MS);
  await page.waitForFunction(isStill);
}
