import { createServer, request, type IncomingMessage, type Server } from 'node:http';

/**
 * Puts an emulator as far away as a data centre: a proxy on 127.0.0.1 that holds every request back,
 * those that a browser sends ahead by itself too, and streams the answer.
 *
 * @throws Error with code EADDRINUSE if the port is taken
 */
export function serveDistant(port: number, emulator: number, delayMs: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const onward = request(onwardOptions(incoming, emulator), (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      // A page that is left breaks off what it is waiting for.
      onward.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    }, delayMs);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const onwardOptions = ({ url, method, headers }: IncomingMessage, port: number) => ({
  host: '127.0.0.1',
  port,
  path: url,
  method,
  headers,
});
