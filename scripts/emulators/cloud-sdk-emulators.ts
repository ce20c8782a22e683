import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { MINIMUM_JAVA } from './java';
import { createManifest, runTool, writeJar } from './jar';
import { PROJECT_FOLDER } from './project';

const SOURCE_FOLDER = path.join(import.meta.dirname, 'rules-runtime');
const CACHE_FOLDER = path.join(PROJECT_FOLDER, 'node_modules/.cache/emulators');
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const DEBIAN_SDK = '/usr/lib/google-cloud-sdk';

/** JARs that firebase-tools can run in place of those that it downloads. */
export interface EmulatorJars {
  readonly firestore: string;
  readonly storageRules: string;
}

/** The Firestore emulator of the Google Cloud CLI, if that is installed. */
export function findCloudSdkJar(): string | undefined {
  const installed = path.join(DEBIAN_SDK, JAR_IN_SDK);
  if (existsSync(installed)) return installed;
  const gcloud = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
  });
  const jar = path.join(gcloud.stdout?.trim() || DEBIAN_SDK, JAR_IN_SDK);
  return existsSync(jar) ? jar : undefined;
}

/**
 * Builds the two JARs around the emulator of the Google Cloud CLI: one that names its main class,
 * and the storage rules runtime. Built anew only when a source or the emulator changes.
 *
 * @throws Error with the compiler's words if a source does not compile
 */
export function buildEmulatorJars(cloudSdkJar: string): EmulatorJars {
  const sources = readdirSync(SOURCE_FOLDER).map((name) => path.join(SOURCE_FOLDER, name));
  const folder = path.join(CACHE_FOLDER, fingerprint(sources, cloudSdkJar));
  if (!existsSync(folder)) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    const draft = mkdtempSync(path.join(CACHE_FOLDER, 'draft-'));
    compile(sources, cloudSdkJar, path.join(draft, 'classes'));
    writeJars(jarsIn(draft), cloudSdkJar, path.join(draft, 'classes'));
    publish(draft, folder);
  }
  return jarsIn(folder);
}

function jarsIn(folder: string): EmulatorJars {
  return {
    firestore: path.join(folder, 'firestore-emulator.jar'),
    storageRules: path.join(folder, 'storage-rules-runtime.jar'),
  };
}

function fingerprint(sources: readonly string[], library: string): string {
  const { size, mtimeMs } = statSync(library);
  const hash = createHash('sha256').update(`${library} ${size} ${mtimeMs}`);
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

function compile(sources: readonly string[], library: string, target: string): void {
  // The library announces an annotation processor that it does not hold, hence -proc:none.
  const options = ['-proc:none', '-nowarn', '--release', String(MINIMUM_JAVA)];
  runTool('javac', [...options, '-cp', library, '-d', target, ...sources]);
}

function writeJars(jars: EmulatorJars, library: string, classes: string): void {
  const firestoreClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  writeJar(jars.firestore, createManifest(firestoreClass, library));
  writeJar(jars.storageRules, createManifest('StorageRulesRuntime', library), classes);
}

/** In one step, so that no other start meets a folder half filled. */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
