import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listAt, textAt } from '../admin/check/google-api';
import { SetupError } from '../emulators/setup-error';
import { NAMES, valuesIn, withValues, writeWhole, type WebConfig } from './env-file';
import { Refusal } from './google';
import type { Part, Setup } from './run-steps';

const envFileOf = (mode: string) => `.env.${mode}.local`;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Refuses to fill in a file that is for another project (product 33.8).
 *
 * @throws SetupError with the name of that project
 */
export function requireOwnEnvFile({ project, folder, mode }: Setup): void {
  const name = envFileOf(mode);
  const { VITE_FIREBASE_PROJECT_ID: other } = valuesIn(textOf(path.join(folder, name)));
  if (!other || other === project) return;
  throw new SetupError(
    `${name} is for the project ${other}: give --project ${other}, another --mode, or rename that file and run this command again.`,
  );
}

/** The web app is registered, and its configuration is in the file that the build reads. */
export function webAppParts({ project, folder, google, mode }: Setup): readonly Part[] {
  const name = envFileOf(mode);
  const file = path.join(folder, name);
  const readEnv = () => textOf(file);
  const apps = `/v1beta1/projects/${project}/webApps`;
  const find = async () => {
    const found = listAt(await google.read('firebaseApiOrigin', `GET ${apps}`), 'apps');
    return textAt(found[0], 'name');
  };
  return [
    {
      what: 'The site is registered as a web app',
      isSo: async () => (await find()) !== '',
      make: async () => {
        await google.change('firebaseApiOrigin', `POST ${apps}`, { displayName: 'Website' });
      },
      byHand: `add a web app at https://console.firebase.google.com/project/${project}/settings/general`,
      isNeeded: true,
    },
    {
      what: `${name} has the app's addresses`,
      isSo: async () => {
        const values = valuesIn(readEnv());
        return NAMES.every((variable) => values[variable]);
      },
      make: async () => {
        const config = await google.read(
          'firebaseApiOrigin',
          `GET /v1beta1/${await find()}/config`,
        );
        const values: WebConfig = {
          VITE_FIREBASE_API_KEY: textAt(config, 'apiKey'),
          VITE_FIREBASE_APP_ID: textAt(config, 'appId'),
          VITE_FIREBASE_PROJECT_ID: project,
          VITE_FIREBASE_STORAGE_BUCKET: textAt(config, 'storageBucket'),
        };
        const missing = NAMES.filter((variable) => !values[variable]);
        if (missing.length > 0) throw new Refusal(`it does not say ${missing.join(' and ')}`);
        writeWhole(file, withValues(readEnv(), values));
      },
      byHand: 'copy .env.example to that file and fill it in from Project settings → General',
      isNeeded: true,
    },
  ];
}
