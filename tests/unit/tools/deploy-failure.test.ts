// product 33.1.
import { expect, test } from 'vitest';
import { afterFailure } from '../../../tools/deploy/deploy-failure';

// As firebase-tools 14 and Google's APIs write them.
const FAILURES: Readonly<Record<string, RegExp>> = {
  'Unable to set the invoker for the IAM policy on the following functions: pages(asia-south1)':
    /--without-function`\.$/,
  'Failed to authenticate, have you run firebase login?': /`npx firebase login --reauth`/,
  'Authentication Error: Your credentials are no longer valid.': /`npx firebase login --reauth`/,
  "Your project x must be on the Blaze (pay-as-you-go) plan to complete this command. Required API artifactregistry.googleapis.com can't be enabled":
    /Blaze plan: upgrade/,
  'Unable to deploy to Hosting as there is no Hosting site. Use firebase hosting:sites:create':
    /open Hosting in the Firebase console/,
  "Firebase Storage has not been set up on project 'x'.": /open Storage in the Firebase console/,
  'Failed to replace Run service projects/1/locations/asia-south1/services/pages': /deploy again/,
  'Request to https://cloudfunctions.googleapis.com/v2 had HTTP Error: 403, Permission denied':
    /role Owner or Editor/,
};

test.each(Object.entries(FAILURES))('"%s" comes with what to do', (output, sentence) => {
  expect(afterFailure(`i  deploying\n\nError: ${output}\n`)).toMatch(sentence);
});

test('what is not known comes with a sentence as well', () => {
  expect(afterFailure('Error: x')).toMatch(/^The deploy is not complete: .+\.$/);
});
