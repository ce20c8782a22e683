import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  anAdmin,
  anOldMovie,
  anOldVideo,
  database,
  startSessionAs,
  PASSWORD,
} from './support/test-data';
import {
  advanceClockUntil,
  expectAfterFault,
  FAULTS,
  FAULT_LOGS,
  interceptWithFaults,
  LOST_RESPONSE,
  NO_RESPONSE,
} from './support/faults';
import { photo } from './support/files';
import { expect, test } from './support/fixtures';

// For every fault of a write, the screen reports it within its timeout and keeps the input; a retry
// completes the write, once.

const WRITES = /documents:commit/;

interface Attempt {
  readonly requests: RegExp;
  readonly press: () => Promise<void>;
  readonly failure: Locator;
  /** Checks that the input is kept, and closes the error message if it does not close itself. */
  readonly dismiss?: () => Promise<void>;
  readonly success: Locator;
  /** The SDK retries by itself for a while, whatever the fault. */
  readonly isRetried?: boolean;
  /** All of them if it is not set: what is sent as another attempt is, only meets the worst ones. */
  readonly faults?: readonly string[];
}

const WORST = [LOST_RESPONSE, NO_RESPONSE];

async function injectEachFault(page: Page, attempt: Attempt) {
  const { requests, press, failure, dismiss, success, isRetried, faults } = attempt;
  const setFault = await interceptWithFaults(page, requests);
  for (const name of faults ?? Object.keys(FAULTS)) {
    const fault = FAULTS[name];
    await test.step(name, async () => {
      setFault(fault);
      const requested = page.waitForRequest(requests);
      await press();
      await requested;
      await (isRetried ? advanceClockUntil(page, failure) : expectAfterFault(page, name, failure));
      await expect(success).toHaveCount(0);
      await dismiss?.();
    });
  }
  setFault();
  await press();
  await expect(success).toBeAttached();
}

/** Error toasts of the admin area stay until they are closed. */
const closeToast = (page: Page, failure: Locator) => async () => {
  await page.getByRole('button', { name: 'close' }).first().press('Enter');
  await expect(failure).toHaveCount(0);
};

test('a contact message', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const email = `${Date.now()}@example.test`;
  await page.clock.install();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Are there seats left?');
  await page.clock.fastForward(3_000);
  // The 403 comes first: after an unknown outcome it would mean that the message is stored.
  await injectEachFault(page, {
    requests: WRITES,
    press: () => page.getByRole('button', { name: /Send message|Try again/ }).press('Enter'),
    failure: page.locator('form[aria-busy=false]').getByText('Something went wrong. Please try'),
    dismiss: () => expect(page.getByLabel('Message')).toHaveValue('Are there seats left?'),
    success: page.getByText('Thank you for reaching out!'),
  });
  const stored = await database.collection('contactMessages').where('email', '==', email).get();
  expect(stored.size).toBe(1);
});

for (const [name, requests] of [
  ['signing in', /accounts:signInWithPassword/],
  ['a sign-in whose role cannot be read', /documents:batchGet/],
] as const) {
  test(name, async ({ page, expectLogged }) => {
    expectLogged(FAULT_LOGS);
    const { email } = await anAdmin();
    await page.clock.install();
    await page.goto('/admin-login');
    await page.getByLabel('Email').fill(email);
    const password = page.getByLabel('Password', { exact: true });
    await injectEachFault(page, {
      requests,
      press: async () => {
        await password.fill(PASSWORD);
        await password.press('Enter');
      },
      failure: page.locator('form[aria-busy=false]').getByText('Invalid credentials'),
      success: page.getByRole('button', { name: 'Sign out' }),
    });
  });
}

test('the status of a movie', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const movie = await anOldMovie();
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await page.goto(movie.adminAddress);
  const card = page.getByRole('article', { name: movie.title });
  const failure = page.getByText(/^Error updating status: /);
  await injectEachFault(page, {
    requests: WRITES,
    press: () => card.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter'),
    failure,
    dismiss: closeToast(page, failure),
    success: page.getByText('Movie status updated!'),
    isRetried: true,
  });
  expect(await movie.stored()).toMatchObject({ title: movie.title, status: 'Upcoming' });
  await movie.remove();
});

