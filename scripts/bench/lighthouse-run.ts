import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../browser';
import { WORK_FOLDER } from '../emulators/project';
import { SetupError } from '../emulators/setup-error';
import { CHROMIUM_FLAGS, THROTTLE } from './browser';

/** The last version for Node 20. It is no dependency: it would bring 128 packages, 145 MB. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is used of Lighthouse's own report. */
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
  /** 1 is passed; null does not apply. */
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
 * Audits a page with the throttle applied by the browser: Lighthouse's own simulation ignores timers
 * and would favour a page that hides behind one.
 *
 * @throws SetupError with Lighthouse's words if it cannot be fetched or does not finish
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

/** Runs it out of npm's cache, which npm fills the first time. */
async function run(command: readonly string[], signal: AbortSignal): Promise<void> {
  const fetched = ['exec', '--yes', '--prefer-offline', `--package=${LIGHTHOUSE}`, '--'];
  const child = spawn('npm', [...fetched, ...command], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code === 0) return;
  throw new SetupError(
    `${LIGHTHOUSE}, which npm fetches the first time, ended with code ${code}:\n${said.slice(-2000)}`,
  );
}
