// @vitest-environment jsdom
// product 23.10.
import { afterEach, expect, test } from 'vitest';
import { moviePage } from '../../../functions/src/movie-page';
import type { Movie } from '../../../src/content/movie/movie';
import type { DatedMovie } from '../../../src/content/movie/release-date';
import { parseView, VIEW_DATA_ID } from '../../../src/site/data/page-view';
import { aFullMovie, aMovie } from '../../support/builders';

const PAGE = `<!doctype html><html><head>
    <!-- head -->
    <title>Any</title>
    <!-- /head -->
    <style></style>
    <script type="module" src="/assets/frame-abc1234.js"></script>
  </head><body><div id="root"><!-- loader -->Loading<!-- /loader --></div></body></html>`;

const embeddedMovie = () => {
  const data = document.getElementById(VIEW_DATA_ID);
  return data && (parseView(data.textContent) as DatedMovie);
};

/** Opens a served page as a browser would. */
function open(html: string): Document {
  document.documentElement.innerHTML = html;
  return document;
}

afterEach(() => {
  document.documentElement.innerHTML = '';
});

test('the page contains the movie as the database would return it', async () => {
  const movie = { ...aMovie(), ...aFullMovie(), publishedAt: new Date('2026-11-02T03:04:05.678Z') };
  open(await moviePage(PAGE, movie));
  expect(embeddedMovie()).toEqual(movie);
});

test('a page without a movie contains none', () => {
  open(PAGE);
  expect(embeddedMovie()).toBeNull();
});

test.each([
  `"The" 'Boat' & <b>Co</b>`,
  '</script><script>alert(1)</script>',
  '</ScRiPt ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '-->]]>',
  "$& $1 $` $' $$",
  '<!-- /head --> <!-- loader --> <!-- /loader -->',
  'line\u2028paragraph\u2029end',
  '\ud800 half a character \udfff',
  'കടൽ, നിലാവ്\u200c, അവന്\u200d',
  '{"@type":"x"}\\u003c/script\\',
])('the title and text %j are escaped, so that they create no element', async (text) => {
  const movie = aMovie({ title: text, description: text, quotes: text, ticketUrl: text });
  const { scripts, images } = open(await moviePage(PAGE, movie));
  expect(embeddedMovie()).toEqual(movie);
  expect([...scripts].map(({ type }) => type)).toEqual([
    'application/ld+json',
    'application/json',
    'module',
  ]);
  expect(images).toHaveLength(0);
  expect(document.querySelectorAll('b')).toHaveLength(0);
  expect(document.querySelector('#root h1')?.textContent).toBe(text);
  expect(scripts[1]?.textContent).not.toMatch(/[\u2028\u2029<>&]/);
});

const texts = { title: 150, description: 5000, tickets: 2000, watch: 2000, laurels: 2000 };
/** Every text as long as a form takes it, in letters of three bytes. */
const fullest: Partial<Movie> = {
  ...aFullMovie(),
  ...Object.fromEntries(
    Object.entries({ ...texts, quotes: 3000 }).map(([name, limit]) => [name, 'ക'.repeat(limit)]),
  ),
};

test('a movie with the maximum length in every field fits', async () => {
  open(await moviePage(PAGE, aMovie(fullest)));
  expect(embeddedMovie()?.description).toHaveLength(5000);
});

test('a larger movie is not embedded, and the page reads it', async () => {
  const html = await moviePage(PAGE, aMovie({ description: 'ക'.repeat(20_000) }));
  open(html);
  expect(embeddedMovie()).toBeNull();
  expect(html.length).toBeLessThan(3000);
  expect(html).toContain('Loading');
});

const src = 'https://firebasestorage.googleapis.com/v0/b/x/o/a.webp?alt=media&token=1';
const preloads = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) =>
    ['as', 'href', 'imagesrcset', 'imagesizes'].map((name) => link.getAttribute(name)),
  );

test('the pictures of an embedded movie are preloaded in the widths from which the page will choose', async () => {
  const picture = { src, width: 960, height: 1440, sizes: { 480: `${src}&480` } };
  open(await moviePage(PAGE, aMovie({ picture, backdrop: { src: `${src}&wide` } })));
  expect(preloads()).toEqual([
    ['image', `${src}&wide`, null, null],
    ['image', src, `${src}&480 480w, ${src} 960w`, '(width < 48rem) 60vw, 26rem'],
  ]);
});

test('a movie without pictures preloads none', async () => {
  open(await moviePage(PAGE, aMovie()));
  expect(preloads()).toEqual([]);
});

test('a date in free text is parsed before the page runs', async () => {
  const year = new Date().getFullYear() + 1;
  open(await moviePage(PAGE, aMovie({ status: 'Upcoming', releaseDate: `Onam ${year}` })));
  expect(embeddedMovie()?.release).toMatchObject({ year });
});