test('the deletion of a movie', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const movie = await anOldMovie();
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await page.goto(movie.adminAddress);
  const card = page.getByRole('article', { name: movie.title });
  const failure = page.getByText(/^Error deleting movie: /);
  await injectEachFault(page, {
    requests: WRITES,
    press: async () => {
      await card.getByRole('button', { name: 'Delete' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    },
    failure,
    dismiss: closeToast(page, failure),
    success: page.getByText('Movie deleted successfully!'),
    isRetried: true,
    faults: WORST,
  });
  expect(await movie.stored()).toBeUndefined();
});

test('the landing page switch of a video', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const video = await anOldVideo();
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await page.goto(video.adminAddress);
  const card = page.getByRole('article', { name: video.title });
  const failure = page.getByText('Failed to update landing page status.');
  await injectEachFault(page, {
    requests: WRITES,
    press: () => card.getByRole('switch', { checked: false }).press('Enter'),
    failure,
    dismiss: closeToast(page, failure),
    success: card.getByRole('switch', { checked: true }),
    isRetried: true,
    faults: WORST,
  });
  await expect.poll(video.stored).toMatchObject({ title: video.title, landingPage: 'yes' });
  await video.remove();
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

type Chosen = Awaited<ReturnType<typeof noise>>;

async function fillInMovie(page: Page, title: string, file: Chosen) {
  await page.goto('/uploadMovie');
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('A test description.');
  await page.getByLabel('Movie Image').setInputFiles(file);
  await expect(page.getByText(/^Ready · /)).toBeAttached();
}

const moviesTitled = (title: string) =>
  database.collectionGroup('Movies').where('title', '==', title).get();

async function removeMovies(title: string) {
  const { docs } = await moviesTitled(title);
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

test('an upload', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const title = `Upload ${Date.now()}`;
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await fillInMovie(page, title, await photo());
  const failure = page.getByText('Error uploading image');
  await injectEachFault(page, {
    requests: /\/v0\/b\/.*\/o\?name=/,
    press: () => page.getByRole('button', { name: 'Upload Movie' }).press('Enter'),
    failure,
    dismiss: async () => {
      await expect(page.getByLabel('Movie Title')).toHaveValue(title);
      await closeToast(page, failure)();
    },
    success: page.getByText('Movie uploaded successfully!'),
    isRetried: true,
  });
  expect((await moviesTitled(title)).size).toBe(1);
  await removeMovies(title);
});

test('an interrupted upload resumes when the connection is back', async ({
  page,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  const title = `Broken ${Date.now()}`;
  const parts = /\/v0\/b\/.*upload_protocol=resumable/;
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await fillInMovie(page, title, await noise());
  const setFault = await interceptWithFaults(page, parts, (route) =>
    route.abort('connectionreset'),
  );
  const broken = page.waitForEvent('requestfailed', (request) => parts.test(request.url()));
  await page.getByRole('button', { name: 'Upload Movie' }).press('Enter');
  await broken;
  await expect(page.getByRole('button', { name: 'Cancel noise.jpg' })).toBeAttached();
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '100');

  const resumed = page.waitForRequest(parts).then(() => true);
  setFault();
  // The SDK's delay before the next attempt grows with each.
  const pause = () => page.clock.runFor(1_000).then(() => false);
  await expect.poll(() => Promise.race([resumed, pause()]), { intervals: [100] }).toBe(true);
  await expect(page.getByText('Movie uploaded successfully!')).toBeAttached();
  await removeMovies(title);
});

test('a stalled upload can be cancelled', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const title = `Stopped ${Date.now()}`;
  await startSessionAs(page, await anAdmin());
  await fillInMovie(page, title, await photo());
  await page.route('**/v0/b/**', () => undefined);
  await page.getByRole('button', { name: 'Upload Movie' }).press('Enter');
  await page.getByRole('button', { name: /^Cancel photo/ }).press('Enter');
  await expect(page.getByText('You stopped this upload.').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Upload Movie' })).toBeEnabled();
  await expect(page.getByLabel('Movie Title')).toHaveValue(title);
  expect((await moviesTitled(title)).size).toBe(0);
});
