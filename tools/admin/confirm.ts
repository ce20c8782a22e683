import { createInterface } from 'node:readline/promises';
import { SetupError } from '../emulators/setup-error';

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Returns once the user has answered a question with yes.
 *
 * @throws SetupError for any other answer, and where nobody can answer
 */
export async function confirm(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<void> {
  if (!input.isTTY) {
    throw new SetupError('Nothing was changed: nobody can answer here. --yes does without.');
  }
  const terminal = createInterface({ input, output });
  // The end of the input, as by Ctrl-D, is an answer as well.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new SetupError('Nothing was changed.');
}
