/**
 * The part of a page that is visible first, which the function renders. `Found` is serialized as
 * JSON, in which only entries may contain dates.
 */
export interface PageView<Data, Found> {
  /** Returns the page's loader data from `found`; the rest is read on demand. */
  readonly dataOf: (found: Found) => Data;
}

/** A view that the page requests in parallel to its scripts. */
export interface ViewBeside<Data, Found> extends PageView<Data, Found> {
  /** Extracts `Found` from the loader data. Throws the error of a failed read. */
  readonly pick: (data: Data) => Promise<Found>;
  /** Whether the view can be reused for pages in other languages. */
  readonly isInAllLanguages?: true;
}

export const VIEW_DATA_ID = 'view-data';

/**
 * Returns the release of a page from the name of its script, because class names and data may
 * differ between releases.
 */
export const releaseIn = (address: string): string => /frame-\w+/.exec(address)?.[0] ?? '';

export const parseView = (json: string): unknown =>
  JSON.parse(json, (name, value) => (name === 'publishedAt' ? new Date(value) : value));

/** Returns a page's loader data from its view, which the function of the same release has written. */
export const dataIn = <Data, Found>(view: PageView<Data, Found>, json: string): Data =>
  view.dataOf(parseView(json) as Found);
