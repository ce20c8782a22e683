import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './setup-error';

/** What firebase-tools asks for, and what the emulators' classes are compiled for. */
export const MINIMUM_JAVA = 11;

export const JDK_HINT = `Install a JDK, version ${MINIMUM_JAVA} or newer (Debian: apt-get install default-jdk-headless).`;

/** @throws SetupError if `java` is missing or too old */
export function checkJava(): void {
  const { error, status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  // macOS has a `java` that only says that there is none, hence the look at the status.
  if (error || status !== 0) throw new SetupError(`Java is missing. ${JDK_HINT}`);
  const version = parseJavaVersion(stderr);
  if (version !== undefined && version < MINIMUM_JAVA) {
    throw new SetupError(`Java ${version} is too old for the emulators. ${JDK_HINT}`);
  }
}

/**
 * The major version in what `java -version` prints: 17 for `"17.0.15"`, 8 for `"1.8.0_412"`,
 * undefined where it cannot be told.
 */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

/** Whether a compiler is installed too: a JRE has none. */
export function hasJavaCompiler(): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, 'javac')));
}
