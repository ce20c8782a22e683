import { requireFirebaseTools } from '../deploy/firebase-tools';
import { PROJECT_FOLDER } from '../emulators/project';

interface Account {
  readonly user: object;
  readonly tokens: object;
}

/**
 * Lets the admin SDK sign in to a project: with the key that GOOGLE_APPLICATION_CREDENTIALS names, or
 * else by the login of firebase-tools, which keeps a file for that in its own folder in the user's home.
 */
export async function signInByLogin(project: string): Promise<void> {
  const { env } = process;
  if (env['GOOGLE_APPLICATION_CREDENTIALS']) return;
  const { selectAccount } = requireFirebaseTools<{
    selectAccount: (named: undefined, folder: string) => Account | undefined;
  }>('auth');
  const { getCredentialPathAsync } = requireFirebaseTools<{
    getCredentialPathAsync: (account: Account) => Promise<string | undefined>;
  }>('defaultCredentials');
  const account = selectAccount(undefined, PROJECT_FOLDER);
  const file = account && (await getCredentialPathAsync(account));
  if (!file) return;
  env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  // A person's requests count for the project that they name, those of a service account for its own.
  env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
}
