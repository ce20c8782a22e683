import { textAt } from '../google-answers';
import type { ApiAnswer, ApiName, CallApi } from '../google-apis';
import { SetupError } from '../../development/command-line';
import { reportOf, type Finding } from '../findings';
import type { Ask } from './arguments';

/** Google does not do what it was asked for, and would not do it a second time either. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export interface Google {
  /** What is at an address (`GET /v1/projects/ID`); undefined if there is nothing. */
  read(api: ApiName, request: string, body?: object): Promise<unknown>;
  /** Changes something and waits until that is done. */
  change(api: ApiName, request: string, body?: object): Promise<unknown>;
}

const MISSING = 404;
const EXISTS = 409;
const FAULT = 500;
const TOO_MANY = 429;
/** Some minutes: what was switched on a moment ago is known everywhere by then. */
const TRIES = 30;
const NOT_ON_YET = /has not been used in project|SERVICE_DISABLED|API.*is disabled/;
/** What is missing is not said with 404 by every API. */
const NOTHING = /CONFIGURATION_NOT_FOUND/;

/**
 * Calls Google's APIs for a set-up (product 33.7). Both functions throw Refusal for what is refused,
 * and SetupError for what another run may get done.
 *
 * @param pause waits before something is asked once more
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

/** The name of a change that takes longer, if the answer is one that is not done. */
function operationIn(body: unknown): string | undefined {
  const name = textAt(body, 'name');
  const isOperation = /(^|\/)operations\//.test(name) && Object(body).done !== true;
  return isOperation ? name : undefined;
}

/** Asks until an answer is final, but not for ever. */
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

/** What the steps of a set-up work with. */
export interface Setup {
  readonly project: string;
  /** The folder of the site's sources. */
  readonly folder: string;
  /** The mode of the build, which chooses the .env file. */
  readonly mode: string;
  /** The demo company is published on purpose. */
  readonly isDemo: boolean;
  /** False if the site is published without the function. */
  readonly withFunction: boolean;
  readonly google: Google;
  readonly ask: Ask;
  readonly say: (line: string) => void;
  /** Builds and publishes. Throws SetupError. */
  readonly deploy: () => Promise<void>;
  /** Whether the project is set as it must be. Throws SetupError. */
  readonly checkProject: () => Promise<readonly Finding[]>;
  /** What a live site answers at this address. */
  readonly checkSite: (origin: string) => Promise<readonly Finding[]>;
  readonly pause: () => Promise<void>;
}

/** One thing that has to be so in the project. */
export interface Part {
  readonly what: string;
  isSo(): Promise<boolean>;
  /** Makes it so; what it returns is shown. Throws Refusal if that is not possible. */
  make(): Promise<string | void>;
  /** Where Google refuses: what a person does instead, as the end of a sentence. */
  readonly byHand: string;
  /** Without it the further steps make no sense. */
  readonly isNeeded?: boolean;
}

export interface Step {
  readonly title: string;
  readonly parts?: (setup: Setup) => readonly Part[];
  /** What is looked at, and left to do where it is not ok. */
  readonly findings?: (setup: Setup) => Promise<readonly Finding[]>;
}

/** A change can take a moment to be read. */
const READ_TRIES = 5;

/**
 * Takes one step after the other. A part that is so already is not touched; any other is made, and
 * looked at afterwards (product 33.7). Last of all it is looked at from outside.
 *
 * @returns what is left for a person to do
 * @throws SetupError with one sentence; the next run goes on from there
 */
export async function runSteps(steps: readonly Step[], setup: Setup): Promise<readonly string[]> {
  const left: string[] = [];
  for (const [index, { title, parts, findings }] of steps.entries()) {
    setup.say(`\n${index + 1}/${steps.length} ${title}`);
    for (const part of parts?.(setup) ?? []) {
      const rest = await takePart(part, setup);
      if (rest) left.push(rest);
    }
    const found = (await findings?.(setup)) ?? [];
    if (found.length > 0) setup.say(reportOf(found).replaceAll(/^(?=.)/gm, '  '));
    for (const { what, status, detail } of found) {
      if (status === 'not ok') left.push(`${what}: ${detail}`);
    }
  }
  return left;
}

async function takePart(part: Part, { say, pause }: Setup): Promise<string | undefined> {
  const { what, byHand } = part;
  try {
    if (await part.isSo()) {
      say(`  already so: ${what}`);
      return undefined;
    }
    say(`  now: ${what}`);
    const shown = await part.make();
    const isSo = await retried(
      () => part.isSo(),
      (so) => !so,
      pause,
      READ_TRIES,
    );
    if (!isSo) throw new Refusal('Google has accepted it, but it is not so');
    say(`  done${shown ? `: ${shown}` : ''}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const sentence = `${what}: Google refuses that (${error.message}); ${byHand}`;
    if (part.isNeeded) throw new SetupError(`${sentence}, then run this command again.`);
    say(`  left to do: ${sentence}.`);
    return `${sentence}.`;
  }
}
