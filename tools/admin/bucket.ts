import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { FileServer } from '../../src/content/places';
import { SetupError } from '../emulators/setup-error';

/** The buckets that a project has by default: since October 2024, and before. */
const defaultBuckets = (projectId: string) => [
  `${projectId}.firebasestorage.app`,
  `${projectId}.appspot.com`,
];

/**
 * The bucket of a project's files, and where their addresses lead.
 *
 * @throws SetupError if there is none, or none of that name; FirebaseError
 */
export async function findFileServer(
  app: App,
  projectId: string,
  chosen?: string,
): Promise<FileServer> {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  // Every bucket exists in the emulator.
  if (host)
    return { origin: `http://${host}`, bucket: chosen ?? defaultBuckets(projectId)[0] ?? '' };
  const names = chosen ? [chosen] : defaultBuckets(projectId);
  for (const bucket of names) {
    const [exists] = await getStorage(app).bucket(bucket).exists();
    if (exists) return { origin: 'https://firebasestorage.googleapis.com', bucket };
  }
  throw new SetupError(
    `The project has no bucket ${names.join(' or ')}. If its files are in another, name it: --bucket NAME`,
  );
}
