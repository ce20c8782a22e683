import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Plugin, createServer, type ViteDevServer } from 'vite';
import { databaseOf } from '../../functions/src/firestore';
import { type Accounts, openAccounts } from '../../functions/src/team/accounts';
import { isInvitationsPath, handleInvitation } from '../../functions/src/team/invitations';
import { PROJECT_ID, PROJECT_FOLDER } from './project';
import { OTHER_LANGUAGES, splitLanguage } from '../../functions/src/languages';
import { withLanguage } from '../build/language-variants';

let accounts: Promise<Accounts> | undefined;

/** Handles an invitation as the function does, on the emulators of the environment. */
export async function answerInvitation(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, headers } = request;
  const text = Buffer.concat(await request.toArray()).toString();
  const answer = await handleInvitation(
    { method, authorization: headers.authorization, body: text },
    () => (accounts ??= openAccounts(PROJECT_ID)),
    databaseOf(PROJECT_ID, process.env['FIRESTORE_EMULATOR_HOST']),
  );
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** Adds the endpoint for invitations to the development server. */
export const invitations = (): Plugin => ({
  name: 'invitations',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, proceed) => {
      if (!isInvitationsPath(request.url ?? '')) return proceed();
      return void answerInvitation(request, response).catch(proceed);
    });
  },
});

/** Adds the other languages to the development server, each served by a server of its own. */
export const otherLanguages = (mode: string): Plugin => ({
  name: 'other-languages',
  async configureServer({ middlewares, httpServer }) {
    for (const code of OTHER_LANGUAGES) {
      const server = await serverFor(code, mode, httpServer);
      httpServer?.once('close', () => void server.close());
      middlewares.use((request, response, next) => {
        const [own] = splitLanguage(request.url ?? '');
        if (own === code) server.middlewares(request, response, next);
        else next();
      });
    }
  },
});

const serverFor = (
  code: string,
  mode: string,
  first: ViteDevServer['httpServer'],
): Promise<ViteDevServer> =>
  withLanguage(code, () =>
    createServer({
      root: PROJECT_FOLDER,
      mode,
      base: `/${code}/`,
      clearScreen: false,
      // The connection for changes is below the code, too.
      server: { middlewareMode: true, ...(first && { ws: { server: first } }) },
      cacheDir: `node_modules/.vite-${code}`,
    }),
  );
