// product 23.4, 23.6, 29.14, 31.5.
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../functions/src/answer';
import { databaseOf } from '../../../functions/src/firestore';
import { PAGE_FILES, type PageFiles } from '../../../functions/src/page-files';
import { site } from '../../../src/company/site';
import { expectLogged, failOnConsoleOutput } from '../../support/console';
import { restFirestore } from '../../support/rest-firestore';
import { metaOf, structuredDataOf } from '../../support/served-head';

const PAGE = `<!doctype html><head>
    <!-- head -->
    <title>Any</title>
    <!-- /head -->
  </head><body></body>`;

const PAGES = Object.fromEntries(PAGE_FILES.map((name) => [name, PAGE])) as PageFiles;
let database = databaseOf('live-cinema');
const nameOf = (place: string, id: string) => `Movies/${place}/Movies/${id}`;
const FILM = { title: 'The Boat', description: 'It comes back empty.', status: 'Upcoming' };
/** Answers the function's reads with these documents, by path, or fails. */
let documents: Readonly<Record<string, object>>;
let failure: (() => Promise<Response>) | undefined;
const fetched = vi.fn<typeof fetch>();
const respond: typeof fetch = async (url, init) => {
  if (failure) return failure();
  return Response.json(restFirestore(documents)(String(url), String(init?.body)));
};

failOnConsoleOutput();
beforeEach(() => {
  database = databaseOf('live-cinema');
  documents = {};
  failure = undefined;
  fetched.mockReset().mockImplementation(respond);
  vi.stubGlobal('fetch', fetched);
});

const show = (movie: object, place = 'Upcoming') => {
  documents = { [nameOf(place, 'boat')]: { ...FILM, ...movie } };
  return answer('/movie/boat', PAGES, database);
};

test.each(['Upcoming', 'Released'])(
  'a film in %s is found with two requests at once',
  async (place) => {
    const { status, headers, body } = await show({}, place);
    expect(status).toBe(200);
    expect(headers).toEqual({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=300',
    });
    expect(metaOf(body)).toMatchObject({
      title: `The Boat – ${site.name}`,
      description: 'It comes back empty.',
      canonical: `${site.origin}/movie/boat`,
      'og:type': 'video.movie',
      'og:title': 'The Boat',
      'og:url': `${site.origin}/movie/boat`,
    });
    expect(metaOf(body)).not.toHaveProperty('robots');
    expect(fetched).toHaveBeenCalledTimes(2);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`https://firestore.googleapis.com/v1/${database.root}:batchGet`);
    // No credentials: the rules decide what the function may read (security.md T74).
    expect(init?.headers).toBeUndefined();
  },
);

test.each(['/movie/gone', '/movie/boat/x', '/movie', '/movie/', '/other'])(
  '%s is answered with 404, is not kept, and is not to be listed',
  async (path) => {
    documents = { [nameOf('Upcoming', 'boat')]: FILM };
    const { status, headers, body } = await answer(path, PAGES, database);
    expect(status).toBe(404);
    expect(headers['Cache-Control']).toBe('no-store');
    expect(metaOf(body)).toMatchObject({
      title: `Movie not found – ${site.name}`,
      robots: 'noindex',
    });
    expect(metaOf(body)).not.toHaveProperty('canonical');
  },
);

const unpublished = (publishAt?: Date) => ({
  'unpublished/movie:boat': {
    path: nameOf('Upcoming', 'boat'),
    entry: FILM,
    by: 'a@b.test',
    saved: new Date(),
    ...(publishAt && { publishAt }),
  },
});

test('a film that is due has its head', async () => {
  documents = unpublished(new Date(Date.now() - 1));
  const { status, body } = await answer('/movie/boat', PAGES, database);
  expect(status).toBe(200);
  expect(metaOf(body)).toMatchObject({ title: `The Boat – ${site.name}` });
  expect(body).toContain('<script type="application/json" id="movie">{"id":"boat",');
});

