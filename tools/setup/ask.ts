import { SetupError } from '../emulators/setup-error';
import { lineFrom, TERMINAL } from '../terminal';
import type { AnswerName, SetupArguments } from './setup-arguments';

export interface Question {
  readonly name: AnswerName;
  readonly text: string;
  /** Taken for an empty answer, and where nobody can answer. */
  readonly otherwise?: string;
  /** Whether an answer is possible. */
  readonly accepts: RegExp;
}

/** Answers a question from the command line's arguments, or by asking a person. */
export type Ask = (question: Question) => Promise<string>;

/** Asks a person what the command line does not say, and nothing twice. Throws SetupError where that is not possible. */
export function asker(given: SetupArguments['answers'], terminal = TERMINAL): Ask {
  const answers = { ...given };
  return async ({ name, text, otherwise, accepts }) => {
    const said = answers[name];
    if (said !== undefined) {
      if (accepts.test(said)) return said;
      throw new SetupError(`"${said}" cannot be the ${name}: correct --${name}.`);
    }
    if (!terminal.input.isTTY) {
      if (otherwise !== undefined) return otherwise;
      throw new SetupError(`Nobody can answer here (${text}): add --${name}.`);
    }
    const hint = otherwise === undefined ? '' : ` [${otherwise}]`;
    for (;;) {
      const line = await lineFrom(terminal, `  ${text}${hint} `);
      if (line === undefined) throw new SetupError('No answer: run this command again.');
      const answer = line.trim() || otherwise || '';
      if (accepts.test(answer)) {
        answers[name] = answer;
        return answer;
      }
      terminal.output.write(`  That cannot be the ${name}.\n`);
    }
  };
}
