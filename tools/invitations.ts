import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { databaseOf } from '../functions/src/firestore';
import { type Accounts, openAccounts } from '../functions/src/team/accounts';
import { isForInvitations, takeInvitation } from '../functions/src/team/invitations';
import { PROJECT_ID } from './emulators/project';

let accounts: Promise<Accounts> | undefined;

/** Answers as the function for invitations does, on the emulators that the environment names. */
export async function answerInvitation(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, headers } = request;
  const text = Buffer.concat(await request.toArray()).toString();
  const answer = await takeInvitation(
    { method, authorization: headers.authorization, body: text },
    () => (accounts ??= openAccounts(PROJECT_ID)),
    databaseOf(PROJECT_ID, process.env['FIRESTORE_EMULATOR_HOST']),
  );
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** Lets the development server answer invitations. */
export const invitations = (): Plugin => ({
  name: 'invitations',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, proceed) => {
      if (!isForInvitations(request.url ?? '')) return proceed();
      return void answerInvitation(request, response).catch(proceed);
    });
  },
});
