import { at } from '../admin/check/google-api';
import { CLOSED_TO_STRANGERS } from '../admin/check/sign-in';
import type { Part, Setup } from './run-steps';

/** Administrators sign in with address and password, and nobody else gets an account (security.md T02). */
export function signInParts({ project, google }: Setup): readonly Part[] {
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
