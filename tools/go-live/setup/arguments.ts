import { PRODUCTION_MODE } from '../deploy/arguments';
import { SetupError, parseOptions, promptLine, TERMINAL } from '../../development/command-line';

/** The values that are prompted for unless the command line has them. */
type AnswerName = 'region' | 'name' | 'tagline' | 'address' | 'admin' | 'budget';

export interface SetupArguments {
  readonly project: string;
  readonly answers: Readonly<Partial<Record<AnswerName, string>>>;
  /** Whether the site is built before it is published. */
  readonly isBuilding: boolean;
  readonly isDemo: boolean;
  readonly withFunction: boolean;
  readonly mode: string;
}

export const USAGE = `Usage: npm run setup -- --project ID

Sets up a Firebase project for the site, and publishes it. What is already so stays as it is; after
an interruption, run it again. It asks for what these options do not say:

  --region asia-south1     where the database and the pictures are, for ever
  --name TEXT              the company's name
  --tagline TEXT           what is said below it
  --address https://...    the address of the site, without a slash at its end
  --admin EMAIL            the first administrator, who gets the mails of the monitoring as well
  --budget 20              what a month may cost before a mail is sent, in the account's currency
  --demo                   publishes the demo company
  --mode staging           sets up the project of .env.staging.local
  --without-function       publishes without the function, see README`;

/**
 * Parses the arguments of `npm run setup`. Throws SetupError with the remedy if they are invalid.
 */
export function parseSetupArguments(args: readonly string[]): SetupArguments {
  const { values } = parseOptions(
    {
      args: [...args],
      options: {
        project: { type: 'string' },
        region: { type: 'string' },
        name: { type: 'string' },
        tagline: { type: 'string' },
        address: { type: 'string' },
        admin: { type: 'string' },
        budget: { type: 'string' },
        build: { type: 'boolean' },
        demo: { type: 'boolean' },
        mode: { type: 'string' },
        'without-function': { type: 'boolean' },
      },
    },
    '. See npm run setup -- --help.',
  );
  const { project, build, demo, mode, 'without-function': without, ...answers } = values;
  if (!project || !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
    throw new SetupError('Which project? Give the id that the console shows: --project ID.');
  }
  return {
    project,
    answers,
    isBuilding: build ?? false,
    isDemo: demo ?? false,
    withFunction: !without,
    mode: mode ?? PRODUCTION_MODE,
  };
}

export interface Question {
  readonly name: AnswerName;
  readonly text: string;
  /** The default for an empty answer, and without an interactive terminal. */
  readonly otherwise?: string;
  /** The pattern of valid answers. */
  readonly accepts: RegExp;
}

/** Answers a question from the command line's arguments, or by asking a person. */
export type Ask = (question: Question) => Promise<string>;

/**
 * Creates a function that prompts for values that are not on the command line, each once. It throws
 * SetupError without an interactive terminal.
 */
export function createPrompter(given: SetupArguments['answers'], terminal = TERMINAL): Ask {
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
      const line = await promptLine(terminal, `  ${text}${hint} `);
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
