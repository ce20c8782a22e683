import { at, listAt, textAt } from '../google-answers';
import { SetupError } from '../../development/command-line';
import { requireOwnEnvFile } from './company';
import type { Part, Setup } from './steps';
import { CLOSED_TO_STRANGERS } from '../check/settings';

/** The project exists and may cost money: both are decisions of a person. */
export function projectTasks(setup: Setup): readonly Part[] {
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

/** What the site, its deploy and its monitoring call; at most 20 can be switched on at once. */
export const SERVICES: readonly string[] = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'clouderrorreporting',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'run',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** Google's services are switched on. */
export function serviceTasks({ project, google }: Setup): readonly Part[] {
  const services = `/v1/projects/${project}/services`;
  const names = SERVICES.map((name) => `names=projects/${project}/services/${name}`).join('&');
  const findOff = async () => {
    const states = listAt(
      await google.read('serviceUsageOrigin', `GET ${services}:batchGet?${names}`),
      'services',
    );
    return SERVICES.filter(
      (name) =>
        !states.some(
          (service) =>
            textAt(service, 'name').endsWith(`/${name}`) && textAt(service, 'state') === 'ENABLED',
        ),
    );
  };
  return [
    {
      what: `Google's ${SERVICES.length} services for the site are on`,
      isSo: async () => (await findOff()).length === 0,
      make: async () => {
        await google.change('serviceUsageOrigin', `POST ${services}:batchEnable`, {
          serviceIds: await findOff(),
        });
      },
      byHand:
        'have an owner of the project or of its organisation allow them under Google Cloud → APIs & Services',
      isNeeded: true,
    },
  ];
}

/** Administrators sign in with address and password, and nobody else gets an account (security.md T02). */
export function signInTasks({ project, google }: Setup): readonly Part[] {
  const address = `/admin/v2/projects/${project}/config`;
  const console = `https://console.firebase.google.com/project/${project}/authentication`;
  const find = () => google.read('authManagementOrigin', `GET ${address}`);

  /** A switch of the configuration, by its path. */
  const toggle = (what: string, path: readonly string[], byHand: string): Part => ({
    what,
    isSo: async () => at(await find(), ...path) === true,
    make: async () => {
      const body = path.reduceRight<unknown>((value, name) => ({ [name]: value }), true);
      const request = `PATCH ${address}?updateMask=${path.join('.')}`;
      await google.change('authManagementOrigin', request, Object(body));
    },
    byHand,
  });
  const settings = `${console}/settings → User actions`;

  return [
    {
      what: 'Authentication is set up',
      isSo: async () => (await find()) !== undefined,
      make: async () => {
        const request = `POST /v2/projects/${project}/identityPlatform:initializeAuth`;
        await google.change('authManagementOrigin', request, {});
      },
      byHand: `press "Get started" at ${console}, then run this command again`,
    },
    toggle(
      'Administrators can sign in with address and password',
      ['signIn', 'email', 'enabled'],
      `switch Email/Password on at ${console}/providers`,
    ),
    toggle(
      'The password is asked for',
      ['signIn', 'email', 'passwordRequired'],
      `switch "Email link" off at ${console}/providers`,
    ),
    ...CLOSED_TO_STRANGERS.map(({ what, path, name }) =>
      toggle(what, path, `switch ${name} at ${settings}`),
    ),
  ];
}
