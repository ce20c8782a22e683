import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  query,
  writeBatch,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore/lite';

export type OpenedFirestore = ReturnType<typeof openFirestore>;

/** Opens the database at a port with a server's rights, and returns helpers for its tests. */
export function openFirestore(port: number) {
  const app = initializeApp({ projectId: 'demo-cinema' }, `behaviour-${Math.random()}`);
  const database = initializeFirestore(app, {});
  connectFirestoreEmulator(database, '127.0.0.1', port, { mockUserToken: 'owner' });

  const at = (path: string) => doc(database, path);
  const things = collection(database, 'things');
  const put = async (documents: Readonly<Record<string, object>>) => {
    const batch = writeBatch(database);
    for (const [path, data] of Object.entries(documents)) batch.set(at(path), data);
    await batch.commit();
  };
  const ids = async (found: Query) => (await getDocs(found)).docs.map(({ id }) => id).join(' ');
  return {
    database,
    things,
    close: () => deleteApp(app),
    at,
    stored: async (path: string) => (await getDoc(at(path))).data(),
    put,
    /** Stores values of the field x, by id of the document. */
    putValues: (values: Readonly<Record<string, unknown>>) =>
      put(Object.fromEntries(Object.entries(values).map(([id, x]) => [`things/${id}`, { x }]))),
    ids,
    find: (...constraints: readonly QueryConstraint[]) => ids(query(things, ...constraints)),
    codeOf: (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: unknown) => Reflect.get(Object(error), 'code') as string,
      ),
  };
}
