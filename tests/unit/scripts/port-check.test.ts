// @vitest-environment node
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  checkPorts,
  claimPort,
  describeTakenPort,
  parseLsof,
  parseSs,
} from '../../../scripts/emulators/port-check';
import { SetupError } from '../../../scripts/emulators/setup-error';

const CLAIMED = 14_999;

describe('checkPorts', () => {
  let server: Server;

  afterEach(() => server.close());

  function listen(host: string): Promise<number> {
    return new Promise((resolve) => {
      server = createServer();
      server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
    });
  }

  test.each(['127.0.0.1', '0.0.0.0', '::'])('finds a server on %s', async (host) => {
    const port = await listen(host);
    const check = checkPorts({ 'Auth emulator': port });
    await expect(check).rejects.toBeInstanceOf(SetupError);
    await expect(check).rejects.toThrow(`Port ${port} (Auth emulator) is taken`);
  });

  test('is content with free ports', async () => {
    const port = await listen('127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPorts({ 'Auth emulator': port })).resolves.toBeUndefined();
  });
});

test('a claimed port is taken until it is released', async () => {
  const release = await claimPort('claim', CLAIMED);
  await expect(claimPort('claim', CLAIMED)).rejects.toThrow(`Port ${CLAIMED} (claim) is taken`);
  release();
  const releaseAgain = await claimPort('claim', CLAIMED);
  releaseAgain();
});

describe('the holder of a port', () => {
  test('is read from lsof', () => {
    expect(parseLsof('p123\ncjava\nf5\n')).toEqual({ pid: 123, command: 'java' });
  });

  test('is read from ss', () => {
    const line = 'LISTEN 0 50 127.0.0.1:8080 0.0.0.0:* users:(("java",pid=42,fd=36))\n';
    expect(parseSs(line)).toEqual({ pid: 42, command: 'java' });
  });

  test('may be unknown', () => {
    expect(parseLsof('')).toBeUndefined();
    expect(parseSs('LISTEN 0 50 127.0.0.1:8080 0.0.0.0:*\n')).toBeUndefined();
  });

  test('is named in one line, with the mend', () => {
    const line = describeTakenPort('Firestore emulator', 8080, { pid: 42, command: 'java' });
    expect(line).toContain('Port 8080 (Firestore emulator) is taken by java (process 42)');
    expect(line).toContain('kill 42');
    expect(line).not.toContain('\n');
  });
});
