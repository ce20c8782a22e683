import { bucketParts, databaseParts } from './storage';
import { checkFromOutside, publishParts } from './publish';
import { companyParts, webAppParts } from './company';
import { firstAdminParts } from './first-admin';
import { projectParts, serviceParts, signInParts } from './project';
import { runSteps, type Step, type Setup, googleOf } from './steps';
import { watchingParts } from './watching';
import { checkProject } from '../check/check-project';
import { apiReader } from '../google-answers';
import { signInToGoogle } from '../google-apis';
import { asker, type SetupArguments } from './arguments';

/** What `npm run setup` does, in this order. */
export const STEPS: readonly Step[] = [
  { title: 'Project', parts: projectParts },
  { title: 'Services', parts: serviceParts },
  { title: 'Database', parts: databaseParts },
  { title: 'Pictures', parts: bucketParts },
  { title: 'Web app', parts: webAppParts },
  { title: 'Sign-in', parts: signInParts },
  { title: 'Company', parts: companyParts },
  { title: 'Publishing', parts: publishParts },
  { title: 'Administrator', parts: firstAdminParts },
  { title: 'Watching', parts: watchingParts },
  { title: 'Check', findings: checkFromOutside },
];

/** What a set-up does outside of Google's APIs. */
export interface Surroundings {
  /** The folder of the site's sources. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** Waits before something is asked of Google once more. */
  readonly pause: () => Promise<void>;
  /** Builds and publishes. Throws SetupError. */
  readonly deploy: Setup['deploy'];
  readonly checkSite: Setup['checkSite'];
}

/**
 * Sets up a project, publishes the site in it and looks at both (product 33.7).
 *
 * @throws SetupError with one sentence; the next run goes on from there
 */
export async function setUp(
  { project, answers, isDemo, withFunction, mode }: SetupArguments,
  surroundings: Surroundings,
): Promise<void> {
  const { folder, say, pause } = surroundings;
  const call = await signInToGoogle(folder, project);
  const left = await runSteps(STEPS, {
    ...surroundings,
    project,
    isDemo,
    withFunction,
    mode,
    google: googleOf(call, pause),
    ask: asker(answers),
    checkProject: () => checkProject(project, apiReader(call), withFunction),
  });
  say(left.length > 0 ? '\nLeft to do:' : '\nAll of that is so.');
  for (const sentence of left) say(`- ${sentence}`);
}
