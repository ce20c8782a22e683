import { photo, uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';
import { anAdmin, database, startSessionAs } from '../support/test-data';

test.beforeEach(async ({ page }) => startSessionAs(page, await anAdmin()));

const DAY_MS = 24 * 60 * 60 * 1000;

test('on a phone a film is scheduled, listed with its time, published, and seen by visitors', async ({
  page,
}) => {
  const title = uniqueText('Mazha');
  await page.goto('/admin/movies');
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('Rain.');
  await page.getByLabel('Movie Image').setInputFiles(await photo());
  await expect(page.getByText(/^Ready/)).toBeVisible();
  const id = await page.getByLabel('Address').inputValue();

  // Three days from now, whatever the time zone of the machine.
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel(/^Publish on/).tap();
  await page.getByLabel('Date and time').fill(`${day}T18:00`);
  await expect(
    page.getByRole('status').filter({ hasText: /18:00 \(.+\), in [234] days/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).tap();
  await expect(page.getByText(/^Scheduled: .+, 18:00\.$/)).toBeVisible();
  expect((await database.doc(`unpublished/movie:${id}`).get()).data()).toMatchObject({
    path: `Movies/Upcoming/Movies/${id}`,
    entry: { title },
  });
  await open(page, `/movie/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);

  await page.goto('/admin/coming');
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText(/, 18:00, in [234] days/);
  await expect(card.locator('img')).toBeVisible();
  const days = page.getByRole('list', { name: /^What is published in/ });
  await expect(days.getByRole('link', { name: `18:00 ${title}` })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();

  await card.getByRole('button', { name: 'Publish now' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).tap();
  await expect(page.getByText(`Published: ${title}`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await open(page, `/movie/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
