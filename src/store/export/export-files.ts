import { exportedValue } from './exported-value';
import { textsIn } from './stored-texts';

/** The form of an export. A program that reads one refuses those of a later form. */
export const EXPORT_FORMAT = 1;

/** A document with its values as the database returns them. */
export interface StoredDocument {
  readonly path: string;
  readonly data: unknown;
}

/** A JSON file with these documents, one a line, as they arrive (product 26.8). */
export async function* jsonOf(
  pages: AsyncIterable<readonly StoredDocument[]>,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const { path, data } of page) {
      yield before + JSON.stringify({ path, data: exportedValue(data) });
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** All texts in the values of a document that begin like web addresses. */
export const addressesIn = (data: unknown): readonly string[] =>
  textsIn(data).filter((text) => /^https?:/.test(text));
