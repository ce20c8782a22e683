import {
  DATABASE,
  expect,
  finishSplash,
  scrollByScreen,
  test,
  untilAtRest,
} from '../../browser/support/fixtures';
import { layoutShift, observeLayoutShifts } from '../../browser/support/layout-shift';

test(
  'the landing page asks for its events when they come near, and nothing moves when they come',
  { tag: '@phone' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = DATABASE.test(request.url()) ? (request.postData() ?? '') : '';
      asked.push(...(body.match(/(?<="collectionId":")(hero-banners|events)(?=")/g) ?? []));
    });
    await observeLayoutShifts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await finishSplash(page);
    await expect(page.getByRole('group', { name: 'Films' })).toBeVisible();
    expect(asked).not.toContain('events');
    await scrollByScreen(page);
    await expect(page.getByRole('region', { name: 'Events' })).toBeAttached();
    await untilAtRest(page);
    expect(asked.indexOf('hero-banners')).toBe(0);
    // Those of several days that have begun are asked for by their last one.
    expect(asked.filter((name) => name === 'events')).toHaveLength(2);
    expect(asked.at(-1)).toBe('events');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  },
);
