import {
  DATABASE,
  expect,
  finishSplash,
  open,
  scrollByScreen,
  test,
  untilAtRest,
} from '../../browser/support/fixtures';
import { layoutShift, observeLayoutShifts } from '../../browser/support/layout-shift';

const LOOK = /^Kanalppeeli, twenty unfinished minutes/;

test('an event is found on the landing page, and its address expands it on another visit', async ({
  page,
}) => {
  await open(page, '/');
  await scrollByScreen(page);
  const events = page.getByRole('region', { name: 'Events' });
  await expect(events.getByRole('listitem')).toHaveCount(3);
  await events.getByRole('link', { name: LOOK }).click();
  await expect(page).toHaveURL('/events?event=kanalppeeli-work-in-progress');
  const linked = page.getByRole('link', { name: LOOK });
  // A reload comes back to where the page was.
  await expect(linked).toBeFocused();
  await expect(linked).toBeInViewport();
  await page.reload();
  await expect(linked).toBeFocused();
  await expect(linked).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
});

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

test('what is over is folded, and the page of a film has what is to come of it', async ({
  page,
}) => {
  await open(page, '/events');
  const past = page.getByRole('link', { name: 'Green Cardamom, with tea' });
  await expect(past).toHaveCount(0);
  await page.getByText('Past events').click();
  await expect(past).toBeVisible();

  await page.getByRole('link', { name: LOOK }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: LOOK }) });
  await card.getByRole('link', { name: 'About the film' }).click();
  // Until the page of the film is there, the end of the list would be scrolled to.
  await expect(page.getByRole('heading', { level: 1, name: 'കനൽപ്പീലി' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const events = page.getByRole('region', { name: 'Events' });
  await expect(events.getByRole('link', { name: LOOK })).toBeVisible();
});
