import path from 'node:path';
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { PROJECT_FOLDER } from './project';
import { provideBrowserFonts } from './browser-fonts';
import { SetupError } from './command-line';

/** A headless Chromium for Linux on x64 as an npm package, for networks that allow only npm. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const CACHE = path.join(PROJECT_FOLDER, 'node_modules/.cache/chromium');

/** The path of the Chromium out of that package, once it has been downloaded. */
const DOWNLOADED = path.join(CACHE, 'chromium');

const run = promisify(execFile);

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
 * Lets browsers be started: finds one as `findBrowser` does, but downloads a Chromium if there is none, names it in
 * CHROMIUM_PATH, and gives it the fonts of every machine.
 *
 * @throws SetupError if none can be downloaded
 */
export async function prepareBrowser(): Promise<void> {
  process.env['CHROMIUM_PATH'] = findInstalled() ?? (await downloadBrowser());
  await provideBrowserFonts();
}

function findInstalled(): string | undefined {
  const needsWindows = process.argv.some((argument) => NEEDS_WINDOWS.includes(argument));
  const commands = needsWindows ? COMMANDS : [HEADLESS_SHELL, ...COMMANDS];
  return findProgram('CHROMIUM_PATH', commands, [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    DOWNLOADED,
    chromium.executablePath(),
  ]);
}

/**
 * The path of a program: the one that a variable names, one of the commands on the PATH, or one of the files.
 *
 * @throws SetupError if the variable names a file that does not exist
 */
function findProgram(
  variable: string,
  commands: readonly string[],
  files: readonly string[],
): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) {
    throw new SetupError(`${variable} names ${chosen}, which does not exist. Correct or unset it.`);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...files,
  ];
  return chosen || candidates.find((candidate) => existsSync(candidate));
}

/**
 * Downloads a Chromium: Playwright's, or else the one in the npm package.
 *
 * @returns its path
 * @throws SetupError if neither can be downloaded and started
 */
async function downloadBrowser(): Promise<string> {
  const failures: string[] = [];
  for (const download of [downloadFromPlaywright, downloadFromNpm]) {
    try {
      const browser = await download();
      await run(browser, ['--version']);
      return browser;
    } catch (error) {
      failures.push(String(error).trim());
    }
  }
  throw new SetupError(
    'No Chromium was found or could be downloaded for the browser tests. Install one (Debian: ' +
      `apt-get install chromium) or name one in CHROMIUM_PATH.\n${failures.join('\n')}`,
  );
}

async function downloadFromPlaywright(): Promise<string> {
  console.log('Downloading a Chromium for the browser tests (about 170 MB, once) ...');
  const command = path.join(PROJECT_FOLDER, 'node_modules/.bin/playwright');
  await run(command, ['install', '--no-shell', 'chromium']);
  return chromium.executablePath();
}

async function downloadFromNpm(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`${PACKAGE} has no Chromium for ${process.platform} on ${process.arch}.`);
  }
  console.log(`That failed. Downloading ${PACKAGE} instead (about 70 MB, once) ...`);
  const temporary = `${CACHE}-${process.pid}`;
  await mkdir(temporary, { recursive: true });
  // Only its archives are used: its code needs a newer Node.
  const options = ['--ignore-scripts', '--engine-strict=false', '--loglevel=error'];
  await run('npm', ['install', '--prefix', temporary, ...options, PACKAGE]);
  const archives = path.join(temporary, 'node_modules/@sparticuz/chromium/bin');
  const program = path.join(temporary, 'headless-shell');
  const libraries = path.join(temporary, 'libraries.tar');
  await decompress(path.join(archives, 'chromium.br'), program);
  await decompress(path.join(archives, 'al2023.tar.br'), libraries);
  await chmod(program, 0o755);
  // From a file: tar may close a pipe before its last bytes are written.
  await run('tar', ['-x', '-f', libraries, '-C', temporary]);
  await rm(libraries);
  await writeFile(path.join(temporary, 'chromium'), START_SCRIPT, { mode: 0o755 });
  await rm(path.join(temporary, 'node_modules'), { recursive: true });
  await publish(temporary);
  return DOWNLOADED;
}

/** Starts it with the package's libraries, which a machine without a browser may lack. */
const START_SCRIPT = `#!/bin/sh
folder=$(dirname "$0")
LD_LIBRARY_PATH="$folder/lib" exec "$folder/headless-shell" "$@"
`;

const decompress = (archive: string, file: string): Promise<void> =>
  pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(file));

/** Renames the folder, so that no other process finds an incomplete one. */
async function publish(temporary: string): Promise<void> {
  try {
    await rename(temporary, CACHE);
  } catch (error) {
    if (!existsSync(DOWNLOADED)) throw error;
    await rm(temporary, { recursive: true });
  }
}

/**
 * The path of an installed Firefox, or undefined: none is downloaded.
 *
 * @throws SetupError if FIREFOX_PATH names a file that does not exist
 */
export const findFirefox = (): string | undefined =>
  findProgram(
    'FIREFOX_PATH',
    ['firefox', 'firefox-esr'],
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:/Program Files/Mozilla Firefox/firefox.exe',
    ],
  );
