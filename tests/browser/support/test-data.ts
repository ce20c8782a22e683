import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { initializeApp as initializeClient } from 'firebase/app';
import * as client from 'firebase/auth';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** Access that bypasses the security rules, to prepare data and to check stored data. */
const app = initializeApp({ projectId: 'demo-cinema' }, 'browser-tests');
export const database = getFirestore(app);
const accounts = getAuth(app);

export const PASSWORD = 'moonlight-2025';

/** The API key of .env.emulators, which is part of the key under which the SDK stores a session. */
const site = initializeClient({ apiKey: 'demo', projectId: 'demo-cinema' });
const session = client.initializeAuth(site, { persistence: client.inMemoryPersistence });
client.connectAuthEmulator(session, `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`, {
  disableWarnings: true,
});

interface Account {
  readonly email: string;
}

/** Creates an administrator for one test, which may change or delete the account. */
export async function anAdmin() {
  const email = `${randomUUID()}@example.test`;
  const { uid } = await accounts.createUser({ email, password: PASSWORD, emailVerified: true });
  await database.doc(`users/${uid}`).set({ role: 'admin', email });
  return {
    email,
    closeAccount: () => accounts.updateUser(uid, { disabled: true }),
  };
}

/** Returns the browser's stored data of a session, in the SDK's format. */
async function storedSession({ email }: Account) {
  const { user } = await client.signInWithEmailAndPassword(session, email, PASSWORD);
  return [
    { name: `firebase:authUser:${site.options.apiKey}:${site.name}`, value: JSON.stringify(user) },
    { name: 'isAdmin', value: 'true' },
  ];
}

let ofAdmin: ReturnType<typeof storedSession> | undefined;

/** Returns the stored session of an administrator that all tests of a worker share. */
export async function sessionOfAdmin(origin: string) {
  ofAdmin ??= anAdmin().then((admin) => storedSession(admin));
  return { cookies: [], origins: [{ origin, localStorage: await ofAdmin }] };
}

/**
 * Stores a session in the browser, which is faster than the sign-in form, which has its own tests.
 * If any administrator will do, use `isSignedIn`.
 */
export async function startSessionAs(page: Page, account: Account): Promise<void> {
  const stored = await storedSession(account);
  const empty = '<link rel="icon" href="data:," />';
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: empty }));
  await page.goto('/empty');
  await page.unroute('/empty');
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
}

/** Returns the link in the last mail to an address; the emulator sends no mails, but lists them. */
export async function mailedLink(email: string): Promise<URL> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const response = await fetch(`http://${host}/emulator/v1/projects/demo-cinema/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; oobLink: string }[] } = JSON.parse(
    await response.text(),
  );
  const sent = oobCodes.findLast((code) => code.email === email);
  if (!sent) throw new Error(`No mail was sent to ${email}`);
  return new URL(sent.oobLink);
}
