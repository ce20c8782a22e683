import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { checkPorts } from '../../../tools/emulators/port-check';
import { freePorts } from '../../../tools/emulators/ports';
import { SetupError } from '../../../tools/emulators/setup-error';

describe('checkPorts', () => {
  let server: Server;

  afterEach(() => server.close());

  function listen(host: string): Promise<number> {
    return new Promise((resolve) => {
      server = createServer();
      server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
    });
  }

  test.each(['127.0.0.1', '0.0.0.0', '::'])('names a port that is taken on %s', async (host) => {
    const port = await listen(host);
    const check = checkPorts({ 'Auth emulator': port });
    await expect(check).rejects.toBeInstanceOf(SetupError);
    await expect(check).rejects.toThrow(`Port ${port} (Auth emulator) is taken`);
  });

  test('accepts free ports, and leaves them free', async () => {
    const port = await listen('127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPorts({ 'Auth emulator': port })).resolves.toBeUndefined();
    await expect(checkPorts({ 'Auth emulator': port })).resolves.toBeUndefined();
  });
});

test('free ports are chosen, each another one', async () => {
  const ports = await freePorts(['auth', 'site']);
  expect(ports.auth).not.toBe(ports.site);
  await expect(checkPorts(ports)).resolves.toBeUndefined();
});
