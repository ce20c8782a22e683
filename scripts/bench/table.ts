/** A line of results; `verdict` is left out where nothing was to be reached. */
export interface Line {
  readonly cells: readonly string[];
  readonly verdict?: 'ok' | 'MISSED';
  /** A miss that no slow machine explains: the command fails. */
  readonly fatal?: boolean;
}

/** Results as they are printed and reported. */
export interface Table {
  readonly title: string;
  /** How it was measured. */
  readonly note: string;
  readonly head: readonly string[];
  readonly lines: readonly Line[];
}

/** The word for whether a target is met. */
export const verdict = (met: boolean): 'ok' | 'MISSED' => (met ? 'ok' : 'MISSED');

/** Prints a table in columns, numbers to the right. */
export function printTable({ title, note, head, lines }: Table): void {
  const rows = [head, ...lines.map(({ cells }) => cells)];
  const widths = head.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const format = (cells: readonly string[], end: string) =>
    [
      ...cells.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
      end,
    ].join('  ');
  console.log(`\n${title}\n${note}\n`);
  console.log(format(head, ''));
  for (const line of lines) console.log(format(line.cells, line.verdict ?? ''));
}

/** The middle value; between the two middle ones of an even number. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
