import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import type { NextHandleFunction } from 'connect';
import superstatic from 'superstatic/lib/superstatic.js';
import { build } from 'vite';
import type { answer as Answering } from '../../functions/src/answer';
import { type Database, databaseOf } from '../../functions/src/firestore';
import { PAGE_FILES, readPageFiles } from '../../functions/src/page-files';
import { readMovie } from '../../functions/src/read-movie';
import { BUILD_LANGUAGES, splitLanguage } from '../../functions/src/languages';
import { isReportsPath, handleReports } from '../../functions/src/reports';
import { isInvitationsPath } from '../../functions/src/team/invitations';
import { loadAnswer } from '../build/function';
import { withLanguage } from '../build/language-variants';
import { emulatorEnvironment, type EmulatorPorts } from './ports';
import { PROJECT_FOLDER, PROJECT_ID } from './project';
import { HOSTING, withoutFunction } from './hosting';
import { answerInvitation } from './dev-server';

/** Builds the site for the demo project on emulators at these ports into a folder. */
export async function buildSite(ports: EmulatorPorts, folder: string): Promise<void> {
  Object.assign(process.env, emulatorEnvironment(ports));
  for (const language of BUILD_LANGUAGES) {
    await withLanguage(language, () =>
      build({
        root: PROJECT_FOLDER,
        mode: 'emulators',
        logLevel: 'warn',
        build: { outDir: folder, emptyOutDir: !language },
      }),
    );
  }
}

/** How texts are compressed: for each response, in advance, or not at all. */
type Encoding = 'per response' | 'before' | 'none';

/**
 * Serves a built site on 127.0.0.1 as Hosting and the function do, with a content policy that lets
 * the emulators in as well.
 *
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function serveSite(
  folder: string,
  port: number,
  ports: EmulatorPorts,
  encoding: Encoding = 'per response',
  hasFunction = true,
): Promise<Server> {
  const host = `127.0.0.1:${ports.firestore}`;
  const database = databaseOf(PROJECT_ID, host);
  // As the function's environment has it.
  Object.assign(process.env, { GCLOUD_PROJECT: PROJECT_ID, FIRESTORE_EMULATOR_HOST: host });
  // The first answer of an emulator can take longer than the function waits.
  if (hasFunction) await readMovie(database, 'none').catch(() => null);
  const answers = new Map<string, typeof Answering>();
  for (const code of BUILD_LANGUAGES) {
    const { answer, acceptEmulator } = await loadAnswer(code);
    acceptEmulator('127.0.0.1');
    answers.set(code, answer);
  }
  return serveHosting(folder, port, {
    configure: (config) => allowEmulators(config, ports),
    encoding,
    ...(hasFunction && { pages: { database, answers } }),
  });
}

const NOT_FOUND = 404;
const TEXT = /\.(js|css|html|svg)$/;

/**
 * Compresses the texts of a built site as a CDN does, with Brotli at its highest level, except
 * pages that the function completes.
 */
export function compressTexts(folder: string): void {
  const filledIn = BUILD_LANGUAGES.flatMap((code) =>
    PAGE_FILES.map((name) => path.join(code, 'pages', `${name}.html`)),
  );
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (TEXT.test(name) && !filledIn.includes(name))
      writeFileSync(file, brotliCompressSync(readFileSync(file)));
  }
}

interface HostingOptions {
  /** Changes the configuration, which is JSON. */
  readonly configure?: (config: string) => string;
  readonly encoding?: Encoding;
  /** The function that completes pages; undefined to serve the site without it. */
  readonly pages?: PagesFunction;
}

interface PagesFunction {
  /** The database that the function reads. */
  readonly database: Database;
  /** The function's code by language code, '' for the first language. */
  readonly answers: ReadonlyMap<string, typeof Answering>;
}

/**
 * Serves a folder on 127.0.0.1 as Hosting does, with the rewrites, headers and 404s of
 * firebase.json, which `configure` can change. It uses the engine of the Hosting emulator.
 *
 * @throws Error with code EADDRINUSE if the port is taken
 */
