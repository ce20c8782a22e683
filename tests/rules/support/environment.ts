import { readFileSync, writeFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type DocumentData, setDoc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readDatabase, type StoredDocument } from '../../support/restored-database';
import { type Actor, EVERYBODY } from './actors';
import { asOwner, disconnectAll } from './clients';
import { addressOf, chooseProject, projectId, setProject } from './emulators';
import { beginTest, forgetSeeds, prepare } from './shared-seeds';

/** Returns the content of the shipped file. */
export const rulesFile = (name: 'firestore.rules' | 'storage.rules') =>
  readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

const records = Object.fromEntries(
  EVERYBODY.flatMap(({ uid, record }) => (uid && record ? [[`users/${uid}`, record]] : [])),
);

interface Options {
  /** Uses the site's project, and the shipped storage rules. */
  readonly withStorage?: boolean;
  readonly change?: (rules: string) => string;
}

/** The number of tests in a project: the more, the slower its writes. */
const TESTS_OF_A_PROJECT = 1500;

interface Project {
  readonly id: string;
  /** The documents at the beginning of every test. */
  readonly start: readonly StoredDocument[];
  tests: number;
}

/**
 * The project that all tests of the shipped rules share, in whichever file: loading the rules takes
 * half a second.
 */
let shared: Project | undefined;

/** Loads the rules. Every test starts with only the users' documents. */
export function loadRules(options: Options = {}) {
  const isShared = !options.change && !options.withStorage;
  let environment: RulesTestEnvironment | undefined;
  let project: Project | undefined;

  const begin = async () => {
    forgetSeeds();
    project = isShared ? shared : undefined;
    if (project) {
      setProject(project.id);
      return;
    }
    environment = await openProject(options);
    beginTest({ project: projectId(), documents: [] });
    await seed(records);
    await prepare();
    project = { id: projectId(), start: await readDatabase(projectId()), tests: 0 };
    if (!isShared) return;
    shared = project;
    noteForCoverage(project);
  };

  const end = async () => {
    await disconnectAll();
    await environment?.cleanup();
  };

  beforeAll(begin);

  beforeEach(async () => {
    if (shared && project === shared && shared.tests === TESTS_OF_A_PROJECT) {
      shared = undefined;
      await end();
      await begin();
    }
    if (!project) return;
    const { id, start } = project;
    project.tests += 1;
    beginTest({ project: id, documents: start });
    // The storage rules look up roles without the tests' own requests.
    if (options.withStorage) await prepare();
  });

  afterAll(end);
}

function openProject({ withStorage = false, change }: Options): Promise<RulesTestEnvironment> {
  chooseProject(withStorage);
  // A new project has the shipped rules already; loading them takes half a second. A mutant has to
  // be loaded.
  const isShipped = !change && !withStorage && !process.env['RULES_CHANGED'];
  const shipped = isShipped ? undefined : rulesFile('firestore.rules');
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

/**
 * Records the project, so that tools/proofs/rules-coverage reads from the emulator how the
 * expressions of the rules were evaluated.
 */
function noteForCoverage({ id }: Project): void {
  const folder = process.env['RULE_COVERAGE'];
  if (folder !== undefined) writeFileSync(`${folder}/${id}`, '');
}

/**
 * Stores documents for a test, bypassing the rules, or reuses those that the previous test has left
 * unchanged.
 */
export async function seed(documents: Readonly<Record<string, DocumentData>>) {
  const batch = writeBatch(asOwner());
  for (const [path, data] of Object.entries(documents)) batch.set(doc(asOwner(), path), data);
  await batch.commit();
}

/** Removes the role, as an owner does in the console. */
export const revoke = (actor: Actor) =>
  setDoc(doc(asOwner(), `users/${actor.uid}`), { role: 'user' });
