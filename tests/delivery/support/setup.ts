import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_FOLDER } from '../../../tools/emulators/project';
import { describeError } from '../../../tools/emulators/setup-error';
import { parseSetupArguments } from '../../../tools/setup/setup-arguments';
import { setUp } from '../../../tools/setup/set-up';
import type { FakeGoogle } from './google/fake-google';

export interface SetupResult {
  /** What ended the run before its time. */
  readonly error: string | undefined;
  readonly lines: readonly string[];
}

/** A folder with the sources that a set-up changes. */
export function sourceFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  mkdirSync(path.join(folder, 'src/company'), { recursive: true });
  const site = 'src/company/site.ts';
  cpSync(path.join(PROJECT_FOLDER, site), path.join(folder, site));
  return folder;
}

export const readIn = (folder: string, file: string) =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined;

/** Sets a project up in this process, where nobody can answer; only the deploy is a stub. */
export async function runSetup(
  folder: string,
  deploy: () => Promise<void>,
  ...args: readonly string[]
): Promise<SetupResult> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const pause = () => Promise.resolve();
  const ended = setUp(parseSetupArguments(args), { folder, say, pause, deploy });
  const error = await ended.then(
    () => undefined,
    (reason: unknown) => describeError(reason),
  );
  return { error, lines };
}

const READING =
  /^GET |^POST .token|:getIamPolicy$|:testIamPermissions$|:runQuery$|accounts:lookup$|^POST .rules.*:test$/;

/** The requests that change something. */
export const writesIn = ({ requests }: FakeGoogle) =>
  requests.filter((request) => !READING.test(request));
