/** A row of results; `verdict` is missing if there is no target. */
export interface Row {
  readonly cells: readonly string[];
  readonly verdict?: 'ok' | 'MISSED';
  /** Set for a missed target that does not depend on the machine: the command fails. */
  readonly fatal?: boolean;
}

export interface Table {
  readonly title: string;
  /** How it was measured. */
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

export const verdict = (met: boolean): 'ok' | 'MISSED' => (met ? 'ok' : 'MISSED');

/** Prints a table with aligned columns, numbers to the right. */
export function printTable({ title, note, head, rows }: Table): void {
  const cellRows = [head, ...rows.map(({ cells }) => cells)];
  const widths = head.map((_, column) =>
    Math.max(...cellRows.map((cells) => cells[column]?.length ?? 0)),
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
  for (const { cells, verdict: end = '' } of rows) console.log(format(cells, end));
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
