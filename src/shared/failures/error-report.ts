/** Where browsers send what failed: the function takes it. */
export const REPORTS_PATH = '/reports';

/** What the site says of an error that a browser logged. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** What kind of failure the database or the host gave, such as 'unavailable'. */
  readonly code: string;
  /** The path of the page. */
  readonly page: string;
  /** The file of the page's main script, which is another one with every release. */
  readonly release: string;
}
