import path from 'node:path';
import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { SetupError } from '../development/command-line';

const require = createRequire(import.meta.url);

/** Loads a module of firebase-tools from its lib folder; the caller gives its type. */
export const requireFirebaseTools = <Module>(name: string): Module =>
  require(`firebase-tools/lib/${name}.js`);

/** Returns the path of the `firebase` command. */
const firebaseCommand = (): string => require.resolve('firebase-tools/lib/bin/firebase.js');

export interface CommandResult {
  readonly code: number;
  /** The output, as far as it is known. */
  readonly output: string;
}

/**
 * Runs firebase-tools in a folder. It shows its output, and prompts if the terminal is interactive.
 */
export function runFirebase(folder: string, args: readonly string[]): Promise<CommandResult> {
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
  const stdio = isInteractive ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [firebaseCommand(), ...args], {
    cwd: folder,
    // It starts the function to learn what is to be deployed: ten seconds are few on a busy machine.
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: '60', ...process.env },
    stdio: [isInteractive ? 'inherit' : 'ignore', stdio, stdio],
  });
  let output = '';
  for (const [input, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    input?.on('data', (data: Buffer) => {
      output += data.toString();
      shown.write(data);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: output + logIn(folder) }));
  });
}

/** Returns the log that firebase-tools writes of a failure, without the lines for its developers. */
function logIn(folder: string): string {
  const log = path.join(folder, 'firebase-debug.log');
  if (!existsSync(log)) return '';
  const entries = readFileSync(log, 'utf8').split(/^(?=\[\w+\] )/m);
  return entries.filter((entry) => !entry.startsWith('[debug]')).join('');
}

/** The names that firebase-tools gives the addresses of Google's APIs (its lib/api.js). */
export type ApiName =
  | 'artifactRegistryDomain'
  | 'authManagementOrigin'
  | 'cloudbillingOrigin'
  | 'cloudMonitoringOrigin'
  | 'firebaseApiOrigin'
  | 'firebaseStorageOrigin'
  | 'firestoreOrigin'
  | 'hostingApiOrigin'
  | 'iamOrigin'
  | 'resourceManagerOrigin'
  | 'rulesOrigin'
  | 'runOrigin'
  | 'serviceUsageOrigin'
  | 'storageOrigin'
  | 'budgetsOrigin';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to an address (`POST /v1/projects`) of one of Google's APIs. */
export type CallApi = (api: ApiName, request: string, body?: object) => Promise<ApiAnswer>;

interface Client {
  request(options: {
    readonly method: string;
    readonly path: string;
    readonly body?: object;
    readonly headers?: Readonly<Record<string, string>>;
    readonly retries?: number;
    readonly resolveOnHTTPError: boolean;
  }): Promise<ApiAnswer>;
}

interface FirebaseTools {
  readonly apiv2: {
    readonly Client: new (options: {
      readonly urlPrefix: string;
      readonly apiVersion: string;
    }) => Client;
  };
  readonly api: Readonly<Record<Exclude<ApiName, 'budgetsOrigin'>, () => string>>;
  readonly auth: {
    selectAccount(account: string | undefined, folder: string): object | undefined;
    setActiveAccount(options: object, account: object): void;
  };
  readonly requireAuth: { requireAuth(options: object): Promise<unknown> };
}

const part = <Name extends keyof FirebaseTools>(name: Name): FirebaseTools[Name] =>
  requireFirebaseTools(name);

export const LOGIN_EXPIRED =
  'Google does not accept the login: run `npx firebase login --reauth`, then this command again.';
const NO_CONNECTION =
  'Google cannot be reached: check the connection, then run this command again, which goes on where this one ended.';
const UNAUTHENTICATED = 401;

/** Returns the origin of an API; firebase-tools does not know the one of budgets. */
const originOf = (api: ApiName): string =>
  api === 'budgetsOrigin'
    ? (process.env['BILLING_BUDGETS_URL'] ?? 'https://billingbudgets.googleapis.com')
    : part('api')[api]();

/** APIs that refuse a person's login unless the request names a project for its quota. */
const NEED_PROJECT: readonly ApiName[] = [
  'authManagementOrigin',
  'budgetsOrigin',
  'cloudMonitoringOrigin',
];

/**
 * Signs in as firebase-tools does: with its login, its token or the key that
 * GOOGLE_APPLICATION_CREDENTIALS names.
 *
 * @param project the project whose quota the requests count for, where an API wants one
 * @throws SetupError if there is no login, or when a request shows that it has expired or gets no answer
 */
export async function signInToGoogle(folder: string, project?: string): Promise<CallApi> {
  const options = {};
  const account = part('auth').selectAccount(undefined, folder);
  if (account) part('auth').setActiveAccount(options, account);
  await orExpired(part('requireAuth').requireAuth(options));
  return async (api, request, body) => {
    const [, method = '', apiVersion = '', address = ''] =
      /^([A-Z]+) \/([^/]+)(.*)$/.exec(request) ?? [];
    const { Client } = part('apiv2');
    const client = new Client({ urlPrefix: originOf(api), apiVersion });
    const sent = {
      method,
      path: address,
      ...(body && { body }),
      ...(project && NEED_PROJECT.includes(api) && { headers: { 'x-goog-user-project': project } }),
      // Without an answer nobody knows whether something was created: a second one would be.
      ...(method !== 'GET' && { retries: 0 }),
      resolveOnHTTPError: true,
    };
    const answer = await orExpired(client.request(sent));
    if (answer.status === UNAUTHENTICATED) throw new SetupError(LOGIN_EXPIRED);
    return answer;
  };
}

/**
 * Converts the errors of firebase-tools about an invalid login, which has several messages, to
 * SetupError.
 */
async function orExpired<Result>(promise: Promise<Result>): Promise<Result> {
  try {
    return await promise;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isLogin = /authenticat|credentials|getAccessToken|authorization scopes/i.test(message);
    if (isLogin) throw new SetupError(LOGIN_EXPIRED);
    throw message.startsWith('Failed to make request') ? new SetupError(NO_CONNECTION) : error;
  }
}
