// product 33.5.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHosting } from '../../../tools/development/site';

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(folder, 'index.html'), '<p>Home</p>');
  writeFileSync(path.join(folder, '404.html'), '<p>Missing</p>');
  server = await serveHosting(folder, 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The status line that the server sends for an address exactly as it is written here. */
const statusOf = (address: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.once('end', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.once('error', reject);
  });

test.each(['//', '///', '//?x', '/?#', '/\\\\x', '/x//y', '//x:99999/'])(
  'the server survives GET %s',
  async (address) => {
    expect(await statusOf(address)).toMatch(/^HTTP\/1\.1 \d{3}/);
    expect(await statusOf('/')).toBe('HTTP/1.1 200 OK');
  },
);
