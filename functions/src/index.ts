import { fileURLToPath } from 'node:url';
import { onRequest } from 'firebase-functions/v2/https';
import { acceptEmulator } from '../../src/content/base/stored-values';
import { answer } from './answer';
import { databaseOf } from './firestore';
import { BUILD_LANGUAGES, splitLanguage } from './languages';
import { readPageFiles } from './page-files';
import { isReportsPath, handleReports } from './reports';
import { type Accounts, openAccounts } from './team/accounts';
import { handleInvitation } from './team/invitations';

/** Loads the code that answers in a language, and the pages of that language, from its folder. */
async function inLanguage(code: string) {
  const folder = new URL(code ? `./${code}/` : './', import.meta.url);
  const module: { answer: typeof answer } = code
    ? await import(/* @vite-ignore */ new URL('answer.js', folder).href)
    : { answer };
  return { respond: module.answer, pageFiles: readPageFiles(fileURLToPath(folder)) };
}

/** The languages by code, loaded once. */
const languages = new Map(BUILD_LANGUAGES.map((code) => [code, inLanguage(code)]));

async function answerInLanguage(url: string) {
  const [code, address] = splitLanguage(url);
  const language = await languages.get(code);
  if (!language) throw new Error(`There is no language ${code}`);
  return language.respond(address, language.pageFiles, database);
}

const { GCLOUD_PROJECT = '', FIRESTORE_EMULATOR_HOST } = process.env;
const database = databaseOf(GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST);
if (FIRESTORE_EMULATOR_HOST) acceptEmulator('127.0.0.1');

/** The region of the database. */
const region = 'asia-south1';

/**
 * Answers the pages whose address can name an entry, /sitemap.xml, and error reports
 * (firebase.json, rewrites).
 */
export const pages = onRequest(
  {
    region,
    memory: '256MiB',
    cpu: 1,
    concurrency: 80,
    maxInstances: 5,
    timeoutSeconds: 60,
    invoker: 'public',
    // An account without roles: the function reads like any visitor. A deploy creates it (product
    // 33.4).
    serviceAccount: 'site-pages@',
  },
  async ({ originalUrl, rawBody }, response) => {
    const { status, headers, body } = isReportsPath(originalUrl)
      ? await handleReports(String(rawBody ?? ''), database)
      : await answerInLanguage(originalUrl);
    response.status(status).set(headers).send(body);
  },
);

let accounts: Promise<Accounts> | undefined;

/** Only creates accounts for invited people (firebase.json, rewrites). */
export const invitations = onRequest(
  {
    region,
    memory: '256MiB',
    cpu: 1,
    concurrency: 10,
    maxInstances: 1,
    timeoutSeconds: 60,
    // Hosting calls it without credentials; the function itself requires an administrator's token.
    invoker: 'public',
    // This account may create and look up accounts, but read no data. A deploy creates it (product
    // 33.4).
    serviceAccount: 'site-invitations@',
  },
  async ({ method, headers: { authorization }, rawBody }, response) => {
    const request = { method, authorization, body: String(rawBody ?? '') };
    const open = () => (accounts ??= openAccounts(GCLOUD_PROJECT));
    const { status, headers, body } = await handleInvitation(request, open, database);
    response.status(status).set(headers).send(body);
  },
);
