import type { Page, Request } from '@playwright/test';

export interface FetchedFile {
  readonly url: string;
  /** The encoded size of the response body. */
  readonly bytes: number;
}

/**
 * Records the files that a page fetches, except database requests. Returns a function that returns
 * them in the order of the requests.
 */
export function recordFiles(page: Page): () => Promise<readonly FetchedFile[]> {
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

/** The transfer size of a landing page in bytes. */
interface TransferSize {
  readonly scripts: number;
  /** The scripts that are requested before the carousels'. */
  readonly scriptsBeforeCarousels: number;
  /** HTML, styles, scripts, fonts and pictures. */
  readonly all: number;
}

/** Of the files of one visit, in the order of the requests. */
export function transferSize(files: readonly FetchedFile[]): TransferSize {
  const scripts = files.filter(({ url }) => url.endsWith('.js'));
  const carousel = scripts.findIndex(({ url }) => /Carousel-/.test(url));
  const sum = (group: readonly FetchedFile[]) =>
    group.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scripts: sum(scripts),
    scriptsBeforeCarousels: sum(carousel < 0 ? scripts : scripts.slice(0, carousel)),
    all: sum(files),
  };
}
