/** The path of the function to which browsers send error reports. */
export const REPORTS_PATH = '/reports';

/** A report of an error that a browser has logged. */
export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** The error code of the database or the host, such as 'unavailable'. */
  readonly code: string;
  readonly page: string;
  /** The file name of the page's main script, which changes with every release. */
  readonly release: string;
}
