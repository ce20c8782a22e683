import { downloadZip } from 'client-zip';
import type { PressFile } from '../../../content/movie/press';
import { readFile } from '../../../store/files/read-file';
import { creditLine, notIncludedLine } from '../../../shared/words/press';

/** The number of files that are read in parallel. */
const AT_ONCE = 4;

/**
 * Returns a ZIP with the files and their credit line; it lists the files that could not be read.
 * Throws the error of the first file if none can be read.
 */
export async function createPressZip(
  files: readonly PressFile[],
  credit: string,
): Promise<{ readonly file: Blob; readonly missing: number }> {
  const read: PromiseSettledResult<Blob>[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const part = files.slice(from, from + AT_ONCE);
    read.push(...(await Promise.allSettled(part.map(({ address }) => readFile(address)))));
    const [first] = read;
    if (first?.status === 'rejected' && read.every(({ status }) => status === 'rejected')) {
      throw first.reason;
    }
  }
  const found = files.flatMap(({ name }, at) => {
    const result = read[at];
    return result?.status === 'fulfilled' ? [{ name, input: result.value }] : [];
  });
  const missing = files.filter((_, at) => read[at]?.status === 'rejected');
  const lines = [
    creditLine(credit),
    ...missing.map(({ name, address }) => notIncludedLine(name, address)),
  ];
  const text = { name: 'credit-line.txt', input: `${lines.join('\r\n')}\r\n` };
  const file = await downloadZip([text, ...found]).blob();
  return { file, missing: missing.length };
}
