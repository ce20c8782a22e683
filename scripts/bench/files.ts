import type { Page, Request } from '@playwright/test';

/** A file that a page has asked for, in the order of asking. */
export interface Asked {
  readonly url: string;
  /** The size of its body on the wire. */
  readonly bytes: number;
}

/** Notes what a page fetches, its reads of the database aside. */
export function noteFiles(page: Page): () => Promise<readonly Asked[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'fetch' && request.resourceType() !== 'xhr') {
      requests.push(request);
    }
  });
  return () =>
    Promise.all(
      requests
        .toSorted((a, b) => a.timing().startTime - b.timing().startTime)
        .map(async (request) => {
          const { responseBodySize } = await request.sizes();
          return { url: request.url(), bytes: responseBodySize };
        }),
    );
}

/** What a landing page weighs, in bytes on the wire. */
export interface Weight {
  readonly code: number;
  /** The code that is asked for before the first carousel's. */
  readonly codeBeforeCarousels: number;
  /** Code, styles, the page itself, fonts and pictures. */
  readonly all: number;
}

/** Weighs what a visit to a site has fetched. */
export function weigh(files: readonly Asked[]): Weight {
  const scripts = files.filter(({ url }) => url.endsWith('.js'));
  const carousel = scripts.findIndex(({ url }) => /Carousel-/.test(url));
  const sum = (some: readonly Asked[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    code: sum(scripts),
    codeBeforeCarousels: sum(carousel < 0 ? scripts : scripts.slice(0, carousel)),
    all: sum(files),
  };
}
