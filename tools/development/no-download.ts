import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import downloads from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import firestore from './firestore-emulator.json' with { type: 'json' };
import { PROJECT_FOLDER } from './project';

const SOURCES = path.join(import.meta.dirname, 'rules-runtime');
const CACHE = path.join(PROJECT_FOLDER, 'node_modules/.cache/emulators');
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const DEBIAN_SDK = '/usr/lib/google-cloud-sdk';

/**
 * Environment that makes firebase-tools run the emulators of an installed Google Cloud CLI instead
 * of downloading its own. Empty if it has downloaded them before, or if the Google Cloud CLI or a
 * Java compiler is missing: firebase-tools downloads them then.
 *
 * @throws Error with the output of the Java tools if a source does not compile
 */
export function noDownloadEnvironment(): Readonly<Record<string, string>> {
  const library = isDownloaded() ? undefined : findCloudSdkJar();
  if (!library || spawnSync('javac', ['-version']).status !== 0) return {};
  const jar = rulesRuntime(library);
  return { FIRESTORE_EMULATOR_BINARY_PATH: jar, STORAGE_EMULATOR_BINARY_PATH: jar };
}

/** The path of the Firestore emulator that was downloaded or is installed, if there is one yet. */
export function firestoreJar(): string | undefined {
  const downloaded = downloadPath(firestore);
  return fs.existsSync(downloaded) ? downloaded : findCloudSdkJar();
}

function isDownloaded(): boolean {
  return [firestore, downloads.storage].every((emulator) => fs.existsSync(downloadPath(emulator)));
}

function downloadPath(emulator: { readonly downloadPathRelativeToCacheDir: string }): string {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators');
  return path.join(folder, emulator.downloadPathRelativeToCacheDir);
}

function findCloudSdkJar(): string | undefined {
  const gcloud = () =>
    spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], { encoding: 'utf8' });
  const sdk = fs.existsSync(DEBIAN_SDK) ? DEBIAN_SDK : (gcloud().stdout?.trim() ?? '');
  const jar = path.join(sdk, JAR_IN_SDK);
  return fs.existsSync(jar) ? jar : undefined;
}

/**
 * The path of a JAR with both emulators' programs, of this project's sources and Firestore's emulator, which is
 * built again only when one of them has changed.
 *
 * @throws Error with the output of the Java tools if a source does not compile
 */
function rulesRuntime(library: string): string {
  const sources = fs.readdirSync(SOURCES).map((name) => path.join(SOURCES, name));
  const hash = createHash('sha256').update(`${library} ${fs.statSync(library).mtimeMs}`);
  for (const source of sources) hash.update(fs.readFileSync(source));
  const jar = path.join(CACHE, `${hash.digest('hex').slice(0, 16)}.jar`);
  if (fs.existsSync(jar)) return jar;

  fs.mkdirSync(CACHE, { recursive: true });
  const draft = fs.mkdtempSync(path.join(CACHE, 'draft-'));
  const run = (tool: string, ...args: string[]) =>
    execFileSync(tool, args, { cwd: draft, stdio: 'pipe' });
  // The library names an annotation processor that it does not contain, hence -proc:none.
  run('javac', '-proc:none', '-nowarn', '-cp', library, '-d', 'classes', ...sources);
  const manifest = `Class-Path: ${pathToFileURL(library).href}\nMain-Class: Launcher\n`;
  fs.writeFileSync(path.join(draft, 'manifest'), manifest);
  run('jar', '-c', '-f', 'jar', '-m', 'manifest', '-C', 'classes', '.');
  // In one step, so that no other start finds an incomplete file.
  fs.renameSync(path.join(draft, 'jar'), jar);
  fs.rmSync(draft, { recursive: true });
  return jar;
}
