import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type DocumentData, setDoc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ACTORS, type Actor } from './actors';
import { asOwner, disconnectAll } from './clients';
import { recordCoverage } from './coverage';
import { addressOf, chooseProject, projectId } from './emulators';

/** The shipped file. */
export const rulesFile = (name: 'firestore.rules' | 'storage.rules') =>
  readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

const records = Object.fromEntries(
  ACTORS.flatMap(({ uid, record }) => (uid && record ? [[`users/${uid}`, record]] : [])),
);

interface Options {
  /** In the project of the site, with the shipped rules of the storage. */
  readonly withStorage?: boolean;
  readonly change?: (rules: string) => string;
}

/** How many tests a project has: the more, the slower its writes. */
const TESTS_OF_A_PROJECT = 100;

/** Every test starts with the rules, and from nothing but the users' records. */
export function loadRules(options: Options = {}) {
  let environment: RulesTestEnvironment | undefined;
  let tests = 0;

  const end = async () => {
    // By position, which a change moves.
    if (!options.change) await recordCoverage();
    await disconnectAll();
    await environment?.cleanup();
  };

  beforeAll(async () => {
    environment = await openProject(options);
  });

  beforeEach(async () => {
    tests += 1;
    if (tests % TESTS_OF_A_PROJECT === 0 && !options.withStorage) {
      await end();
      environment = await openProject(options);
    }
    await environment?.clearFirestore();
    await seed(records);
  });

  afterAll(end);
}

function openProject({ withStorage = false, change }: Options): Promise<RulesTestEnvironment> {
  chooseProject(withStorage);
  // A new project has the shipped rules; to load them takes half a second.
  const shipped = !change && !withStorage ? undefined : rulesFile('firestore.rules');
  return initializeTestEnvironment({
    projectId: projectId(),
    firestore: {
      ...addressOf('FIRESTORE_EMULATOR_HOST'),
      ...(shipped !== undefined && { rules: change?.(shipped) ?? shipped }),
    },
    ...(withStorage && {
      storage: {
        ...addressOf('FIREBASE_STORAGE_EMULATOR_HOST'),
        rules: rulesFile('storage.rules'),
      },
    }),
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
