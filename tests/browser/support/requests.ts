import type { Page } from '@playwright/test';
import { DATABASE, expect, untilAtRest, WHILE_LOADING } from './fixtures';
import { hold } from './held-requests';
import { withoutFunction } from './without-function';

/** Expects that a page with this text reads its data before React has loaded, and no data twice. */
export async function expectEarlyReads(page: Page, address: string, shown: RegExp): Promise<void> {
  const reads = readsOf(page);
  const frame = await hold(page, '**/assets/frame-*.js');
  await withoutFunction(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => reads.length, WHILE_LOADING).toBeGreaterThan(0);
  await expect.poll(frame.count).toBe(1);

  await frame.release();
  await expect(page.getByRole('main')).toContainText(shown);
  await untilAtRest(page);
  expect(reads).toEqual([...new Set(reads)]);
}

/** Returns an array that collects the requests to the database from now on. */
export function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url()) && request.method() === 'POST') {
      reads.push(`${request.url()} ${request.postData()}`);
    }
  });
  return reads;
}

/** Returns an array that collects the URLs of all requests from now on. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}
