// product 23.4, 23.6, 29.14, 31.5, 40.10, 42.9.
import { expect, test, vi } from 'vitest';
import { site } from '../../../src/company/site';
import { expectLogged, failOnConsoleOutput } from '../../support/console';
import { metaOf, structuredDataOf } from '../../support/served-head';
import { FILM, openServedSite, PAGE, pathOf } from '../../support/served-site';

const served = openServedSite({ press: PAGE.replace('<body>', '<body class="press">') });
const { fetched } = served;
failOnConsoleOutput();

const show = (movie: object, place = 'Upcoming') => {
  served.documents = { [pathOf(place, 'boat')]: { ...FILM, ...movie } };
  return served.get('/movie/boat');
};

test.each(['Upcoming', 'Released'])(
  'a film in %s is found by two parallel requests',
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
    expect(url).toBe(`https://firestore.googleapis.com/v1/${served.database.root}:batchGet`);
    // No credentials: the rules decide what the function may read (security.md T74).
    expect(init?.headers).toBeUndefined();
  },
);

test.each([
  ['/movie/gone', 'Movie'],
  ['/movie/boat/x', 'Page'],
  ['/movie/', 'Page'],
  ['/other/boat', 'Page'],
])(
  '%s results in 404 and "%s not found", which is not cached and not indexed',
  async (path, what) => {
    served.documents = { [pathOf('Upcoming', 'boat')]: FILM };
    const { status, headers, body } = await served.get(path);
    expect(status).toBe(404);
    expect(headers['Cache-Control']).toBe('no-store');
    expect(metaOf(body)).toMatchObject({
      title: `${what} not found – ${site.name}`,
      robots: 'noindex',
    });
    expect(metaOf(body)).not.toHaveProperty('canonical');
  },
);

const unpublished = (publishAt?: Date) => ({
  'unpublished/movie:boat': {
    path: pathOf('Upcoming', 'boat'),
    entry: FILM,
    by: 'a@b.test',
    saved: new Date(),
    ...(publishAt && { publishAt }),
  },
});

test('a due film has its head', async () => {
  served.documents = unpublished(new Date(Date.now() - 1));
  const { status, body } = await served.get('/movie/boat');
  expect(status).toBe(200);
  expect(metaOf(body)).toMatchObject({ title: `The Boat – ${site.name}` });
  expect(body).toMatch(/<script type="application\/json" id="view-data"[^>]*>\{"id":"boat",/);
});

test.each([
  ['is scheduled', new Date(Date.now() + 3_600_000)],
  ['is a draft', undefined],
])('a film that %s has the same response as a missing one', async (_, publishAt) => {
  const unknown = await served.get('/movie/boat');
  served.documents = unpublished(publishAt);
  expect(await served.get('/movie/boat')).toEqual(unknown);
});

test('if the rules refuse the query for due entries, a missing film results in 404', async () => {
  served.answerDueWith(403);
  expect(await served.get('/movie/boat')).toMatchObject({ status: 404 });
});

test.each([401, 429, 500, 503])(
  'if the query for due entries fails (%i), a missing film may be due: the page is sent unchanged',
  async (status) => {
    served.answerDueWith(status);
    expectLogged(new RegExp(`Firestore answered ${status}`));
    expect(await served.get('/movie/boat')).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'no-store' },
      body: PAGE,
    });
  },
);

test('the press page of a film has its own address and title, and the picture of the film', async () => {
  served.documents = { [pathOf('Upcoming', 'boat')]: { ...FILM, img: URL } };
  const { status, headers, body } = await served.get('/movie/boat/press');
  expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=0, s-maxage=300']);
  expect(metaOf(body)).toMatchObject({
    title: `Press: The Boat – ${site.name}`,
    canonical: `${site.origin}/movie/boat/press`,
    'og:title': 'Press: The Boat',
    'og:image': URL,
  });
  expect(body).toContain('class="press"');
  expect((await served.get('/movie/gone/press/')).status).toBe(404);
  expect((await served.get('/movie/boat/press/x')).status).toBe(404);
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
])('an id that no document can have is not requested: %s', async (id) => {
  expect(await served.get(`/movie/${id}`)).toMatchObject({ status: 404 });
  expect(fetched).not.toHaveBeenCalled();
});

test('an id in another case, encoded and with a trailing slash, is recognized', async () => {
  served.documents = { [pathOf('Released', 'കടൽ')]: { ...FILM, title: 'കടൽ' } };
  const { body } = await served.get(`/movie/${encodeURIComponent('കടൽ')}/`);
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
])('if the database %s, the page is sent unchanged and is not cached', async (_, fail) => {
  fetched.mockImplementation(fail);
  expectLogged(/Firestore answered|not valid JSON|fetch failed/);
  expect(await served.get('/movie/boat')).toEqual({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    body: PAGE,
  });
});

test('a database without a response is aborted after three seconds', async () => {
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
])(
  '%s picture: only https addresses are in the structured data, and WebP is not in the card',
  async (_, img, shown, image) => {
    const { body } = await show({ ...(img !== undefined && { img }) });
    expect(metaOf(body)['og:image']).toBe(shown);
    expect((structuredDataOf(body) as { image?: string }).image).toBe(image);
  },
);

test('a document with unexpected fields is read as a film', async () => {
  const odd = { title: 5, name: null, description: ['x'], img: {}, runtime: 1.5, picture: 'x' };
  const { status, body } = await show(odd);
  expect(status).toBe(200);
  expect(metaOf(body)['title']).toBe(`Untitled – ${site.name}`);
});

test('the sitemap has the films of both collections and may be cached for an hour', async () => {
  served.documents = {
    [pathOf('Upcoming', 'boat')]: { img: URL },
    [pathOf('Released', 'sea')]: {},
    'search/changes': { Uboat: { title: 'Boat' }, Rsea: { title: 'Sea' } },
  };
  const { status, headers, body } = await served.get('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers).toEqual({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=3600',
  });
  expect(body).toContain(`<loc>${site.origin}/movie/boat</loc>`);
  expect(body).toContain(`<image:loc>${URL.replaceAll('&', '&amp;')}</image:loc>`);
  expect(body).toContain(`<loc>${site.origin}/movie/sea</loc>`);
});

test('if the database fails, there is no sitemap, and the next request reads again', async () => {
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
  fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
  expectLogged(/Firestore answered 503/);
  expect(await served.get('/sitemap.xml')).toEqual({
    status: 503,
    headers: { 'Retry-After': '300', 'Cache-Control': 'no-store' },
    body: '',
  });
  expect(await served.get('/sitemap.xml')).toMatchObject({ status: 200 });
});

test('parallel requests for the sitemap, and requests within a minute, share one read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const ask = () => served.get('/sitemap.xml');
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

test.each(['/feed.xml', '/calendar.ics', '/calendar/events/kochi.ics'])(
  '%s asks clients to try again if the database fails, and is not cached',
  async (path) => {
    fetched.mockImplementation(async () => new Response('', { status: 500 }));
    expectLogged(/Firestore answered 500/);
    expect(await served.get(path)).toEqual({
      status: 503,
      headers: { 'Retry-After': '300', 'Cache-Control': 'no-store' },
      body: '',
    });
  },
);

test.each(['/feed', '/calendar', '/calendar/x.ics', '/feed.xml/x'])(
  '%s is neither feed nor calendar',
  async (path) => expect(await served.get(path)).toMatchObject({ status: 404 }),
);
