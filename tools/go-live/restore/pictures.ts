import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { pictureEntryName } from '../../../src/studio/screens/export/export-zip';
import { textsIn } from '../../../src/store/documents/revision';
import { pictureType, type PictureType } from '../../../src/shared/pictures/picture-header';
import { storagePathOf, type FileServer } from '../../../src/content/places';
import type { ExportedDocument, Zip } from './archive';

const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
const AT_ONCE = 8;
/** Names never repeat, so browsers may keep the files for a year (storage.rules). */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** The metadata field with the download tokens of a file; each token is enough to read the file. */
const TOKENS = 'firebaseStorageDownloadTokens';

const CONTENT_TYPES: Readonly<Partial<Record<PictureType, string>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** The files of the entries in an export: those in the export and those already in the storage. */
export interface PicturePlan {
  /** The files to upload: by path in the storage, the tokens of their addresses. */
  readonly toUpload: ReadonlyMap<string, ReadonlySet<string>>;
  readonly present: number;
  /**
   * Files that are neither in the export nor in the storage; their addresses still point to the old
   * storage.
   */
  readonly missing: ReadonlySet<string>;
}

/** Plans which files of an export have to be uploaded. Throws FirebaseError. */
export async function planPictures(
  app: App,
  zip: Zip,
  documents: readonly ExportedDocument[],
  from: FileServer,
  to: FileServer,
): Promise<PicturePlan> {
  const referred = new Map<string, Set<string>>();
  for (const text of documents.flatMap(({ data }) => textsIn(data))) {
    const path = storagePathOf(text, from);
    if (!path) continue;
    const tokens = referred.get(path) ?? new Set();
    referred.set(path, tokens);
    const token = tokenOf(text);
    if (token) tokens.add(token);
  }
  const stored = await storedPaths(app, to);
  const toUpload = [...referred].filter(
    ([path]) => !stored.has(path) && zip.has(pictureEntryName(path)),
  );
  const missing = [...referred.keys()].filter(
    (path) => !stored.has(path) && !zip.has(pictureEntryName(path)),
  );
  return {
    toUpload: new Map(toUpload),
    present: [...referred.keys()].filter((path) => stored.has(path)).length,
    missing: new Set(missing),
  };
}

async function storedPaths(app: App, { bucket }: FileServer): Promise<ReadonlySet<string>> {
  const [files] = await getStorage(app).bucket(bucket).getFiles({ autoPaginate: true });
  return new Set(files.map(({ name }) => name));
}

const tokenOf = (address: string) => new URL(address).searchParams.get('token');

/** Returns the documents with the addresses of their pictures in another storage. */
export const withAddresses = (
  documents: readonly ExportedDocument[],
  { missing }: Pick<PicturePlan, 'missing'>,
  from: FileServer,
  to: FileServer,
): readonly ExportedDocument[] =>
  documents.map((document) => ({
    ...document,
    data: mapTexts(document.data, (text) => {
      const path = storagePathOf(text, from);
      if (!path || missing.has(path)) return text;
      const { search } = new URL(text);
      return `${to.origin}/v0/b/${to.bucket}/o/${encodeURIComponent(path)}${search}`;
    }) as ExportedDocument['data'],
  }));

function mapTexts(value: unknown, replaced: (text: string) => string): unknown {
  if (typeof value === 'string') return replaced(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replaced));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, mapTexts(field, replaced)]),
  );
}

/**
 * Uploads the files that are missing in the storage, with their paths and tokens. Returns the paths
 * of files that are not pictures, which are left out. Throws FirebaseError, or SetupError for a
 * file that cannot be read.
 */
export async function uploadPictures(
  app: App,
  zip: Zip,
  { toUpload }: PicturePlan,
  { bucket }: FileServer,
  onProgress: (uploaded: number) => void,
): Promise<readonly string[]> {
  const refused: string[] = [];
  const rest = [...toUpload];
  let uploaded = 0;

  async function uploadNext(): Promise<void> {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [path, tokens] = next;
      const bytes = await zip.read(pictureEntryName(path), MAX_PICTURE_BYTES);
      const type = pictureType(bytes);
      const contentType = type && CONTENT_TYPES[type];
      if (!contentType) {
        refused.push(path);
        continue;
      }
      await getStorage(app)
        .bucket(bucket)
        .file(path)
        .save(bytes, {
          contentType,
          resumable: false,
          metadata: {
            cacheControl: CACHE_CONTROL,
            ...(tokens.size > 0 && { metadata: { [TOKENS]: [...tokens].join(',') } }),
          },
          // Another restore may have stored it meanwhile.
          preconditionOpts: { ifGenerationMatch: 0 },
        });
      onProgress((uploaded += 1));
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, uploadNext));
  return refused.toSorted();
}
