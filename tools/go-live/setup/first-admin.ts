import { randomBytes } from 'node:crypto';
import { roleGrantFields } from '../../../src/store/team/team';
import { USERS } from '../../../src/firebase/collections';
import { at, listAt, textAt } from '../google-answers';
import { SetupError } from '../../development/command-line';
import type { Question } from './arguments';
import { type Google, Refusal, type SetupTask, type Setup } from './steps';

/** The email address of the first administrator, who gets alerts by mail. */
export const ADMIN: Question = {
  name: 'admin',
  text: 'Which email address has the administrator of the site?',
  accepts: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
};

/**
 * The tasks that create the first administrator. They use a person's login, unlike `npm run admin
 * -- invite`, because the admin SDK does not accept one for Firestore.
 */
export function firstAdminTasks({ project, google, ask }: Setup): readonly SetupTask[] {
  const documents = `/v1/projects/${project}/databases/(default)/documents`;
  return [
    {
      what: 'Somebody is an administrator',
      isDone: async () => {
        const answers = await google.read('firestoreOrigin', `POST ${documents}:runQuery`, {
          structuredQuery: ADMINS,
        });
        return Array.isArray(answers) && answers.some((answer) => at(answer, 'document'));
      },
      apply: async () => {
        const email = (await ask(ADMIN)).toLowerCase();
        const uid = await findOrCreate(google, project, email);
        const given = roleGrantFields(email, 'npm run setup', new Date().toISOString());
        const mask = Object.keys(given).map((name) => `updateMask.fieldPaths=${name}`);
        const record = `PATCH ${documents}/${USERS}/${uid}?${mask.join('&')}`;
        const { since, ...texts } = given;
        await google.change('firestoreOrigin', record, {
          fields: {
            ...Object.fromEntries(
              Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]),
            ),
            since: { timestampValue: since },
          },
        });
        return invitation(email, await findLink(google, project, email));
      },
      manualRemedy:
        'make one with the key of a service account: `npm run admin -- invite EMAIL --project ID`',
    },
  ];
}

const ADMINS = {
  from: [{ collectionId: USERS }],
  where: {
    fieldFilter: { field: { fieldPath: 'role' }, op: 'EQUAL', value: { stringValue: 'admin' } },
  },
  limit: 1,
};

/** Returns the uid of the account with that address, which is created if it does not exist. */
async function findOrCreate(google: Google, project: string, email: string): Promise<string> {
  const accounts = `/v1/projects/${project}/accounts`;
  const found = await google.read('authManagementOrigin', `POST ${accounts}:lookup`, {
    email: [email],
  });
  const [account] = listAt(found, 'users');
  if (account && at(account, 'emailVerified') !== true) {
    throw new SetupError(
      `An account with the address ${email} exists that nobody has verified, so a stranger can have made it: delete it at https://console.firebase.google.com/project/${project}/authentication/users, then run this command again.`,
    );
  }
  if (account) return textAt(account, 'localId');
  // Nobody knows this password: the person sets one by the link.
  const password = randomBytes(32).toString('base64url');
  const created = await google.change('authManagementOrigin', `POST ${accounts}`, {
    email,
    password,
    emailVerified: true,
  });
  return textAt(created, 'localId');
}

/** Returns the link for choosing a password, without sending a mail; '' if Google returns none. */
async function findLink(google: Google, project: string, email: string): Promise<string> {
  const request = `POST /v1/projects/${project}/accounts:sendOobCode`;
  const wish = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
  try {
    return textAt(await google.change('authManagementOrigin', request, wish), 'oobLink');
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}

const invitation = (email: string, link: string) =>
  link
    ? `${email}. Whoever opens this link sets the password, so pass it on to nobody else:\n\n    ${link}\n\n  It soon expires; "Forgotten your password?" at the sign-in sends another`
    : `${email}. "Forgotten your password?" at the sign-in sends the link that sets the password`;
