import { textAt } from '../google-answers';
import type { ApiAnswer, ApiName, CallApi } from '../google-apis';
import { SetupError } from '../../development/command-line';
import { formatFindings, type Finding } from '../findings';
import type { Ask } from './arguments';

/** Thrown for a request that Google refuses permanently. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export interface Google {
  /**
   * Returns the response of a GET request (`GET /v1/projects/ID`); undefined if the resource does
   * not exist.
   */
  read(api: ApiName, request: string, body?: object): Promise<unknown>;
  /** Sends a change and waits until its operation has ended. */
  change(api: ApiName, request: string, body?: object): Promise<unknown>;
}

const MISSING = 404;
const EXISTS = 409;
const FAULT = 500;
const TOO_MANY = 429;
/** The number of attempts: some minutes, until a newly enabled service is known everywhere. */
const TRIES = 30;
const NOT_ON_YET = /has not been used in project|SERVICE_DISABLED|API.*is disabled/;
/** Error messages for a missing resource; not every API responds with 404. */
const NOTHING = /CONFIGURATION_NOT_FOUND/;

/**
 * Creates a client for the Google APIs of a set-up (product 33.7). Both functions throw Refusal for
 * permanent errors, and SetupError if another run may succeed.
 *
 * @param pause waits before a request is repeated
 */
export function createGoogleClient(call: CallApi, pause: () => Promise<void>): Google {
  async function send(api: ApiName, request: string, body?: object): Promise<ApiAnswer> {
    const answer = await retried(() => call(api, request, body), isNotOnYet, pause);
    if (answer.status >= FAULT || answer.status === TOO_MANY) throw new SetupError(busy(answer));
    return answer;
  }
  return {
    async read(api, request, body) {
      const answer = await send(api, request, body);
      if (answer.status === MISSING || NOTHING.test(reasonOf(answer))) return undefined;
      return bodyOf(answer);
    },
    async change(api, request, body) {
      const answer = await send(api, request, body);
      // By now it exists; whether it is as it should be is asked afterwards.
      if (answer.status === EXISTS) return answer.body;
      const name = operationIn(bodyOf(answer));
      if (!name) return answer.body;
      const [, version] = /^\w+ (\/\w+)/.exec(request) ?? [];
      const ended = await retried(
        () => send(api, `GET ${version}/${name}`),
        ({ status, body: state }) => status < FAULT && Object(state).done !== true,
        pause,
      );
      const { done, error, response } = Object(bodyOf(ended));
      if (error) throw new Refusal(textAt(error, 'message'));
      if (done) return response;
      throw new SetupError('Google is still busy with it: run this command again in some minutes.');
    },
  };
}

const reasonOf = ({ status, body }: ApiAnswer) =>
  `${status} ${textAt(body, 'error', 'message').split('\n')[0] ?? ''}`.trim();

const busy = (answer: ApiAnswer) =>
  `Google answers with an error at the moment (${reasonOf(answer)}): run this command again, which goes on where this one ended.`;

const isNotOnYet = (answer: ApiAnswer) =>
  answer.status === 403 && NOT_ON_YET.test(reasonOf(answer));

function bodyOf(answer: ApiAnswer): unknown {
  if (answer.status >= 400) throw new Refusal(reasonOf(answer));
  return answer.body;
}

/**
 * Returns the name of a long-running operation that has not ended; undefined for other responses.
 */
function operationIn(body: unknown): string | undefined {
  const name = textAt(body, 'name');
  const isOperation = /(^|\/)operations\//.test(name) && Object(body).done !== true;
  return isOperation ? name : undefined;
}

/** Repeats a request until its response is final, up to TRIES times. */
async function retried<Result>(
  ask: () => Promise<Result>,
  isEarly: (result: Result) => boolean,
  pause: () => Promise<void>,
  tries = TRIES,
): Promise<Result> {
  let result = await ask();
  for (let left = tries; left > 0 && isEarly(result); left -= 1) {
    await pause();
    result = await ask();
  }
  return result;
}

/** The context of the steps of a set-up. */
export interface Setup {
  readonly project: string;
  /** The folder of the site's sources. */
  readonly folder: string;
  /** The mode of the build, which chooses the .env file. */
  readonly mode: string;
  /** Whether the demo company may be published. */
  readonly isDemo: boolean;
  /** False if the site is published without the function. */
  readonly withFunction: boolean;
  readonly google: Google;
  readonly ask: Ask;
  readonly say: (line: string) => void;
  /** Builds and publishes. Throws SetupError. */
  readonly deploy: () => Promise<void>;
  /** Checks the settings of the project. Throws SetupError. */
  readonly checkProject: () => Promise<readonly Finding[]>;
  /** Checks the live site at this address. */
  readonly checkSite: (origin: string) => Promise<readonly Finding[]>;
  readonly pause: () => Promise<void>;
}

/** A required state of the project, which is only applied if it is missing. */
export interface SetupTask {
  readonly what: string;
  isDone(): Promise<boolean>;
  /** Applies the state and returns a text to show. Throws Refusal if Google refuses. */
  apply(): Promise<string | void>;
  /** The manual steps if Google refuses, as the end of a sentence. */
  readonly manualRemedy: string;
  /** Whether the following steps depend on this task. */
  readonly isRequired?: boolean;
}

export interface Step {
  readonly title: string;
  readonly tasks?: (setup: Setup) => readonly SetupTask[];
  /** Checks whose failures are left to a person. */
  readonly findings?: (setup: Setup) => Promise<readonly Finding[]>;
}

/** The number of reads after a change, which can take a moment to be visible. */
const READ_TRIES = 5;

/**
 * Runs the steps in order. A task that is done is skipped; after any other, its state is checked
 * again (product 33.7). The public checks come last.
 *
 * @returns what is left for a person to do
 * @throws SetupError with one sentence; the next run continues from there
 */
export async function runSteps(steps: readonly Step[], setup: Setup): Promise<readonly string[]> {
  const left: string[] = [];
  for (const [index, { title, tasks, findings }] of steps.entries()) {
    setup.say(`\n${index + 1}/${steps.length} ${title}`);
    for (const task of tasks?.(setup) ?? []) {
      const rest = await applyTask(task, setup);
      if (rest) left.push(rest);
    }
    const found = (await findings?.(setup)) ?? [];
    if (found.length > 0) setup.say(formatFindings(found).replaceAll(/^(?=.)/gm, '  '));
    for (const { what, status, detail } of found) {
      if (status === 'not ok') left.push(`${what}: ${detail}`);
    }
  }
  return left;
}

async function applyTask(task: SetupTask, { say, pause }: Setup): Promise<string | undefined> {
  const { what, manualRemedy } = task;
  try {
    if (await task.isDone()) {
      say(`  already so: ${what}`);
      return undefined;
    }
    say(`  now: ${what}`);
    const shown = await task.apply();
    const isDone = await retried(
      () => task.isDone(),
      (so) => !so,
      pause,
      READ_TRIES,
    );
    if (!isDone) throw new Refusal('Google has accepted it, but it is not so');
    say(`  done${shown ? `: ${shown}` : ''}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const sentence = `${what}: Google refuses that (${error.message}); ${manualRemedy}`;
    if (task.isRequired) throw new SetupError(`${sentence}, then run this command again.`);
    say(`  left to do: ${sentence}.`);
    return `${sentence}.`;
  }
}
