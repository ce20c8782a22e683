import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SetupError } from './emulators/setup-error';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  chromium.executablePath(),
];

/**
 * The path of a Chromium for the browser tests.
 *
 * @throws SetupError if none is installed
 */
export function findBrowser(): string {
  const found = CANDIDATES.find((candidate) => candidate && existsSync(candidate));
  if (found) return found;
  throw new SetupError(
    'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install chromium) or name it in CHROMIUM_PATH.',
  );
}
