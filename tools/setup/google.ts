import { textAt } from '../admin/check/google-api';
import type { ApiAnswer, ApiName, CallApi } from '../deploy/google-apis';
import { SetupError } from '../emulators/setup-error';

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
export function googleOf(call: CallApi, pause: () => Promise<void>): Google {
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
export async function retried<Result>(
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
