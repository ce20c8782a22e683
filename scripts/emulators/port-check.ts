import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { SetupError } from './setup-error';

const HOST = '127.0.0.1';

/**
 * Makes sure that each part can have its port.
 *
 * @param parts port by name of the part, as in `{ 'Auth emulator': 9099 }`
 * @throws SetupError that names the first taken port, its holder where that can be found, and the
 *   mend
 */
export async function checkPorts(parts: Readonly<Record<string, number>>): Promise<void> {
  for (const [part, port] of Object.entries(parts)) {
    if (!(await isFree(port)))
      throw new SetupError(describeTakenPort(part, port, findHolder(port)));
  }
}

/**
 * Takes a port for as long as this process lives, or until the function that it returns is called.
 *
 * @throws SetupError as `checkPorts`
 */
export async function claimPort(part: string, port: number): Promise<() => void> {
  const server = createServer();
  if (!(await listens(server, port))) {
    throw new SetupError(describeTakenPort(part, port, findHolder(port)));
  }
  server.unref();
  return () => server.close();
}

interface Holder {
  readonly pid: number;
  readonly command: string;
}

/** One line: which port, for what, who holds it and how to free it. */
export function describeTakenPort(part: string, port: number, holder?: Holder): string {
  const taken = `Port ${port} (${part}) is taken`;
  return holder
    ? `${taken} by ${holder.command} (process ${holder.pid}). If it is an earlier run of this ` +
        `project, end that first; otherwise free the port with: kill ${holder.pid}`
    : `${taken}, perhaps by another run of this project or by another user. End what holds it; ` +
        `this may tell: lsof -i :${port}`;
}

/** Whether a server can listen on the port of 127.0.0.1. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await listens(server, port);
  await new Promise((resolve) => server.close(resolve));
  return free;
}

/** Lets the server listen on the port of 127.0.0.1, if that can be. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ host: HOST, port, exclusive: true }, () => resolve(true));
  });
}

/** Machines have the one or the other of these tools, or none. */
function findHolder(port: number): Holder | undefined {
  const lsof = run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const ss = run('ss', ['-Hltnp', `sport = :${port}`]);
  return parseLsof(lsof) ?? parseSs(ss);
}

function run(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}

/** Reads lines such as `p123` and `cjava`. */
export function parseLsof(output: string): Holder | undefined {
  const match = /^p(\d+)\nc(.+)$/m.exec(output);
  return match?.[2] ? { pid: Number(match[1]), command: match[2] } : undefined;
}

/** Reads a column such as `users:(("java",pid=123,fd=5))`. */
export function parseSs(output: string): Holder | undefined {
  const match = /\(\("(.+?)",pid=(\d+)/.exec(output);
  return match?.[1] ? { pid: Number(match[2]), command: match[1] } : undefined;
}
