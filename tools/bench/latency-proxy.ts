import { createServer, request, type IncomingMessage, type Server } from 'node:http';

/**
 * Starts a proxy on 127.0.0.1 that adds the latency of a data centre to an emulator. It delays every
 * request by `delayMs`, including CORS preflights, and streams the responses.
 *
 * @throws Error with code EADDRINUSE if the port is taken
 */
export function startLatencyProxy(
  port: number,
  targetPort: number,
  delayMs: number,
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const proxied = request(requestOptions(incoming, targetPort), (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      // The browser aborts pending requests when a page is closed.
      proxied.on('error', () => outgoing.destroy());
      outgoing.on('close', () => proxied.destroy());
      incoming.pipe(proxied);
    }, delayMs);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const requestOptions = ({ url, method, headers }: IncomingMessage, port: number) => ({
  host: '127.0.0.1',
  port,
  path: url,
  method,
  headers,
});
