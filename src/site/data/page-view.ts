/**
 * What is first in view of a page, which the function renders. `Found` becomes JSON, of which the dates are
 * those of entries.
 */
export interface PageView<Data, Found> {
  /** The page's data with it; the rest is read when it is asked for. */
  readonly dataOf: (found: Found) => Data;
}

/** A view that the page asks for beside it. */
export interface ViewBeside<Data, Found> extends PageView<Data, Found> {
  /** Takes what is found from what the page's loader reads. Throws what a read has failed with. */
  readonly pick: (data: Data) => Promise<Found>;
  /** Whether the browser keeps it for pages in other languages, too. */
  readonly isInAllLanguages?: true;
}

/** The id of the element with the data of a view. */
export const VIEW_DATA_ID = 'view-data';

/** The scripts of a page name its release: classes and data of another one may differ. */
export const releaseIn = (address: string): string => /frame-\w+/.exec(address)?.[0] ?? '';

export const parseView = (json: string): unknown =>
  JSON.parse(json, (name, value) => (name === 'publishedAt' ? new Date(value) : value));
