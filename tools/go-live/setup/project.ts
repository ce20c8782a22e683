import { at, listAt, textAt } from '../google-answers';
import { SetupError } from '../../development/command-line';
import { requireOwnEnvFile } from './company';
import type { SetupTask, Setup } from './steps';
import { CLOSED_TO_STRANGERS } from '../check/settings';

/** The tasks that a person has to do: create the project, and enable billing. */
export function projectTasks(setup: Setup): readonly SetupTask[] {
  // Before anything is created in a project that is not meant.
  requireOwnEnvFile(setup);
  const { project, google } = setup;
  const plans = `https://console.firebase.google.com/project/${project}/usage/details`;
  return [
    {
      what: `The project ${project} exists`,
      isDone: async () =>
        (await google.read('firebaseApiOrigin', `GET /v1beta1/projects/${project}`)) !== undefined,
      apply: () => {
        throw new SetupError(
          `There is no Firebase project ${project}: create it at https://console.firebase.google.com, or correct --project.`,
        );
      },
      manualRemedy:
        'sign in with an account that owns the project by `npx firebase login --reauth`',
      isRequired: true,
    },
    {
      what: 'The project is on the Blaze plan',
      isDone: async () => {
        const billing = `GET /v1/projects/${project}/billingInfo`;
        return at(await google.read('cloudbillingOrigin', billing), 'billingEnabled') === true;
      },
      apply: () => {
        throw new SetupError(
          `The project ${project} has no billing account: upgrade it to the Blaze plan at ${plans}, then run this command again.`,
        );
      },
      manualRemedy: `have its owner upgrade it to the Blaze plan at ${plans}`,
      isRequired: true,
    },
  ];
}

/**
 * The Google services that the site, its deploy and its monitoring use; at most 20 can be enabled
 * in one request.
 */
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

/** The tasks that enable the Google services. */
export function serviceTasks({ project, google }: Setup): readonly SetupTask[] {
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
      isDone: async () => (await findOff()).length === 0,
      apply: async () => {
        await google.change('serviceUsageOrigin', `POST ${services}:batchEnable`, {
          serviceIds: await findOff(),
        });
      },
      manualRemedy:
        'have an owner of the project or of its organisation allow them under Google Cloud → APIs & Services',
      isRequired: true,
    },
  ];
}

/**
 * The tasks that configure sign-in by address and password, without accounts for others
 * (security.md T02).
 */
export function signInTasks({ project, google }: Setup): readonly SetupTask[] {
  const address = `/admin/v2/projects/${project}/config`;
  const console = `https://console.firebase.google.com/project/${project}/authentication`;
  const find = () => google.read('authManagementOrigin', `GET ${address}`);

  /** Returns the task for a switch of the configuration, by its path. */
  const toggle = (what: string, path: readonly string[], manualRemedy: string): SetupTask => ({
    what,
    isDone: async () => at(await find(), ...path) === true,
    apply: async () => {
      const body = path.reduceRight<unknown>((value, name) => ({ [name]: value }), true);
      const request = `PATCH ${address}?updateMask=${path.join('.')}`;
      await google.change('authManagementOrigin', request, Object(body));
    },
    manualRemedy,
  });
  const settings = `${console}/settings → User actions`;

  return [
    {
      what: 'Authentication is set up',
      isDone: async () => (await find()) !== undefined,
      apply: async () => {
        const request = `POST /v2/projects/${project}/identityPlatform:initializeAuth`;
        await google.change('authManagementOrigin', request, {});
      },
      manualRemedy: `press "Get started" at ${console}, then run this command again`,
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
