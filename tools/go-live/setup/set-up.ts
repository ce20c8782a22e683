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

/** The steps of `npm run setup`, in order. */
export const STEPS: readonly Step[] = [
  { title: 'Project', tasks: projectTasks },
  { title: 'Services', tasks: serviceTasks },
  { title: 'Database', tasks: databaseTasks },
  { title: 'Pictures', tasks: bucketTasks },
  { title: 'Web app', tasks: webAppTasks },
  { title: 'Sign-in', tasks: signInTasks },
  { title: 'Company', tasks: companyTasks },
  { title: 'Publishing', tasks: publishTasks },
  { title: 'Administrator', tasks: firstAdminTasks },
  { title: 'Watching', tasks: watchingTasks },
  { title: 'Check', findings: checkFromOutside },
];

/** The side effects of a set-up besides the Google APIs, which tests replace. */
export interface Surroundings {
  /** The folder of the site's sources. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** Waits before a request is repeated. */
  readonly pause: () => Promise<void>;
  /** Builds and publishes. Throws SetupError. */
  readonly deploy: Setup['deploy'];
  readonly checkSite: Setup['checkSite'];
}

/**
 * Sets up a project, publishes the site and checks both (product 33.7).
 *
 * @throws SetupError with one sentence; the next run continues from there
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