test.each([
  ['is scheduled', new Date(Date.now() + 3_600_000)],
  ['is a draft', undefined],
])('a film that %s is answered like one that does not exist', async (_, publishAt) => {
  const unknown = await answer('/movie/boat', PAGES, database);
  documents = unpublished(publishAt);
  expect(await answer('/movie/boat', PAGES, database)).toEqual(unknown);
});

const answerDueWith = (status: number) =>
  fetched.mockImplementation(async (url, init) =>
    String(url).endsWith(':runQuery')
      ? new Response('', { status })
      : Response.json(restFirestore(documents)(String(url), String(init?.body))),
  );

test('where the rules refuse to list what is due, a film that is not found is answered with 404', async () => {
  answerDueWith(403);
  expect(await answer('/movie/boat', PAGES, database)).toMatchObject({ status: 404 });
});

test.each([401, 429, 500, 503])(
  'where what is due cannot be listed (%i), a film that is not found may be one: the page is sent as it is',
  async (status) => {
    answerDueWith(status);
    expectLogged(new RegExp(`Firestore answered ${status}`));
    expect(await answer('/movie/boat', PAGES, database)).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'no-store' },
      body: PAGE,
    });
  },
);

test('the press page of a film has an address and a title of its own, and the picture of the film', async () => {
  documents = { [nameOf('Upcoming', 'boat')]: { ...FILM, img: URL } };
  const pages = { ...PAGES, press: PAGE.replace('<body>', '<body class="press">') };
  const { status, headers, body } = await answer('/movie/boat/press', pages, database);
  expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=0, s-maxage=300']);
  expect(metaOf(body)).toMatchObject({
    title: `Press: The Boat – ${site.name}`,
    canonical: `${site.origin}/movie/boat/press`,
    'og:title': 'Press: The Boat',
    'og:image': URL,
  });
  expect(body).toContain('class="press"');
  expect((await answer('/movie/gone/press/', pages, database)).status).toBe(404);
  expect((await answer('/movie/boat/press/x', pages, database)).status).toBe(404);
});

test.each([
  '%',
  '%E0%A4%A',
  'a%2Fb',
  '..',
  '.',
  '__x__',
  '__a%0Ab__',
  'x'.repeat(1501),
  encodeURIComponent('ക'.repeat(501)),
])('an id that no document can have is not asked for: %s', async (id) => {
  expect(await answer(`/movie/${id}`, PAGES, database)).toMatchObject({ status: 404 });
  expect(fetched).not.toHaveBeenCalled();
});

test('an id in other letters, encoded and with a slash behind it, is understood', async () => {
  documents = { [nameOf('Released', 'കടൽ')]: { ...FILM, title: 'കടൽ' } };
  const { body } = await answer(`/movie/${encodeURIComponent('കടൽ')}/`, PAGES, database);
  expect(metaOf(body)).toMatchObject({
    title: `കടൽ – ${site.name}`,
    canonical: `${site.origin}/movie/${encodeURIComponent('കടൽ')}`,
  });
});

