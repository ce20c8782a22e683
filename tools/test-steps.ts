import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { PROJECT_FOLDER } from './emulators/project';

export interface StepOptions {
  /** Variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the output is shown as it is written, and not at the end. */
  readonly isLive?: boolean;
}

const running = new Set<ChildProcess>();

/**
 * Runs a tool out of node_modules/.bin and prints its output and duration.
 *
 * @returns whether it succeeded
 */
export async function runStep(
  name: string,
  tool: string,
  args: readonly string[],
  { environment = {}, isLive = false }: StepOptions = {},
): Promise<boolean> {
  console.log(`○ ${name}`);
  const begin = performance.now();
  const child = spawn(path.join(PROJECT_FOLDER, 'node_modules/.bin', tool), args, {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...environment, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  running.add(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output.push(error.message);
      resolve(127);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  running.delete(child);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${code === 0 ? '●' : '✗'} ${name} (${seconds} s)\n${output.join('')}`);
  return code === 0;
}

export function endSteps(): void {
  for (const child of running) child.kill();
}
