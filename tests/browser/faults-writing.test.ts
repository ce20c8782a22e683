import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { anAdmin, anOldMovie, anOldVideo, database, signInAs } from './backstage';
import { expectInTime, FAULTS, LOGGED } from './faults';
import { expect, test } from './fixtures';

// Whatever happens to what is sent: the screen says so in time, keeps what was entered, and
// pressing again brings it to its end, once.

const tag = '@desktop';
const WRITES = /documents:commit/;

interface Attempt {
  readonly requests: RegExp;
  readonly press: () => Promise<void>;
  readonly failure: Locator;
  /** Takes the message away, if it stays. */
  readonly dismiss?: () => Promise<void>;
  readonly success: Locator;
}

async function goThroughFaults(page: Page, attempt: Attempt) {
  const { requests, press, failure, dismiss, success } = attempt;
  for (const [name, fault] of Object.entries(FAULTS)) {
    await test.step(name, async () => {
      await page.unroute(requests);
      await page.route(requests, fault);
      const asked = page.waitForRequest(requests);
      await press();
      await asked;
      await expectInTime(page, failure);
      await expect(success).toHaveCount(0);
      await dismiss?.();
    });
  }
  await page.unroute(requests);
  await press();
  await expectInTime(page, success);
}

/** The failures of the admin area stay until they are closed. */
const closeToast = (page: Page, failure: Locator) => async () => {
  await page.getByRole('button', { name: 'close' }).first().press('Enter');
  await expect(failure).toHaveCount(0);
};

test('a contact message', { tag }, async ({ page, expectLogged }) => {
  expectLogged(LOGGED);
  const email = `${Date.now()}@example.test`;
  await page.clock.install();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Are there seats left?');
  await page.clock.fastForward(3_000);
  // The refusal has to come first: after an unknown end it would mean that the message is there.
  await goThroughFaults(page, {
    requests: WRITES,
    press: () => page.getByRole('button', { name: /Send message|Try again/ }).press('Enter'),
    failure: page.locator('form[aria-busy=false]').getByText('Something went wrong. Please try'),
    success: page.getByText('Thank you for reaching out!'),
  });
  const stored = await database.collection('contactMessages').where('email', '==', email).get();
  expect(stored.size).toBe(1);
});

test('signing in', { tag }, async ({ page, expectLogged }) => {
  expectLogged(LOGGED);
  const { email } = await anAdmin();
  await page.clock.install();
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await goThroughFaults(page, {
    requests: /accounts:signInWithPassword/,
    press: async () => {
      await password.fill('moonlight-2025');
      await password.press('Enter');
    },
    failure: page.locator('form[aria-busy=false]').getByText('Invalid credentials'),
    success: page.getByRole('button', { name: 'Sign out' }),
  });
});

test('a sign-in whose role cannot be read', { tag }, async ({ page, expectLogged }) => {
  expectLogged(LOGGED);
  const { email } = await anAdmin();
  await page.clock.install();
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await goThroughFaults(page, {
    requests: /documents:batchGet/,
    press: async () => {
      await password.fill('moonlight-2025');
      await password.press('Enter');
    },
    failure: page.locator('form[aria-busy=false]').getByText('Invalid credentials'),
    success: page.getByRole('button', { name: 'Sign out' }),
  });
});

test('the status of a movie', { tag }, async ({ page, expectLogged }) => {
  expectLogged(LOGGED);
  const movie = await anOldMovie();
  await page.clock.install();
  await signInAs(page, await anAdmin());
  await page.goto(movie.found);
  const failure = page.getByText(/^Error updating status: /);
  await goThroughFaults(page, {
    requests: WRITES,
    press: () => page.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter'),
    failure,
    dismiss: closeToast(page, failure),
    success: page.getByText('Movie status updated!'),
  });
  expect(await movie.stored()).toMatchObject({ title: movie.title, status: 'Upcoming' });
  await movie.remove();
});

