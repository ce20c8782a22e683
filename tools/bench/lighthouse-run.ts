import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../find-browser';
import { WORK_FOLDER } from '../emulators/project';
import { SetupError } from '../emulators/setup-error';
import { CHROMIUM_FLAGS, THROTTLE } from './browser';

/** The last version for Node 20. It is not a dependency because it has 128 packages with 145 MB. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The used part of Lighthouse's JSON report. */
export interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly title: string;
  /** 0 to 1; null if the audit does not apply. */
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly AuditItem[] };
}

interface AuditItem {
  readonly node?: { readonly snippet?: string };
  readonly description?: string;
  readonly sourceLocation?: { readonly url?: string };
}

/**
 * Audits a page with throttling by the browser: Lighthouse's simulated throttling ignores timers and
 * would favour a page that is hidden behind one.
 *
 * @throws SetupError with Lighthouse's error output if it cannot be fetched or fails
 */
export async function audit(url: string, signal: AbortSignal): Promise<Report> {
  const folder = path.join(WORK_FOLDER, 'bench/lighthouse');
  mkdirSync(folder, { recursive: true });
  const output = path.join(folder, `${new URL(url).pathname.replaceAll('/', '_')}.json`);
  const settings = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--throttling-method=devtools',
    ...Object.entries(THROTTLE).map(([name, value]) => `--throttling.${name}=${value}`),
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  await run(['lighthouse', url, ...settings], signal);
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** Runs a command of the package, which npm downloads and caches at the first call. */
async function run(command: readonly string[], signal: AbortSignal): Promise<void> {
  const npmExec = ['exec', '--yes', '--prefer-offline', `--package=${LIGHTHOUSE}`, '--'];
  const child = spawn('npm', [...npmExec, ...command], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code === 0) return;
  throw new SetupError(
    `${LIGHTHOUSE}, which npm fetches the first time, ended with code ${code}:\n${stderr.slice(-2000)}`,
  );
}
