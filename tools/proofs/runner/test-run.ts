import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type EmulatorPorts, freePorts } from '../../development/ports';
import { PROJECT_FOLDER } from '../../development/project';

/** The folder and ports of a test run, so that several can run in parallel. */
interface TestRun {
  /** The absolute path of the folder for reports, screenshots, built sites and logs. */
  readonly folder: string;
  readonly ports: EmulatorPorts & { readonly site: number };
}

/** The environment variable that passes the run to child processes, as JSON. */
const VARIABLE = 'TEST_RUN';

const SERVERS = ['auth', 'firestore', 'websocket', 'storage', 'hub', 'logging', 'site'] as const;
const ALL_RUNS = path.join(PROJECT_FOLDER, 'test-results');

/**
 * Chooses a folder and ports, unless the parent process has done so. Deletes the folders of ended
 * runs.
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
 * Returns the run of this process.
 *
 * @throws Error if none was begun
 */
export function testRun(): TestRun {
  const run = process.env[VARIABLE];
  if (run === undefined) throw new Error('No test run was begun.');
  return JSON.parse(run) as TestRun;
}

/** Deletes the folders of ended runs, which are named by their process id. */
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
