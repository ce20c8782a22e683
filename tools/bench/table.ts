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

export function printTable({ title, note, head, rows }: Table): void {
  console.log(`\n${title}\n${note}\n`);
  console.table(
    rows.map(({ cells, verdict: end = '' }) =>
      Object.fromEntries([...head.map((name, column) => [name, cells[column]]), ['target', end]]),
    ),
  );
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
