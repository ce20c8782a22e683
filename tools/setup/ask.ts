import { createInterface } from 'node:readline/promises';
import { SetupError } from '../emulators/setup-error';
import type { AnswerName, SetupArguments } from './setup-arguments';

export interface Question {
  readonly name: AnswerName;
  readonly text: string;
  /** Taken for an empty answer, and where nobody can answer. */
  readonly otherwise?: string;
  /** Whether an answer is possible. */
  readonly accepts: RegExp;
}

/** The answer to a question: that of the command line, or a person's. */
export type Ask = (question: Question) => Promise<string>;

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Asks a person what the command line does not say, and nothing twice. Throws SetupError where that is not possible. */
export function asker(
  given: SetupArguments['answers'],
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Ask {
  const answers = { ...given };
  return async ({ name, text, otherwise, accepts }) => {
    const said = answers[name];
    if (said !== undefined) {
      if (accepts.test(said)) return said;
      throw new SetupError(`"${said}" cannot be the ${name}: correct --${name}.`);
    }
    if (!input.isTTY) {
      if (otherwise !== undefined) return otherwise;
      throw new SetupError(`Nobody can answer here (${text}): add --${name}.`);
    }
    const hint = otherwise === undefined ? '' : ` [${otherwise}]`;
    for (;;) {
      const answer = (await lineFrom({ input, output }, `  ${text}${hint} `)) || otherwise || '';
      if (accepts.test(answer)) {
        answers[name] = answer;
        return answer;
      }
      output.write(`  That cannot be the ${name}.\n`);
    }
  };
}

/** @throws SetupError at the end of the input, as by Ctrl-D */
async function lineFrom({ input, output }: Terminal, question: string): Promise<string> {
  const terminal = createInterface({ input, output });
  const ended = new Promise<never>((_, reject) =>
    terminal.once('close', () => reject(new SetupError('No answer: run this command again.'))),
  );
  try {
    return (await Promise.race([terminal.question(question), ended])).trim();
  } finally {
    terminal.close();
  }
}
