import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { buildEmulatorJars, findCloudSdkJar } from './cloud-sdk-emulators';
import { checkJava, hasJavaCompiler, JDK_HINT } from './java';
import { FIREBASE_CLI, FIREBASE_TOOLS, WORK_FOLDER } from './project';
import { SetupError } from './setup-error';

type Downloadable = 'firestore' | 'storage';

/**
 * Finds or builds or downloads the two programs in Java that the suite needs, the fastest way
 * first, and without touching the network where that can be avoided.
 *
 * @returns the environment that points firebase-tools to them; empty where it finds them itself
 * @throws SetupError that says what is missing and how to get it
 */
export function prepareBinaries(): Readonly<Record<string, string>> {
  checkJava();
  const missing = (['firestore', 'storage'] as const).filter((emulator) => !isAtHand(emulator));
  if (missing.length === 0) return {};
  const cloudSdkJar = findCloudSdkJar();
  if (cloudSdkJar && hasJavaCompiler()) {
    const jars = buildEmulatorJars(cloudSdkJar);
    return {
      ...(missing.includes('firestore') && { [variable('firestore')]: jars.firestore }),
      ...(missing.includes('storage') && { [variable('storage')]: jars.storageRules }),
    };
  }
  for (const emulator of missing) download(emulator, cloudSdkJar !== undefined);
  return {};
}

/** By this variable firebase-tools takes another file than its own download. */
function variable(emulator: Downloadable): string {
  return `${emulator.toUpperCase()}_EMULATOR_BINARY_PATH`;
}

/** Whether firebase-tools has what it needs: the user's own choice, or an earlier download. */
function isAtHand(emulator: Downloadable): boolean {
  const chosen = process.env[variable(emulator)];
  if (chosen === undefined) return existsSync(downloadPath(emulator));
  if (existsSync(chosen)) return true;
  throw new SetupError(
    `${variable(emulator)} names ${chosen}, which does not exist. Correct or unset it.`,
  );
}

/** Where firebase-tools keeps its download. */
function downloadPath(emulator: Downloadable): string {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators');
  const details = path.join(FIREBASE_TOOLS, 'lib/emulator/downloadableEmulatorInfo.json');
  const info: Record<Downloadable, { downloadPathRelativeToCacheDir: string }> = JSON.parse(
    readFileSync(details, 'utf8'),
  );
  return path.join(folder, info[emulator].downloadPathRelativeToCacheDir);
}

function download(emulator: Downloadable, hasCloudSdk: boolean): void {
  console.log(`Downloading the ${emulator} emulator (about 60 MB, once) ...`);
  mkdirSync(WORK_FOLDER, { recursive: true });
  const { status } = spawnSync(process.execPath, [FIREBASE_CLI, `setup:emulators:${emulator}`], {
    cwd: WORK_FOLDER,
    stdio: 'ignore',
  });
  if (status === 0 && existsSync(downloadPath(emulator))) return;
  throw new SetupError(
    hasCloudSdk
      ? `The Java compiler (javac) is missing, and the ${emulator} emulator could not be downloaded. ${JDK_HINT}`
      : `The ${emulator} emulator is missing and could not be downloaded. Connect to the internet for the first start, or install the Google Cloud CLI's emulator (Debian: apt-get install google-cloud-cli-firestore-emulator).`,
  );
}
