import sharp from 'sharp';
import { FAULT_LOGS, interceptWithFaults } from '../../../browser/support/faults';
import { uniqueText } from '../../../browser/support/files';
import { expect, test } from '../../../browser/support/fixtures';
import { database } from '../../../browser/support/test-data';

test.use({ isSignedIn: true });

const moviesTitled = async (title: string) =>
  (await database.collection('Movies/Upcoming/Movies').where('title', '==', title).get()).docs;

test('the button of a form that was begun stays in view, and hides nothing that has the focus', async ({
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

/** A picture of about 280 kB as WebP: the SDK uploads files above 256 kB in chunks. */
async function noise() {
  const picture = sharp({
    create: {
      width: 820,
      height: 615,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  return { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

test('an interrupted upload resumes when the connection is back', async ({
  page,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  const title = `Broken ${Date.now()}`;
  const parts = /\/v0\/b\/.*upload_protocol=resumable/;
  await page.goto('/uploadMovie');
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('A test description.');
  await page.getByLabel('Movie Image').setInputFiles(await noise());
  await expect(page.getByText(/^Ready · /)).toBeAttached();
  const setFault = await interceptWithFaults(page, parts, (route) =>
    route.abort('connectionreset'),
  );
  const broken = page.waitForEvent('requestfailed', (request) => parts.test(request.url()));
  await page.getByRole('button', { name: 'Upload Movie' }).press('Enter');
  await broken;
  await expect(page.getByRole('button', { name: 'Cancel noise.jpg' })).toBeAttached();
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '100');

  setFault();
  await expect(page.getByText('Movie uploaded successfully!')).toBeAttached();
  expect(await moviesTitled(title)).toHaveLength(1);
});
