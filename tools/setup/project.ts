import { at } from '../admin/check/google-api';
import { SetupError } from '../emulators/setup-error';
import { requireOwnEnvFile } from './web-app';
import type { Part, Setup } from './run-steps';

/** The project exists and may cost money: both are decisions of a person. */
export function projectParts(setup: Setup): readonly Part[] {
  // Before anything is created in a project that is not meant.
  requireOwnEnvFile(setup);
  const { project, google } = setup;
  const plans = `https://console.firebase.google.com/project/${project}/usage/details`;
  return [
    {
      what: `The project ${project} exists`,
      isSo: async () =>
        (await google.read('firebaseApiOrigin', `GET /v1beta1/projects/${project}`)) !== undefined,
      make: () => {
        throw new SetupError(
          `There is no Firebase project ${project}: create it at https://console.firebase.google.com, or correct --project.`,
        );
      },
      byHand: 'sign in with an account that owns the project by `npx firebase login --reauth`',
      isNeeded: true,
    },
    {
      what: 'The project is on the Blaze plan',
      isSo: async () => {
        const billing = `GET /v1/projects/${project}/billingInfo`;
        return at(await google.read('cloudbillingOrigin', billing), 'billingEnabled') === true;
      },
      make: () => {
        throw new SetupError(
          `The project ${project} has no billing account: upgrade it to the Blaze plan at ${plans}, then run this command again.`,
        );
      },
      byHand: `have its owner upgrade it to the Blaze plan at ${plans}`,
      isNeeded: true,
    },
  ];
}
