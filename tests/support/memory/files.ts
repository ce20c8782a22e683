import { Refusal } from './documents';

/**
 * The requests of the Storage SDK that the site makes; uploads are small enough for a single
 * request.
 */
export interface FilesRequest {
  readonly method: 'upload' | 'metadata' | 'download' | 'delete' | 'reach';
  readonly path: string;
}

const METHODS: Readonly<Record<string, FilesRequest['method']>> = {
  POST: 'upload',
  GET: 'metadata',
  DELETE: 'delete',
  HEAD: 'reach',
};

const paths = new Set<string>();

/** The stored files by path. */
export const files = {
  paths: (): readonly string[] => [...paths].toSorted(),
  put: (...given: readonly string[]): void => given.forEach((path) => paths.add(path)),
  clear: (): void => paths.clear(),
};

/** Parses a request to Storage; undefined for another address. */
export function filesRequest(address: string, httpMethod = 'GET'): FilesRequest | undefined {
  if (!address.includes('/v0/')) return undefined;
  const url = new URL(address);
  const path =
    url.searchParams.get('name') ?? decodeURIComponent(/\/o\/(.+)$/.exec(url.pathname)?.[1] ?? '');
  const method = url.searchParams.get('alt') === 'media' ? 'download' : METHODS[httpMethod];
  if (!method) throw new Refusal('unimplemented', `The memory has no ${httpMethod} of files`);
  return { method, path };
}

/** Answers a request. Throws Refusal. */
export function answerFiles({ method, path }: FilesRequest): object {
  if (method === 'reach') return {};
  if (method === 'upload') {
    if (paths.has(path)) throw new Refusal('permission-denied', 'Files are not overwritten');
    paths.add(path);
  }
  if (!paths.has(path)) throw new Refusal('not-found', `There is no file ${path}`);
  if (method === 'delete') paths.delete(path);
  return {
    name: path,
    bucket: 'demo-cinema.firebasestorage.app',
    size: '7',
    downloadTokens: 'token',
  };
}

const [, , PORT] = import.meta.env.VITE_EMULATOR_PORTS?.split(',') ?? [];
const BUCKET = `http://127.0.0.1:${PORT}/v0/b/demo-cinema.firebasestorage.app/o/`;

/** Returns the URL of the file at a path. */
export const addressOf = (path: string): string =>
  `${BUCKET}${encodeURIComponent(path)}?alt=media&token=token`;

/** Returns the URL of the picture that was uploaded from a file with that name. */
export function uploadedOf(name: string): string {
  const stem = name.replace(/\..*/, '').toLowerCase();
  const path = [...paths].find(
    (one) => one.toLowerCase().includes(`/${stem}-`) && !one.includes('-1200.'),
  );
  if (path === undefined) throw new Error(`Nothing was uploaded of ${name}`);
  return addressOf(path);
}
