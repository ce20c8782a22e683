import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SetupError } from './emulators/setup-error';

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks for a password on the terminal, which does not show it.
 *
 * @throws SetupError where nobody can answer, and for no answer, as by Ctrl-C or Ctrl-D
 */
export async function askPassword(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string> {
  if (!input.isTTY) {
    throw new SetupError('Nobody can be asked for a password here: set LIVE_PASSWORD to it.');
  }
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: nowhere, terminal: true });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const password = await Promise.race([terminal.question(''), closed]);
  terminal.close();
  output.write('\n');
  if (!password) throw new SetupError('No password was typed: nothing was asked of the site.');
  return password;
}
