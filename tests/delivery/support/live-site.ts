import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';
import { answer as answerPages } from '../../../functions/src/answer';
import { databaseOf } from '../../../functions/src/firestore';
import { site as company } from '../../../src/company/site';
import { PRODUCTION } from '../../../tools/build/budgets';
import { checkLive, type LiveOptions } from '../../../tools/go-live/live/check-live';
import { serveHosting } from '../../../tools/development/site';
import { restFirestore } from '../../support/rest-firestore';
import { ADMINISTRATOR, type Answer, google, PICTURE } from './live-google';

const FILM = { title: 'Boat', description: 'A film.', status: 'Upcoming', img: PICTURE };
export const WITH_FILM = { 'Movies/Upcoming/Movies/boat': FILM, 'search/changes': { Uboat: FILM } };

const OPTIONS: LiveOptions = {
  origin: company.origin,
  others: [company.origin.replace('https://', 'https://www.')],
  project: PRODUCTION.VITE_FIREBASE_PROJECT_ID,
  administrator: ADMINISTRATOR,
  isDemo: true,
};

export type Documents = Readonly<Record<string, object>>;

/**
 * Serves the production build with the function on this database, as Hosting does, until the test
 * ends.
 */
async function serve(documents: Documents): Promise<number> {
  const firestore = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    response.end(JSON.stringify(restFirestore(documents)(request.url ?? '', body)));
  });
  await new Promise<void>((resolve) => void firestore.listen(0, '127.0.0.1', resolve));
  const { port } = firestore.address() as AddressInfo;
  const database = databaseOf(PRODUCTION.VITE_FIREBASE_PROJECT_ID, `127.0.0.1:${port}`);
  const hosting = await serveHosting(inject('site'), 0, {
    pages: { database, answers: new Map([['', answerPages]]) },
  });
  onTestFinished(() => {
    hosting.close();
    firestore.close();
  });
  return (hosting.address() as AddressInfo).port;
}

/** Checks the production build at the company's address, with some answers replaced. */
export async function check(
  answer: Answer = () => undefined,
  options: Partial<LiveOptions> = {},
  documents: Documents = WITH_FILM,
) {
  const port = await serve(documents);
  const send = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input));
    const answered = answer(url, init) ?? google(url, init);
    if (answered) return answered;
    if (url.origin !== company.origin) throw new Error(`Not known here: ${url}`);
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
  };
  return checkLive({ ...OPTIONS, ...options }, send);
}

/** Returns the findings that are not ok. */
export const problems = async (...args: Parameters<typeof check>) =>
  (await check(...args)).filter(({ status }) => status !== 'ok');
