import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SetupError } from './emulators/setup-error';

export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

export const TERMINAL: Terminal = { input: process.stdin, output: process.stdout };

/** The line that a person types; undefined at the end of the input, as by Ctrl-C or Ctrl-D. */
export async function lineFrom(
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
  const answer = (await lineFrom(terminal, `${question} [y/N] `)) ?? '';
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
  const password = await lineFrom(terminal, question, { isHidden: true });
  if (!password) throw new SetupError('No password was typed: nothing was asked of the site.');
  return password;
}
