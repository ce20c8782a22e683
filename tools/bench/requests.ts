import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isDatabase } from './environment';

interface SentRequest {
  readonly url: string;
  readonly at: number;
  /** When it was complete. */
  ended: number;
  bytes: number;
  saved: number;
  documents: number;
}

/**
 * Records what is sent from now on: `at` and `ended` in ms since the first request, the bytes received, and the
 * bytes that compression would save of an answer of the database, and the documents in that.
 */
export async function recordRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, SentRequest>();
  const measured: Promise<void>[] = [];
  let start = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    start ||= timestamp;
    if (url.startsWith('http')) {
      const at = (timestamp - start) * 1000;
      sent.set(requestId, { url, at, ended: Infinity, bytes: 0, saved: 0, documents: 0 });
    }
  });
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  const measureSaved = async (requestId: string) => {
    const request = sent.get(requestId);
    if (!request || !isDatabase(request.url)) return;
    const { body } = await session.send('Network.getResponseBody', { requestId });
    request.saved = Buffer.byteLength(body) - gzipSync(body).length;
    request.documents = Math.max(1, body.match(/"updateTime"/g)?.length ?? 0);
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) {
      request.bytes = encodedDataLength;
      request.ended = (timestamp - start) * 1000;
    }
    measured.push(measureSaved(requestId));
  });
  await session.send('Network.enable');
  return async () => {
    await Promise.all(measured);
    return [...sent].filter(([id]) => !cached.has(id)).map(([, request]) => request);
  };
}
