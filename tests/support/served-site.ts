import { beforeEach, vi } from 'vitest';
import { answer } from '../../functions/src/answer';
import { databaseOf } from '../../functions/src/firestore';
import { PAGE_FILES, type PageFiles } from '../../functions/src/page-files';
import { restFirestore } from './rest-firestore';

/** Returns a built page, with a head between the marks. */
export const pageTitled = (title: string) => `<!doctype html><head>
    <!-- head -->
    <title>${title}</title>
    <!-- /head -->
  </head><body></body>`;

export const PAGE = pageTitled('Any');
const PAGES = Object.fromEntries(PAGE_FILES.map((name) => [name, PAGE])) as PageFiles;

export const pathOf = (collection: string, id: string) => `Movies/${collection}/Movies/${id}`;
export const FILM = {
  title: 'The Boat',
  description: 'It comes back empty.',
  status: 'Upcoming',
};

/**
 * Opens the function that answers addresses; each test has its own instance, without cached
 * answers.
 */
export function openServedSite(pages: Partial<PageFiles> = {}) {
  const fetched = vi.fn<typeof fetch>();
  const served = {
    /** The stored documents by path. */
    documents: {} as Readonly<Record<string, object>>,
    database: databaseOf('live-cinema'),
    fetched,
    respond: async (...[url, init]: Parameters<typeof fetch>) =>
      Response.json(restFirestore(served.documents)(String(url), String(init?.body))),
    /** Sets the status of the query for due entries from now on. */
    answerDueWith: (status: number) =>
      fetched.mockImplementation(async (url, init) =>
        String(url).endsWith(':runQuery')
          ? new Response('', { status })
          : served.respond(url, init),
      ),
    get: (address: string) => answer(address, { ...PAGES, ...pages }, served.database),
  };
  beforeEach(() => {
    served.database = databaseOf('live-cinema');
    served.documents = {};
    fetched.mockReset().mockImplementation(served.respond);
    vi.stubGlobal('fetch', fetched);
  });
  return served;
}
