import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { SetupError } from './emulators/setup-error';
import { DOWNLOADED, downloadBrowser } from './download-browser';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same engine without the code of windows: it takes a third less of the processor. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NEEDS_WINDOWS = ['--headed', '--debug', '--ui'];

/**
 * The path of an installed or already downloaded Chromium.
 *
 * @throws SetupError if there is none, or if CHROMIUM_PATH names a file that does not exist
 */
export function findBrowser(): string {
  const installed = findInstalled();
  if (installed) return installed;
  throw new SetupError(
    'No Chromium was found. `npm run test:browser` downloads one; or install one (Debian: apt-get ' +
      'install chromium), or name one in CHROMIUM_PATH.',
  );
}

/**
 * As `findBrowser`, but downloads a Chromium if there is none.
 *
 * @throws SetupError if none can be downloaded
 */
export async function provideBrowser(): Promise<string> {
  return findInstalled() ?? (await downloadBrowser());
}

function findInstalled(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new SetupError(
      `CHROMIUM_PATH names ${chosen}, which does not exist. Correct or unset it.`,
    );
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const needsWindows = process.argv.some((argument) => NEEDS_WINDOWS.includes(argument));
  const commands = needsWindows ? COMMANDS : [HEADLESS_SHELL, ...COMMANDS];
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    DOWNLOADED,
    chromium.executablePath(),
  ];
  return chosen || candidates.find((candidate) => existsSync(candidate));
}
