import { listAt, textAt } from '../admin/check/google-api';
import type { Part, Setup } from './run-steps';

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
export function serviceParts({ project, google }: Setup): readonly Part[] {
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
