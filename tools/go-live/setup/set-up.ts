import { bucketTasks, databaseTasks } from './storage';
import { checkFromOutside, publishTasks } from './publish';
import { companyTasks, webAppTasks } from './company';
import { firstAdminTasks } from './first-admin';
import { projectTasks, serviceTasks, signInTasks } from './project';
import { runSteps, type Step, type Setup, createGoogleClient } from './steps';
import { watchingTasks } from './watching';
import { checkProject } from '../check/check-project';
import { apiReader } from '../google-answers';
import { signInToGoogle } from '../google-apis';
import { createPrompter, type SetupArguments } from './arguments';

/** What `npm run setup` does, in this order. */
export const STEPS: readonly Step[] = [
  { title: 'Project', parts: projectTasks },
  { title: 'Services', parts: serviceTasks },
  { title: 'Database', parts: databaseTasks },
  { title: 'Pictures', parts: bucketTasks },
  { title: 'Web app', parts: webAppTasks },
  { title: 'Sign-in', parts: signInTasks },
  { title: 'Company', parts: companyTasks },
  { title: 'Publishing', parts: publishTasks },
  { title: 'Administrator', parts: firstAdminTasks },
  { title: 'Watching', parts: watchingTasks },
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
    google: createGoogleClient(call, pause),
    ask: createPrompter(answers),
    checkProject: () => checkProject(project, apiReader(call), withFunction),
  });
  say(left.length > 0 ? '\nLeft to do:' : '\nAll of that is so.');
  for (const sentence of left) say(`- ${sentence}`);
}
