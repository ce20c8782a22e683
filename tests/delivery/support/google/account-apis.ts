import type { CloudState } from './cloud-state';
import { missing, Refusal, type Routes } from './routes';

const CONFIG = '/admin/v2/projects/{id}/config';
const ACCOUNTS = '/v1/projects/{id}/accounts';
const DOCUMENTS = '/v1/projects/{id}/databases/(default)/documents';

/** Authentication, and the documents of its users in the database. */
export const accountApis = (cloud: CloudState): Readonly<Record<string, Routes>> => ({
  identitytoolkit: {
    [`GET ${CONFIG}`]: () => cloud.signIn ?? missing('CONFIGURATION_NOT_FOUND'),
    'POST /v2/projects/{id}/identityPlatform:initializeAuth': () => {
      if (cloud.signIn) return new Refusal(400, 'INVALID_ARGUMENT', 'Already enabled.');
      cloud.signIn = {};
      return {};
    },
    [`PATCH ${CONFIG}`]: ({ query, json }) => {
      if (!cloud.signIn) return missing('CONFIGURATION_NOT_FOUND');
      for (const mask of query.get('updateMask')?.split(',') ?? []) {
        cloud.signIn = withPath(cloud.signIn, json, mask.split('.'));
      }
      return cloud.signIn;
    },
    [`POST ${ACCOUNTS}:lookup`]: ({ json }) => ({
      users: cloud.users.filter(({ email }) => Object(json['email']).includes(email)),
    }),
    [`POST ${ACCOUNTS}`]: ({ json }) => {
      const { email, emailVerified, password } = Object(json);
      if (String(password).length < 6) return new Refusal(400, 'INVALID_ARGUMENT', 'WEAK_PASSWORD');
      if (cloud.users.some((user) => user.email === email)) {
        return new Refusal(400, 'INVALID_ARGUMENT', 'EMAIL_EXISTS');
      }
      const user = { email, emailVerified, localId: `uid-${cloud.users.length}` };
      cloud.users.push(user);
      return user;
    },
    [`POST ${ACCOUNTS}:sendOobCode`]: ({ json }) =>
      json['returnOobLink'] === true && cloud.users.some(({ email }) => email === json['email'])
        ? { oobLink: `https://${cloud.project}.firebaseapp.com/__/auth/action?oobCode=code` }
        : new Refusal(400, 'INVALID_ARGUMENT', 'EMAIL_NOT_FOUND'),
  },
  firestore: {
    [`POST ${DOCUMENTS}:runQuery`]: ({ json }) => {
      const { from, where } = Object(json['structuredQuery']);
      const { field, value } = where.fieldFilter;
      if (from[0].collectionId === 'unpublished') {
        return new Date(value.timestampValue).getTime() <= Date.now()
          ? [{ readTime: '2026-11-24T00:00:00Z' }]
          : new Refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
      }
      const found = [...cloud.userDocuments].filter(
        ([, fields]) => Object(fields)[field.fieldPath]?.stringValue === value.stringValue,
      );
      return found.length > 0
        ? found.map(([id, fields]) => ({ document: { name: `users/${id}`, fields } }))
        : [{ readTime: '2026-11-24T00:00:00Z' }];
    },
    [`PATCH ${DOCUMENTS}/users/{uid}`]: ({ groups: { uid = '' }, query, json }) => {
      const names = query.getAll('updateMask.fieldPaths');
      const sent = names.map((name) => [name, Object(json['fields'])[name]]);
      const fields = { ...cloud.userDocuments.get(uid), ...Object.fromEntries(sent) };
      cloud.userDocuments.set(uid, fields);
      return { fields };
    },
  },
});

/** Copies the value at a path from one configuration to another. */
function withPath(
  target: Readonly<Record<string, unknown>>,
  source: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
): Record<string, unknown> {
  const value = Object(source)[name];
  const inner = rest.length > 0 ? withPath(Object(target[name]), Object(value), rest) : value;
  return { ...target, [name]: inner };
}
