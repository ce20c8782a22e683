import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { isStill } from '../../tests/browser/support/in-page/is-still';
import type { State } from './states';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
const [WIDE, MIDDLE] = SIZES;

/** Longer than any page needs that loads at all. */
const LIMIT_MS = 15_000;
/** For pictures that never come. */
const PICTURES_MS = 1200;

/** Everything that may look different when a pointer is on it or it has the focus. */
const ACTIVE =
  'a, button, input, select, textarea, summary, label, [role=option], main li, main article, main tr';

/**
 * Pictures of a state of a page: at each width, on paper, in forced colours, and with everything hovered and
 * focused. All but the first are taken without loading the page again.
 */
export async function takePictures(
  context: BrowserContext,
  origin: string,
  { address, act, undo, isScreen }: State,
): Promise<ReadonlyMap<string, Buffer>> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const pictures = new Map<string, Buffer>();
  const take = async (name: string) => {
    await untilAtRest(page);
    const fullPage = !isScreen;
    pictures.set(name, await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' }));
  };
  try {
    await page.setViewportSize(WIDE);
    await page.goto(origin + address);
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
  return pictures;
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
