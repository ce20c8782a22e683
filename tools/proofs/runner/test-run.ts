import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type EmulatorPorts, freePorts } from '../../development/ports';
import { PROJECT_FOLDER } from '../../development/project';

/** What a run of tests has for itself, so that several stand beside each other. */
interface TestRun {
  /** Absolute: the reports, screenshots, built sites and logs of the run. */
  readonly folder: string;
  readonly ports: EmulatorPorts & { readonly site: number };
}

/** How it reaches the processes that this one starts: as JSON. */
const VARIABLE = 'TEST_RUN';

const SERVERS = ['auth', 'firestore', 'websocket', 'storage', 'hub', 'logging', 'site'] as const;
const ALL_RUNS = path.join(PROJECT_FOLDER, 'test-results');

/**
 * Chooses a folder and ports, unless the program that started this one has done so. Deletes the folders of
 * runs that have ended.
 */
export async function beginTestRun(): Promise<TestRun> {
  if (process.env[VARIABLE] === undefined) {
    deleteEndedRuns();
    const folder = path.join(ALL_RUNS, String(process.pid));
    mkdirSync(folder, { recursive: true });
    const run: TestRun = { folder, ports: await freePorts(SERVERS) };
    process.env[VARIABLE] = JSON.stringify(run);
  }
  return testRun();
}

/**
 * The run that this process belongs to.
 *
 * @throws Error if none was begun
 */
export function testRun(): TestRun {
  const run = process.env[VARIABLE];
  if (run === undefined) throw new Error('No test run was begun.');
  return JSON.parse(run) as TestRun;
}

/** The folders are named by the process that began the run. */
function deleteEndedRuns(): void {
  mkdirSync(ALL_RUNS, { recursive: true });
  for (const name of readdirSync(ALL_RUNS)) {
    if (isRunning(Number(name))) continue;
    rmSync(path.join(ALL_RUNS, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
