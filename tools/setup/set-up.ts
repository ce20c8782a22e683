import { signInToGoogle } from '../deploy/google-apis';
import { asker } from './ask';
import { googleOf } from './google';
import { runSteps, type Setup } from './run-steps';
import type { SetupArguments } from './setup-arguments';
import { STEPS } from './steps';

/** What a set-up does outside of Google's APIs. */
export interface Surroundings {
  /** The folder of the site's sources. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** Waits before something is asked of Google once more. */
  readonly pause: () => Promise<void>;
  /** Builds and publishes. Throws SetupError. */
  readonly deploy: Setup['deploy'];
}

/**
 * Sets up a project and publishes the site in it (product 33.7).
 *
 * @throws SetupError with one sentence; the next run goes on from there
 */
export async function setUp(
  { project, answers, isDemo }: SetupArguments,
  { folder, say, pause, deploy }: Surroundings,
): Promise<void> {
  const call = await signInToGoogle(folder, project);
  const google = googleOf(call, pause);
  const ask = asker(answers);
  const left = await runSteps(STEPS, { project, folder, isDemo, google, ask, say, deploy, pause });
  say(left.length > 0 ? '\nLeft to do:' : '\nAll of that is so.');
  for (const sentence of left) say(`- ${sentence}`);
}
