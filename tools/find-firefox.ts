import { existsSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './emulators/setup-error';

const COMMANDS = ['firefox', 'firefox-esr'];

/**
 * The path of an installed Firefox, or undefined: none is downloaded.
 *
 * @throws SetupError if FIREFOX_PATH names a file that does not exist
 */
export function findFirefox(): string | undefined {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new SetupError(
      `FIREFOX_PATH names ${chosen}, which does not exist. Correct or unset it.`,
    );
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ];
  return chosen || candidates.find((candidate) => existsSync(candidate));
}
