import { uniqueText } from '../../../browser/support/files';
import { expect, test } from '../../../browser/support/fixtures';

test.use({ isSignedIn: true });

test('the submit button of a changed form stays in view, and does not cover the focused element', async ({
  page,
}) => {
  await page.goto('/admin/movies');
  const send = page.getByRole('button', { name: 'Upload Movie' });
  const title = page.getByLabel('Movie Title');
  await title.focus();
  await expect(send).not.toBeInViewport();
  await title.fill(uniqueText('Tides'));
  await expect(send).toBeInViewport();

  const buttonTop = () => send.evaluate((element) => element.getBoundingClientRect().top);
  for (const label of ['Genre', 'Runtime', 'Trailer Link']) {
    const field = page.getByLabel(label);
    await field.focus();
    const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom, label).toBeLessThanOrEqual(await buttonTop());
  }
});