test('the deletion of a movie', { tag }, async ({ page, expectLogged }) => {
  expectLogged(LOGGED);
  const movie = await anOldMovie();
  await page.clock.install();
  await signInAs(page, await anAdmin());
  await page.goto(movie.found);
  const failure = page.getByText(/^Error deleting movie: /);
  await goThroughFaults(page, {
    requests: WRITES,
    press: async () => {
      await page.getByRole('button', { name: 'Delete' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    },
    failure,
    dismiss: closeToast(page, failure),
    success: page.getByText('Movie deleted successfully!'),
  });
  expect(await movie.stored()).toBeUndefined();
});

test('the switch of a video', { tag }, async ({ page, expectLogged }) => {
  expectLogged(LOGGED);
  const video = await anOldVideo();
  await page.clock.install();
  await signInAs(page, await anAdmin());
  await page.goto(video.found);
  const failure = page.getByText('Failed to update landing page status.');
  await goThroughFaults(page, {
    requests: WRITES,
    press: () => page.getByRole('switch', { checked: false }).press('Enter'),
    failure,
    dismiss: closeToast(page, failure),
    success: page.getByRole('switch', { checked: true }),
  });
  await expect.poll(video.stored).toMatchObject({ title: video.title, landingPage: 'yes' });
  await video.remove();
});

/** Hard to compress: large enough to be sent in parts. */
const noise = () =>
  sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

async function fillInMovie(page: Page, title: string) {
  await page.goto('/uploadMovie');
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('Of a test.');
  const file = { name: 'still.jpg', mimeType: 'image/jpeg', buffer: await noise() };
  await page.getByLabel('Movie Image').setInputFiles(file);
  await expect(page.getByText(/^Ready · /)).toBeAttached({ timeout: 15_000 });
}

const moviesCalled = (title: string) =>
  database.collectionGroup('Movies').where('title', '==', title).get();

async function removeMovies(title: string) {
  const { docs } = await moviesCalled(title);
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

test('an upload', { tag }, async ({ page, expectLogged }) => {
  test.slow();
  expectLogged(LOGGED);
  const title = `Upload ${Date.now()}`;
  await page.clock.install();
  await signInAs(page, await anAdmin());
  await fillInMovie(page, title);
  const failure = page.getByText('Error uploading image');
  await goThroughFaults(page, {
    requests: /\/v0\/b\/.*\/o\?name=/,
    press: () => page.getByRole('button', { name: 'Upload Movie' }).press('Enter'),
    failure,
    dismiss: async () => {
      await expect(page.getByLabel('Movie Title')).toHaveValue(title);
      await closeToast(page, failure)();
    },
    success: page.getByText('Movie uploaded successfully!'),
  });
  expect((await moviesCalled(title)).size).toBe(1);
  await removeMovies(title);
});

test(
  'an upload that breaks off half-way goes on when the line is back',
  { tag },
  async ({ page, expectLogged }) => {
    expectLogged(LOGGED);
    const title = `Broken ${Date.now()}`;
    const parts = /\/v0\/b\/.*upload_protocol=resumable/;
    await page.clock.install();
    await signInAs(page, await anAdmin());
    await fillInMovie(page, title);
    await page.route(parts, (route) => route.abort('connectionreset'));
    const broken = page.waitForEvent('requestfailed', (request) => parts.test(request.url()));
    await page.getByRole('button', { name: 'Upload Movie' }).press('Enter');
    await broken;
    await expect(page.getByRole('button', { name: 'Cancel still.jpg' })).toBeAttached();
    await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '100');

    await page.unroute(parts);
    await expectInTime(page, page.getByText('Movie uploaded successfully!'));
    await removeMovies(title);
  },
);

test(
  'an upload that cannot go on is stopped by its own button',
  { tag },
  async ({ page, expectLogged }) => {
    expectLogged(LOGGED);
    const title = `Stopped ${Date.now()}`;
    await signInAs(page, await anAdmin());
    await fillInMovie(page, title);
    await page.route('**/v0/b/**', () => undefined);
    await page.getByRole('button', { name: 'Upload Movie' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel still.jpg' }).press('Enter');
    await expect(page.getByText('You stopped this upload.').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Upload Movie' })).toBeEnabled();
    await expect(page.getByLabel('Movie Title')).toHaveValue(title);
    expect((await moviesCalled(title)).size).toBe(0);
  },
);
