import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type DocumentData, setDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ACTORS, type Actor } from './actors';
import { asOwner, disconnectAll } from './clients';
import { recordCoverage } from './coverage';
import { addressOf, chooseProject, projectId } from './emulators';

/** The shipped file, unless a mutation run names a weakened copy. */
export const rulesFile = (variable: 'FIRESTORE_RULES' | 'STORAGE_RULES', shipped: string) =>
  readFileSync(process.env[variable] ?? new URL(`../../../${shipped}`, import.meta.url), 'utf8');

const records = Object.fromEntries(
  ACTORS.flatMap(({ uid, record }) => (uid && record ? [[`users/${uid}`, record]] : [])),
);

/** Loads the rules once per file; every test starts from nothing but the users' records. */
export function loadRules({ withStorage = false, change = (rules: string) => rules } = {}) {
  let environment: RulesTestEnvironment | undefined;
  let isShipped = true;

  beforeAll(async () => {
    chooseProject(withStorage);
    const shipped = rulesFile('FIRESTORE_RULES', 'firestore.rules');
    const rules = change(shipped);
    isShipped = rules === shipped;
    const firestore = { ...addressOf('FIRESTORE_EMULATOR_HOST'), rules };
    environment = await initializeTestEnvironment(
      withStorage
        ? {
            projectId: projectId(),
            firestore,
            storage: {
              ...addressOf('FIREBASE_STORAGE_EMULATOR_HOST'),
              rules: rulesFile('STORAGE_RULES', 'storage.rules'),
            },
          }
        : { projectId: projectId(), firestore },
    );
  });

  beforeEach(async () => {
    await environment?.clearFirestore();
    await seed(records);
  });

  afterAll(async () => {
    // By position, which a change moves.
    if (isShipped) await recordCoverage();
    await disconnectAll();
    await environment?.cleanup();
  });
}

/** Stores documents before a test, past the rules. */
export async function seed(documents: Readonly<Record<string, DocumentData>>) {
  const batch = writeBatch(asOwner());
  for (const [path, data] of Object.entries(documents)) batch.set(doc(asOwner(), path), data);
  await batch.commit();
}

/** Takes the role away, as an owner does in the console. */
export const revoke = (actor: Actor) =>
  setDoc(doc(asOwner(), `users/${actor.uid}`), { role: 'user' });
