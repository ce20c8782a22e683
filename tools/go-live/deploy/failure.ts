import { LOGIN_EXPIRED, requireFirebaseTools } from '../google-apis';
import { INVOKER_REFUSED, type DeployedFunction } from './prepare-project';
import { SetupError } from '../../development/command-line';

/** Error messages of firebase-tools, each with the remedy. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/set invoker|the invoker for the IAM policy|allowedPolicyMemberDomains/i, INVOKER_REFUSED],
  [
    /credentials are no longer valid|run firebase login|Authentication Error|HTTP Error: 401/i,
    LOGIN_EXPIRED,
  ],
  [
    /Blaze|pay-as-you-go|billing account/i,
    'The function needs the Blaze plan: upgrade the project in the Firebase console, or deploy with `npm run deploy -- --without-function`.',
  ],
  [
    /no Hosting site/i,
    'The project has no Hosting site yet: open Hosting in the Firebase console and press "Get started", then deploy again.',
  ],
  [
    /Firebase Storage has not been set up/i,
    'The project has no Storage yet: open Storage in the Firebase console and press "Get started", then deploy again.',
  ],
  [
    /Conflict for resource|Failed to replace Run service/i,
    'Google was still busy with the function: deploy again, which goes on where this one ended.',
  ],
  [
    /PERMISSION_DENIED|HTTP Error: 403|missing the following required permissions/i,
    'This login may not do all of that in this project: have an owner give it the role Owner or Editor, then deploy again.',
  ],
];

const OTHERS =
  'The deploy is not complete: what went wrong is said above; deploy again when it is corrected, which goes on where this one ended.';

/** Returns one sentence with the remedy for a failed deploy, by the output of firebase-tools. */
export const failureAdvice = (output: string): string =>
  KNOWN.find(([pattern]) => pattern.test(output))?.[1] ?? OTHERS;

interface RunTags {
  readonly TODO_TAG_NAME: string;
  readonly setRewriteTags: (
    rewrites: readonly object[],
    project: string,
    version: string,
  ) => Promise<void>;
}

/**
 * Names the newest revision of a function, as the rewrites of the next release pin it (product
 * 33.1). firebase-tools would name it for several rewrites at the same time, which Cloud Run
 * refuses as a conflict; it keeps an existing name.
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
    throw new SetupError(failureAdvice(String(error)));
  }
}
