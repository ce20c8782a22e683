// product 23.14, 23.15 and 23.16.
import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred';
import { expect, finishSplash, test, untilAtRest, WHILE_LOADING } from './support/fixtures';
import { hold } from './support/held-requests';
import { readsOf } from './support/requests';
import { expectViewInPlace, expectWithoutView, holdScripts, shownView } from './support/views';

for (const [address, heading] of [
  ['/', 'തിരയുടെ വീട്'],
  ['/ml/movies', 'തിരയുടെ വീട്'],
  ['/videos', 'Videos'],
  ['/announcements', 'Advance booking opens for Thirayude Veedu'],
  ['/events', 'Events'],
  ['/contact', 'Phone'],
] as const) {
  test(
    `${address} is visible before the main scripts, and does not move when they run`,
    { tag: '@phone' },
    ({ page }) => expectViewInPlace(page, address, heading),
  );
}

test('the press material of a film is visible before its scripts, and the stills are read afterwards', async ({
  page,
}) => {
  const reads = readsOf(page);
  const release = await holdScripts(page);
  await page.goto('/movie/paper-rockets/press', { waitUntil: 'commit' });
  await expect(shownView(page).getByText('Credits and facts')).toBeAttached(WHILE_LOADING);
  expect(reads).toEqual([]);
  release();
  await finishSplash(page);
  await untilAtRest(page);
  await expect(page.getByRole('button', { name: 'Download all' })).toBeAttached();
  expect(reads.filter((read) => read.includes('images'))).not.toEqual([]);
});

/** Opens a page whose view is shown, and whose scripts that answer are held until the returned function is called. */
async function openView(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(shownView(page)).toBeAttached(WHILE_LOADING);
  await finishSplash(page);
  return async () => {
    release();
    await expect(page.locator('#view')).toHaveCount(0);
  };
}

test(
  'the menu, pressed before the scripts have loaded, opens once after they have loaded',
  { tag: '@phone' },
  async ({ page }) => {
    const takeOver = await openView(page, '/');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.tap();
    await menu.tap();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveCount(0);
    await takeOver();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
);

test('the focus in a view is preserved when the scripts load', async ({ page }) => {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/movie/paper-rockets', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Videos' });
  await expect(link).toBeVisible(WHILE_LOADING);
  await link.focus();
  await scripts.release();
  await expect(page.locator('#view')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a link of a view works before the scripts have loaded', async ({ page }) => {
  await openView(page, '/movie/paper-rockets');
  await page.getByRole('link', { name: 'Videos' }).click();
  await expect(page).toHaveURL('/videos');
});

test('text that is typed and sent before the scripts have loaded is not lost', async ({ page }) => {
  const takeOver = await openView(page, '/contact');
  await page.getByLabel('Name').fill('Meera');
  await page.getByRole('button', { name: 'Send' }).click();
  await takeOver();
  await expect(page.getByLabel('Name')).toHaveValue('Meera');
  await expect(page.getByText('Please write a message.')).toBeVisible();
});

test('typing a longer text is not interrupted when the scripts load', async ({ page }) => {
  const takeOver = await openView(page, '/contact');
  const message = page.getByLabel('Message');
  await message.pressSequentially('Is the hall ');
  await takeOver();
  await expect(message).toBeFocused();
  await page.keyboard.type('to let?');
  await expect(message).toHaveValue('Is the hall to let?');
});

test('a part that is unfolded before the scripts have loaded stays unfolded', async ({ page }) => {
  const takeOver = await openView(page, '/events');
  await page.getByText('Past events').click();
  await takeOver();
  await expect(page.locator('details')).toHaveAttribute('open');
  await expect(page.locator('details').getByRole('listitem').first()).toBeVisible();
});

test(
  'pictures in the last quarter of the screen and below are requested after the scripts have loaded',
  { tag: '@phone' },
  async ({ page }) => {
    const below = (root: string) =>
      page.$$eval(`${root} main img`, (images) =>
        images
          .filter((image) => image.getBoundingClientRect().top > window.innerHeight * 0.75)
          .map((image) => image.hasAttribute('src')),
      );
    const takeOver = await openView(page, '/gallery');
    expect(new Set(await below('#view'))).toEqual(new Set([false]));
    await takeOver();
    expect(new Set(await below('#root'))).toEqual(new Set([true]));
  },
);

const RUBBISH = '<!doctype html><h1>Bad gateway</h1>';

const FAULTS: readonly (readonly [what: string, answer: (page: Page) => Promise<unknown>])[] = [
  ['that is a page of a proxy', (page) => answerWith(page, () => RUBBISH)],
  ['of other data', (page) => answerWith(page, (view) => view.replace(/>\{.*\}</, '>null<'))],
  ['that is cut off', (page) => answerWith(page, (view) => view.slice(0, -200))],
  [
    'of another release',
    (page) => answerWith(page, (view) => view.replace(/frame-\w+/, 'frame-0')),
  ],
  ['that does not come', (page) => page.route('**/view/**', () => undefined)],
  [
    'for somebody who is signed in',
    (page) => page.addInitScript(() => localStorage.setItem('firebase:authUser:key', '{}')),
  ],
];

/** The scripts wait for the changed answer. */
async function answerWith(page: Page, change: (view: string) => string): Promise<void> {
  const release = await holdScripts(page);
  release();
  const body = change(await (await page.request.get('/view/home')).text());
  await page.route('**/view/**', (route) => route.fulfill({ contentType: 'text/html', body }));
}

for (const [what, prepare] of FAULTS) {
  test(`a view ${what} is not used: the page reads the database`, async ({ page }) => {
    const reads = readsOf(page);
    await prepare(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'തിരയുടെ വീട്' }).first()).toBeAttached(
      WHILE_LOADING,
    );
    await untilAtRest(page);
    expect(reads.filter((read) => read.includes('hero-banners'))).not.toEqual([]);
    expect(reads).toEqual([...new Set(reads)]);
  });
}

test('a view that arrives after the page has read the database changes nothing', async ({
  page,
}) => {
  const reads = readsOf(page);
  const view = deferred();
  await page.route('**/view/**', async (route) => {
    await view.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'തിരയുടെ വീട്' }).first()).toBeAttached(
    WHILE_LOADING,
  );
  await finishSplash(page);
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-own', ''));
  const answered = page.waitForResponse('**/view/**');
  view.resolve();
  await (await answered).finished();
  await untilAtRest(page);
  await expect(page.locator('main[data-own]')).toBeVisible();
  expect(reads).toEqual([...new Set(reads)]);
});

test('/movies is shown if the function fails', async ({ page, expectLogged }) => {
  expectLogged(/status of 503/);
  await expectWithoutView(page, '/movies', 'Paper Rockets');
});

test('a page that is reloaded reads the database', async ({ page }) => {
  await page.goto('/events');
  await untilAtRest(page);
  const reads = readsOf(page);
  await page.reload();
  await expect(page.getByText('Meet the last projectionist').first()).toBeAttached();
  await untilAtRest(page);
  expect(reads.filter((read) => read.includes('events'))).not.toEqual([]);
});