export function serveHosting(
  folder: string,
  port: number,
  { configure = (config) => config, encoding = 'per response', pages }: HostingOptions = {},
): Promise<Server> {
  const { rewrites, headers } = pages ? HOSTING : withoutFunction(HOSTING);
  const respond = superstatic({
    cwd: folder,
    config: configure(JSON.stringify({ public: '.', rewrites, headers })),
    compression: encoding === 'per response',
    ...(encoding === 'none' && { provider: keptFiles(folder) }),
    rewriters: {
      function: async () => pages && functionOf(folder, pages, encoding === 'before'),
    },
  }) as NextHandleFunction;
  const server = createServer((request, response) => {
    // Not parsed as a URL: `GET //` would be a URL without a host.
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/);
    const isFunction = rewrites.some((to) => to.function && new RegExp(to.regex).test(pathname));
    if (!isFunction) cacheLikeNotFound(response);
    answerUnchanged(request, response);
    const isText = TEXT.test(pathname) || !path.extname(pathname);
    if (encoding === 'before' && isText) response.setHeader('Content-Encoding', 'br');
    respond(request, response, () => {
      response.statusCode = NOT_FOUND;
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/**
 * Caches the files of a folder that does not change: the engine would read a file again for each
 * request, which takes a fifth of its time.
 */
function keptFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = readFileSync(file);
      const etag = createHash('md5').update(content).digest('hex');
      const modified = statSync(file).mtimeMs;
      const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
      return [address, { content, etag, modified, size: content.length }] as const;
    });
  const kept = new Map(files);
  return async (_request: IncomingMessage, address: string) => {
    const file = kept.get(decodeURI(address));
    return file ? { ...file, stream: Readable.from([file.content]) } : null;
  };
}

/**
 * Returns the request handler of the functions. With `isCompressed` it compresses responses as a
 * CDN does and caches what it has read; otherwise each request reads the database.
 */
function functionOf(folder: string, { database, answers }: PagesFunction, isCompressed: boolean) {
  const files = (code: string) => readPageFiles(path.join(folder, code, 'pages'));
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    if (isInvitationsPath(url)) return answerInvitation(request, response);
    const [code, address] = splitLanguage(url);
    const respond = answers.get(code);
    if (!respond) throw new Error(`There is no function in ${code}`);
    const { status, headers, body } = isReportsPath(url)
      ? await handleReports(Buffer.concat(await request.toArray()).toString(), database)
      : // Tests have an instance that has kept nothing: what they store is served at once.
        await respond(address, files(code), isCompressed ? database : { ...database });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return void response.writeHead(status).end(isCompressed ? brotliCompressSync(body) : body);
  };
}

/**
 * Sets the `Cache-Control` of /404.html for a missing file, as Hosting does; the engine sends the
 * headers of the requested path.
 */
function cacheLikeNotFound(response: ServerResponse): void {
  const headers = HOSTING.headers
    .filter(({ regex }) => new RegExp(regex).test('/404.html'))
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Cache-Control');
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (response.statusCode === NOT_FOUND) {
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    return writeHead(...args);
  }) as typeof writeHead;
}

/**
 * Responds with 304 to a conditional request for an unchanged file, as Hosting does; the engine
 * does not.
 */
function answerUnchanged({ headers }: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, ...rest: []) => {
    const tag = headers['if-none-match'];
    if (status !== 200 || tag === undefined || tag !== response.getHeader('ETag'))
      return writeHead(status, ...rest);
    response.removeHeader('Content-Length');
    return writeHead(304);
  }) as typeof writeHead;
}

/**
 * Adds the origins of the emulators to the content security policy, and stops the upgrade of their
 * http addresses to https.
 */
function allowEmulators(config: string, { auth, firestore, storage }: EmulatorPorts): string {
  const origins = [auth, firestore, storage].map((port) => `http://127.0.0.1:${port}`).join(' ');
  return config
    .replaceAll("connect-src 'self'", `connect-src 'self' ${origins}`)
    .replaceAll("img-src 'self'", `img-src 'self' ${origins}`)
    .replaceAll('; upgrade-insecure-requests', '');
}
