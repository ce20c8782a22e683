/**
 * What is first in view of a page, which the function renders and sends beside the page (product 23.14).
 * `Found` becomes JSON, of which the dates are those of entries.
 */
export interface PageView<Data, Found> {
  /** Takes it from what the page's loader reads. Throws what a read has failed with. */
  readonly pick: (data: Data) => Promise<Found>;
  /** The page's data with it; the rest is read when it is asked for. */
  readonly dataOf: (found: Found) => Data;
}

/** The id of the element with the markup, and of the one with the data. */
export const VIEW_ID = 'view';
export const VIEW_DATA_ID = 'view-data';

/** The scripts of a page name its release: classes and data of another one may differ. */
export const releaseIn = (address: string): string => /frame-\w+/.exec(address)?.[0] ?? '';

export const parseView = (json: string): unknown =>
  JSON.parse(json, (name, value) => (name === 'publishedAt' ? new Date(value) : value));
