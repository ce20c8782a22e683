import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test';
import { ACCOUNTS } from '../../demo/content/accounts';
import { isStill } from '../../tests/browser/support/in-page/is-still';
import { ADMIN_STATES, PUBLIC_STATES, type State } from './states';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
const [WIDE, MIDDLE] = SIZES;

/** For pictures that never come. */
const PICTURES_MS = 1200;
/** Fewer are the edge of a letter or of a line, which the engine draws in one of two ways. */
const maxDiffPixels = 60;

/** Everything that may look different when a pointer is on it or it has the focus. */
const ACTIVE =
  'a, button, input, select, textarea, summary, label, [role=option], main li, main article, main tr';

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

for (const state of PUBLIC_STATES) test(state.name, () => takePictures(state));
for (const state of ADMIN_STATES) test(state.name, { tag: '@admin' }, () => takePictures(state));

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

/**
 * Takes pictures of a state of a page: at each width, on paper, in forced colours, and with everything hovered
 * and focused. All but the first are taken without loading the page again.
 */
async function takePictures({ name, address, act, undo, isScreen }: State): Promise<void> {
  const page = await context.newPage();
  const take = async (view: string) => {
    await untilAtRest(page);
    const fullPage = !isScreen;
    const picture = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
    expect.soft(picture).toMatchSnapshot(`${name}-${view}.png`, { maxDiffPixels, threshold: 0 });
  };
  try {
    await page.setViewportSize(WIDE);
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await settle(page);
    await act?.(page);
    await settle(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (!isScreen) await settle(page);
      await take(String(size.width));
    }
    await page.setViewportSize(MIDDLE);
    await page.emulateMedia({ media: 'print' });
    await take('print');
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await take('forced-colors');
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    await page.setViewportSize(WIDE);
    const session = await context.newCDPSession(page);
    await force(session, ['hover']);
    await take('hover');
    await force(session, ['focus', 'focus-visible']);
    await take('focus');
    await undo?.(page);
  } finally {
    await page.close();
  }
}

/** Waits until nothing is asked for and nothing is still to be shown, as the tests do. */
const untilAtRest = (page: Page) => page.waitForFunction(isStill);

/** Waits until the page shows all that it will: its lazy pictures, its fonts, its late answers. */
async function settle(page: Page): Promise<void> {
  await untilAtRest(page);
  await page.evaluate(async (limit) => {
    document.querySelector('#splash')?.remove();
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, limit)),
    ]);
  }, PICTURES_MS);
  await untilAtRest(page);
}

async function force(session: CDPSession, forcedPseudoClasses: readonly string[]): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: ACTIVE,
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: [...forcedPseudoClasses],
    });
}
