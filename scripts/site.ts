import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import superstatic from 'superstatic/lib/superstatic.js';
import { build } from 'vite';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { emulatorEnvironment, type EmulatorPorts } from './emulators/ports';
import { PROJECT_FOLDER } from './emulators/project';

/** Builds the site for the demo project on emulators at these ports into a folder. */
export async function buildSite(ports: EmulatorPorts, folder: string): Promise<void> {
  Object.assign(process.env, emulatorEnvironment(ports));
  await build({
    root: PROJECT_FOLDER,
    mode: 'emulators',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}

/**
 * Serves a built site on 127.0.0.1 as Hosting does, with a content policy that lets the emulators in
 * as well. Its texts may be `squeezed` already.
 *
 * @throws Error with code EADDRINUSE if the port is taken
 */
export const serveSite = (
  folder: string,
  port: number,
  ports: EmulatorPorts,
  squeezed = false,
): Promise<Server> =>
  serveHosting(folder, port, (config) => letEmulatorsIn(config, ports), squeezed);

const TEXT = /\.(js|css|html|svg)$/;

/** Replaces a built site's texts by what a CDN keeps of them: Brotli at its best. */
export function squeeze(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (TEXT.test(name)) writeFileSync(file, brotliCompressSync(readFileSync(file)));
  }
}

/**
 * Serves a folder on 127.0.0.1 as Hosting does, by the engine of the Hosting emulator: with the
 * rewrites, headers and 404s of firebase.json, changed if asked for.
 *
 * @throws Error with code EADDRINUSE if the port is taken
 */
export function serveHosting(
  folder: string,
  port: number,
  changed = (config: string) => config,
  squeezed = false,
): Promise<Server> {
  const { rewrites, headers } = firebaseConfig.hosting;
  const config = changed(JSON.stringify({ public: '.', rewrites, headers }));
  const respond = superstatic({ cwd: folder, config, compression: !squeezed });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1');
    const isText = TEXT.test(pathname) || !path.extname(pathname);
    if (squeezed && isText) response.setHeader('Content-Encoding', 'br');
    respond(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** The emulators speak http, and from other origins than the real services. */
function letEmulatorsIn(config: string, { auth, firestore, storage }: EmulatorPorts): string {
  const origins = [auth, firestore, storage].map((port) => `http://127.0.0.1:${port}`).join(' ');
  return config
    .replace("connect-src 'self'", `connect-src 'self' ${origins}`)
    .replace("img-src 'self'", `img-src 'self' ${origins}`)
    .replace('; upgrade-insecure-requests', '');
}
