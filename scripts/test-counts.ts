import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Counts {
  readonly passed: number;
  /** Failed, skipped or interrupted: a test that did not prove anything. */
  readonly unsuccessful: number;
}

/** Adds up the tests in the reports that Vitest and Playwright wrote into a folder. */
export function countTests(folder: string): Counts {
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const counts = reports.map((name) => {
    const report: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    return countReport(report);
  });
  return {
    passed: sum(counts.map(({ passed }) => passed)),
    unsuccessful: sum(counts.map(({ unsuccessful }) => unsuccessful)),
  };
}

function countReport(report: unknown): Counts {
  const vitestTotal = numberAt(report, 'numTotalTests');
  if (vitestTotal !== undefined) {
    const passed = numberAt(report, 'numPassedTests') ?? 0;
    return { passed, unsuccessful: vitestTotal - passed };
  }
  const stats = at(report, 'stats');
  const unsuccessful = sum(
    ['unexpected', 'skipped', 'flaky'].map((key) => numberAt(stats, key) ?? 0),
  );
  return { passed: numberAt(stats, 'expected') ?? 0, unsuccessful };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function numberAt(value: unknown, key: string): number | undefined {
  const found = at(value, key);
  return typeof found === 'number' ? found : undefined;
}
