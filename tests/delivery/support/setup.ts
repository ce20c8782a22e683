import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { Finding } from '../../../tools/go-live/findings';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import { describeError } from '../../../tools/development/command-line';
import { parseSetupArguments } from '../../../tools/go-live/setup/arguments';
import { setUp } from '../../../tools/go-live/setup/set-up';
import { type CloudState, newProject } from './google/cloud-state';
import { type FakeGoogle, startFakeGoogle } from './google/fake-google';
import { publish } from './google/published';

export interface SetupResult {
  /** The error that ended the run early. */
  readonly error: string | undefined;
  readonly lines: readonly string[];
}

/** Creates a folder with the sources that a set-up changes. */
function sourceFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  mkdirSync(path.join(folder, 'src/company'), { recursive: true });
  const site = 'src/company/site.ts';
  cpSync(path.join(PROJECT_FOLDER, site), path.join(folder, site));
  return folder;
}

/**
 * Replacements for what is not part of Google's APIs; by default, a deploy publishes at once, and a
 * live site has no problems.
 */
interface Outside {
  readonly deploy?: () => Promise<void>;
  readonly checkSite?: (origin: string) => Promise<readonly Finding[]>;
}

export const PROJECT = 'new-cinema';
export const ARGUMENTS = [
  `--project=${PROJECT}`,
  '--region=asia-south1',
  "--name=Mira's Films",
  '--tagline=Films by the sea.',
  '--admin=mira@cinema.test',
];

/**
 * Starts a fake of Google's APIs with an empty project, and a folder; both are new for each test.
 */
export async function openSetup() {
  const google = await startFakeGoogle(newProject(PROJECT));
  const variables = { ...google.environment, FIREBASE_TOKEN: 'token', CI: '1' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  let folder = '';
  afterAll(() => {
    google.close();
    vi.unstubAllEnvs();
  });

  function startAnew(): void {
    if (folder) rmSync(folder, { recursive: true });
    google.cloud = newProject(PROJECT);
    google.requests.length = 0;
    google.disturb = undefined;
    folder = sourceFolder();
  }
  beforeEach(startAnew);
  afterEach(() => {
    const unknown = google.unknown.splice(0);
    if (unknown.length > 0) throw new Error(`Nobody answers ${unknown.join(', ')}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Sets up the project in this process, without interactive answers. */
  async function runWith(args: readonly string[], outside: Outside = {}): Promise<SetupResult> {
    google.requests.length = 0;
    const lines: string[] = [];
    const ended = setUp(parseSetupArguments(args), {
      folder,
      say: (line) => void lines.push(line),
      pause: () => Promise.resolve(),
      deploy: async () => publish(google.cloud),
      checkSite: async () => [],
      ...outside,
    });
    const error = await ended.then(
      () => undefined,
      (reason: unknown) => describeError(reason),
    );
    return { error, lines };
  }

  const readIn = (file: string) => {
    const found = path.join(folder, file);
    return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
  };

  return {
    google,
    /** Returns the files in the folder, by path. */
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .toSorted(),
    readIn,
    startAnew,
    runWith,
    run: (...args: readonly string[]) => runWith([...ARGUMENTS, ...args]),
    write: (file: string, text: string) => writeFileSync(path.join(folder, file), text),
    /** Returns everything that a set-up leaves. */
    result: () => ({
      cloud: withoutTimes(structuredClone(google.cloud)),
      env: readIn('.env.production.local'),
      site: readIn('src/company/site.ts'),
    }),
  };
}

/** The time at which somebody became an administrator differs between runs. */
function withoutTimes(cloud: CloudState): CloudState {
  for (const fields of cloud.userDocuments.values()) Reflect.deleteProperty(fields, 'since');
  return cloud;
}

const READING =
  /^GET |^POST .token|:getIamPolicy$|:testIamPermissions$|:runQuery$|accounts:lookup$|^POST .rules.*:test$/;

/** Returns the requests that change something. */
export const writesIn = ({ requests }: FakeGoogle) =>
  requests.filter((request) => !READING.test(request));
