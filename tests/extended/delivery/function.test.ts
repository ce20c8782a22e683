// product 23.4, 42.9.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };
import { site as company } from '../../../src/company/site';
import { parseView } from '../../../src/site/data/page-view';
import { restFirestore } from '../../support/rest-firestore';
import { metaOf, structuredDataOf } from '../../support/served-head';
import { startFunction } from '../../delivery/support/function-emulators';

const FILM = { title: `"The" Boat & </script> $&`, description: 'കടൽ', status: 'Upcoming' };

/** The emulated database; its documents can change, and it can be closed. */
let documents: Readonly<Record<string, object>> = {};
let isClosed = false;
const firestore = createServer(async (request, response) => {
  const chunks = await request.toArray();
  const body = Buffer.concat(chunks).toString();
  response.statusCode = isClosed ? 503 : 200;
  response.end(isClosed ? '' : JSON.stringify(restFirestore(documents)(request.url ?? '', body)));
});

const site = inject('site');
let hosting: Awaited<ReturnType<typeof startFunction>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => void firestore.listen(0, '127.0.0.1', resolve));
  const { port } = firestore.address() as AddressInfo;
  hosting = await startFunction(site, `127.0.0.1:${port}`);
});
afterAll(async () => {
  await hosting?.stop();
  firestore.close();
});

async function get(address: string) {
  const response = await hosting.request(address, {
    headers: { 'User-Agent': 'WhatsApp/2.24.20.80 A' },
  });
  const { status, headers } = response;
  return { status, headers, cache: headers.get('cache-control'), body: await response.text() };
}

const policy = JSON.stringify(firebaseConfig.hosting.headers);

test('Hosting serves a film by the function, with head, status, security headers and cache header', async () => {
  documents = { 'Movies/Released/Movies/boat': FILM };
  const { status, headers, cache, body } = await get('/movie/boat');
  expect(status).toBe(200);
  expect(cache).toBe('public, max-age=0, s-maxage=300');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policy).toContain(headers.get('content-security-policy')?.replaceAll('"', String.raw`\"`));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(metaOf(body)).toMatchObject({
    title: `${FILM.title} – ${company.name}`,
    description: 'കടൽ',
    canonical: `${company.origin}/movie/boat`,
  });
  expect(structuredDataOf(body)).toMatchObject({ '@type': 'Movie', name: FILM.title });
  // What follows the head is the built page.
  const built = readFileSync(path.join(site, 'pages/movie.html'), 'utf8');
  const [, rest = ''] = built.split('<!-- /head -->');
  const upToBody = (html = '') => html.split('<div id="splash"')[0];
  expect(upToBody(body.split('<!-- /head -->')[1])).toBe(upToBody(rest));
  // It holds the movie, and begins without the code that would read it (product 23.10).
  const { document } = new JSDOM(body).window;
  expect(parseView(document.getElementById('view-data')?.textContent ?? '')).toEqual({
    id: 'boat',
    collection: 'Released',
    ...FILM,
  });
  const code = [...document.querySelectorAll('script[src], link[href]')].map(
    (one) => one.outerHTML,
  );
  expect(code.filter((tag) => tag.includes('/assets/firestore-'))).toEqual([]);
  expect(document.querySelector('template')?.innerHTML).toMatch(/\/assets\/firestore-/);
});

test('the served movie has the classes of the built style sheets, and no style that the policy forbids', async () => {
  documents = { 'Movies/Released/Movies/boat': { ...FILM, img: 'https://x.example/a.webp' } };
  const { body } = await get('/movie/boat');
  const { document } = new JSDOM(body.replace(/<style>[^]*?<\/style>/, '')).window;
  const view = document.querySelector('#root > #view');
  expect(view?.querySelector('h1')?.textContent).toBe(FILM.title);
  expect(view?.querySelector('[style]')).toBeNull();
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map((link) => readFileSync(path.join(site, link.getAttribute('href') ?? ''), 'utf8'))
    .join('');
  const classes = [...(view?.querySelectorAll('[class]') ?? [])].flatMap((element) => [
    ...element.classList,
  ]);
  expect(classes).toContainEqual(expect.stringMatching(/^banner_/));
  expect([...new Set(classes)].filter((name) => !sheets.includes(`.${name}`))).toEqual([]);
});

test('Hosting routes an invitation to its function, which requires the login of an administrator', async () => {
  const send = (headers: Record<string, string>, method = 'POST') =>
    hosting.request('/invitations', { method, headers });
  const refused = await send({});
  expect([refused.status, await refused.text()]).toEqual([401, '{"problem":"signed out"}']);
  // The SDK of the accounts runs there as well.
  const forged = await send({ authorization: 'Bearer forged' });
  expect([forged.status, await forged.text()]).toEqual([401, '{"problem":"signed out"}']);
  expect((await send({}, 'GET')).status).toBe(405);
  expect((await hosting.request('/invitations/x')).status).toBe(404);
});

test('Hosting routes an error report to the function', async () => {
  const send = (body: string) => hosting.request('/reports', { method: 'POST', body });
  const report = { name: 'TypeError', message: 'x is undefined', stack: '', page: '/admin' };
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect((await send('{')).status).toBe(400);
  expect((await send(JSON.stringify({ ...report, stack: 'x'.repeat(20_000) }))).status).toBe(413);
});

test('an address that names an entry has its own head, and the page without a name is the file', async () => {
  documents = { 'videos/rain': { title: 'Rain', videoUrl: 'https://youtu.be/abcdefghijk' } };
  const { status, cache, body } = await get('/videos?video=rain');
  expect([status, cache]).toEqual([200, 'public, max-age=0, s-maxage=300']);
  expect(metaOf(body)['og:title']).toBe('Rain');
  documents = { 'events/look': { title: 'First look', place: 'Harbour', day: '2026-12-18' } };
  const event = metaOf((await get('/events?event=look')).body);
  expect(event).toMatchObject({
    'og:title': 'First look',
    description: '18 December 2026, Harbour',
  });
  for (const name of ['videos', 'gallery', 'announcements', 'events']) {
    const plain = await get(`/${name}`);
    expect(plain.cache).toBe('public, max-age=0, s-maxage=300');
    expect(plain.body).toBe(readFileSync(path.join(site, `pages/${name}.html`), 'utf8'));
  }
});

test.each([
  ['/feed.xml', 'application/atom+xml; charset=utf-8', '<title>'],
  ['/ml/feed.xml', 'application/atom+xml; charset=utf-8', 'xml:lang="ml-IN"'],
  ['/calendar/events.ics', 'text/calendar; charset=utf-8', 'BEGIN:VEVENT'],
])('%s is served with an ETag, and with 304 for that tag', async (address, type, part) => {
  documents = {
    'Movies/Released/Movies/boat': FILM,
    'events/e': { title: 'E', place: 'Tagore Hall, Kochi', day: '2099-12-18' },
  };
  const { status, headers, body } = await get(address);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  expect(body).toContain(part);
  // Without a Cache-Control of its own, Node's fetch adds no-cache, which asks for the whole answer.
  const again = await hosting.request(address, {
    headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
