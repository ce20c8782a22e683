import { createServer } from 'node:net';
import { SetupError } from './setup-error';

/**
 * Makes sure that ports of 127.0.0.1 are free.
 *
 * @param ports port by the name of its server, as in `{ 'Auth emulator': 9099 }`
 * @throws SetupError that names the first taken port
 */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new SetupError(
      `Port ${port} (${name}) is taken, perhaps by another run of this project. End that first; ` +
        `this shows which process it is: lsof -i :${port}`,
    );
  }
}

/** Whether nothing listens on a port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}
