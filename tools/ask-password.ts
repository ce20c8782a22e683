import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SetupError } from './emulators/setup-error';

/**
 * Asks for a password on the terminal, which does not show it.
 *
 * @throws SetupError where nobody can answer
 */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new SetupError('Nobody can be asked for a password here.');
  process.stdout.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}
