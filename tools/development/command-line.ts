import { parseArgs, type ParseArgsConfig } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Thrown if something outside this project has to be corrected; the message says what and how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** Returns the text to print: the message of a SetupError, or the stack of an unexpected error. */
export function describeError(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command; if it fails, prints why, and lets the process end with code 1. */
export async function runCommand(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

/**
 * Parses a command line as Node does.
 *
 * @param hint follows the reason if it makes no sense
 * @throws SetupError
 */
export function parseOptions<const Config extends ParseArgsConfig>(config: Config, hint = '') {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new SetupError(reason + hint);
  }
}

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

export const TERMINAL: Terminal = { input: process.stdin, output: process.stdout };

/**
 * Prompts for a line of text. Returns undefined at the end of the input, as by Ctrl-C or Ctrl-D.
 */
export async function promptLine(
  { input, output }: Terminal,
  question: string,
  { isHidden = false } = {},
): Promise<string | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isHidden) output.write(question);
  const terminal = isHidden
    ? createInterface({ input, output: nowhere, terminal: true })
    : createInterface({ input, output });
  const ended = new Promise<undefined>((resolve) =>
    terminal.once('close', () => resolve(undefined)),
  );
  const line = await Promise.race([terminal.question(isHidden ? '' : question), ended]);
  terminal.close();
  if (isHidden) output.write('\n');
  return line;
}

/**
 * Returns once the user has answered a question with yes.
 *
 * @throws SetupError for any other answer, and where nobody can answer
 */
export async function confirm(question: string, terminal = TERMINAL): Promise<void> {
  if (!terminal.input.isTTY) {
    throw new SetupError('Nothing was changed: nobody can answer here. --yes does without.');
  }
  const answer = (await promptLine(terminal, `${question} [y/N] `)) ?? '';
  if (!/^y(es)?$/i.test(answer.trim())) throw new SetupError('Nothing was changed.');
}

/**
 * Asks for a password on the terminal, which does not show it.
 *
 * @throws SetupError where nobody can answer, and for no answer
 */
export async function askPassword(question: string, terminal = TERMINAL): Promise<string> {
  if (!terminal.input.isTTY) {
    throw new SetupError('Nobody can be asked for a password here: set LIVE_PASSWORD to it.');
  }
  const password = await promptLine(terminal, question, { isHidden: true });
  if (!password) throw new SetupError('No password was typed: nothing was asked of the site.');
  return password;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Under npm one Ctrl-C can arrive twice: from the terminal and forwarded by npm. */
const ECHO_MS = 1_000;

const PARENT_CHECK_MS = 1_000;

/**
 * Calls back once when this process should end: on a signal, when the terminal is closed or when the
 * parent process has ended. A second Ctrl-C exits at once with code 130.
 *
 * Listeners that others have added for these signals, as Vite does to exit at once, are removed.
 */
export function onInterruption(end: () => void): void {
  let first: number | undefined;
  const interrupt = () => {
    if (first === undefined) {
      first = Date.now();
      end();
    } else if (Date.now() - first > ECHO_MS) {
      process.exit(130);
    }
  };
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, interrupt);
  }
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    interrupt();
  }, PARENT_CHECK_MS);
  check.unref();
  // Once the terminal is closed, writing to it fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