test.each([
  ['refuses', async () => new Response('', { status: 403 })],
  ['fails', async () => new Response('', { status: 503 })],
  ['answers nonsense', async () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('if the database %s, the page is sent as it is and is not kept', async (_, fail) => {
  failure = fail;
  expectLogged(/Firestore answered|not valid JSON|fetch failed/);
  expect(await answer('/movie/boat', PAGES, database)).toEqual({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    body: PAGE,
  });
});

test('a database that does not answer is given up after three seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await show({});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});

const URL = 'https://firebasestorage.googleapis.com/v0/b/live/o/boat.jpg?alt=media&token=1';
const WEBP = URL.replace('.jpg', '.webp');

test.each([
  ['https', URL, URL, URL],
  ['WebP', WEBP, `${site.origin}/share.jpg`, WEBP],
  ['http', URL.replace('https', 'http'), `${site.origin}/share.jpg`, undefined],
  ['javascript', 'javascript:alert(1)//https://x.test', `${site.origin}/share.jpg`, undefined],
  ['data', 'data:image/png;base64,AAAA', `${site.origin}/share.jpg`, undefined],
  ['no', undefined, `${site.origin}/share.jpg`, undefined],
  ['a number as', 7, `${site.origin}/share.jpg`, undefined],
])('%s picture', async (_, img, shown, image) => {
  const { body } = await show({ ...(img !== undefined && { img }) });
  expect(metaOf(body)['og:image']).toBe(shown);
  expect((structuredDataOf(body) as { image?: string }).image).toBe(image);
});

test.each([
  `"The" 'Boat' & <b>Co</b>`,
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  "$& $1 $` $' $$",
  '<!-- /head --> --> <!--',
  'കടൽ, നിലാവ്\u200c, അവന്\u200d',
  '{"@type":"x"}\\u003c/script\\',
])('the title %s stays text', async (title) => {
  const { body } = await show({ title, description: title });
  expect(metaOf(body)).toMatchObject({
    title: `${title} – ${site.name}`,
    'og:title': title,
    description: title,
  });
  expect(structuredDataOf(body)).toMatchObject({ name: title, description: title });
  expect(body.match(/<(script|img|b)\b/g)).toEqual(['<script', '<script']);
});

test('a description of 5,000 characters leaves a short head', async () => {
  const { body } = await show({ description: 'നിലാവ് rain <&> '.repeat(400).slice(0, 5000) });
  expect(metaOf(body)['description']?.length).toBeLessThanOrEqual(203);
  const [head = ''] = body.split('<script type="application/json"');
  expect(head.length).toBeLessThan(4000);
});

test('a document of odd fields is a film all the same', async () => {
  const odd = { title: 5, name: null, description: ['x'], img: {}, runtime: 1.5, picture: 'x' };
  const { status, body } = await show(odd);
  expect(status).toBe(200);
  expect(metaOf(body)['title']).toBe(`Untitled – ${site.name}`);
});

test('the sitemap has the films of both collections and may be kept for an hour', async () => {
  documents = {
    [nameOf('Upcoming', 'boat')]: { img: URL },
    [nameOf('Released', 'sea')]: {},
    'search/changes': { Uboat: { title: 'Boat' }, Rsea: { title: 'Sea' } },
  };
  const { status, headers, body } = await answer('/sitemap.xml', PAGES, databaseOf('live-cinema'));
  expect(status).toBe(200);
  expect(headers).toEqual({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=3600',
  });
  expect(body).toContain(`<loc>${site.origin}/movie/boat</loc>`);
  expect(body).toContain(`<image:loc>${URL.replaceAll('&', '&amp;')}</image:loc>`);
  expect(body).toContain(`<loc>${site.origin}/movie/sea</loc>`);
});

test('if the database fails, there is no sitemap for the moment, and the next request reads anew', async () => {
  const own = databaseOf('live-cinema');
  failure = async () => new Response('', { status: 503 });
  expectLogged(/Firestore answered 503/);
  expect(await answer('/sitemap.xml', PAGES, own)).toEqual({
    status: 503,
    headers: { 'Retry-After': '300', 'Cache-Control': 'no-store' },
    body: '',
  });
  failure = undefined;
  expect(await answer('/sitemap.xml', PAGES, own)).toMatchObject({ status: 200 });
});

test('requests for the sitemap at the same time and within a minute share one reading', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const own = databaseOf('live-cinema');
    const ask = () => answer('/sitemap.xml', PAGES, own);
    const [first, second] = await Promise.all([ask(), ask()]);
    vi.advanceTimersByTime(59_000);
    await ask();
    expect(first.body).toBe(second.body);
    // One for the index, which there is none of, and one for what is due.
    expect(fetched).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2000);
    await ask();
    expect(fetched).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
  }
});
