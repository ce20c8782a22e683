import { SetupError } from '../emulators/setup-error';
import { afterFailure } from './deploy-failure';
import { requireFirebaseTools } from './firebase-tools';
import type { DeployedFunction } from './prepare-project';

interface RunTags {
  readonly TODO_TAG_NAME: string;
  readonly setRewriteTags: (
    rewrites: readonly object[],
    project: string,
    version: string,
  ) => Promise<void>;
}

/**
 * Gives the newest revision of a function the name by which the rewrites of the next release pin it
 * (product 33.1). firebase-tools would do it for each of several rewrites at the same time, which Cloud Run
 * refuses as a conflict; a revision that has a name keeps it.
 *
 * @throws SetupError
 */
export async function pinRevision(
  project: string,
  { functionId, region }: DeployedFunction,
): Promise<void> {
  const { setRewriteTags, TODO_TAG_NAME } = requireFirebaseTools<RunTags>('hosting/runTags');
  const run = { serviceId: functionId, region, tag: TODO_TAG_NAME };
  try {
    await setRewriteTags([{ run }], project, Date.now().toString(36));
  } catch (error) {
    throw new SetupError(afterFailure(String(error)));
  }
}
