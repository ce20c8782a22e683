// product 23.11.
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { moviePage, pressPage } from '../../../functions/src/movie-page';
import type { DatedMovie } from '../../../src/content/movie/release-date';
import { aFullMovie, aMovie } from '../../support/builders';

const { picture } = aFullMovie();

const PAGE = `<!doctype html><html><head>
    <!-- head --><!-- /head -->
    <script type="module" src="/assets/frame-abc1234.js"></script>
  </head><body>
    <div id="splash"></div>
    <noscript>
      <p>Without scripts.</p>
    </noscript>
    <div id="root">
      <!-- loader -->
      <div class="page-loader" role="status" aria-label="Loading"></div>
      <!-- /loader -->
    </div>
    <link rel="stylesheet" crossorigin href="/assets/cards.css">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </body></html>`;

const viewIn = (html: string) => new JSDOM(html).window.document.querySelector('#root > #view');

const viewOf = async (movie: DatedMovie) => viewIn(await moviePage(PAGE, movie));

test('the view of a movie in its page equals the rendered screen', async () => {
  const view = await viewOf({ ...aMovie(), ...aFullMovie() });
  expect(view?.querySelector('h1')?.textContent).toBe('കടൽ');
  expect(view?.textContent).toContain('A boat comes back empty.');
  expect(view?.textContent).toContain('Watch the trailer');
  expect(view?.querySelector('header a')?.textContent).toContain('Nilavu Pictures');
});

test('the view replaces the loader, and its links work without scripts', async () => {
  const html = await moviePage(PAGE, aMovie({ ticketUrl: 'https://tickets.test/sea' }));
  const { document } = new JSDOM(html).window;
  const [view, ...others] = document.querySelector('#root')?.children ?? [];
  expect(others).toEqual([]);
  expect(view?.closest('[inert], [aria-hidden]')).toBeNull();
  expect(view?.querySelector('.ticket')?.getAttribute('href')).toBe('https://tickets.test/sea');
  expect(view?.querySelector('nav a')?.getAttribute('href')).toBe('/');
  expect(html).not.toContain('page-loader');
});

test('the press material of a movie is in its page, without the stills, which are read later', async () => {
  const view = viewIn(await pressPage(PAGE, { ...aMovie(), ...aFullMovie() }));
  expect(view?.querySelector('h1')?.textContent).toBe('കടൽ');
  expect(view?.querySelector('#facts + dl')?.textContent).toContain('Nilavu Pictures');
  expect(view?.querySelector('#pictures + [role=status]')).not.toBeNull();
  expect(view?.querySelector('[style]')).toBeNull();
});

test('the poster in the view of a movie is the file that the page preloads', async () => {
  const poster = (await viewOf(aMovie({ picture })))?.querySelector('img[loading=eager]');
  expect(poster?.getAttribute('srcset')).toContain('480w');
  expect(poster?.getAttribute('fetchpriority')).toBe('high');
});

const numbersOf = (element: Element | null | undefined) =>
  ['data-x', 'data-y'].map((name) =>
    (element?.getAttribute(name) ?? '').split(' ').reduce((sum, power) => sum + Number(power), 0),
  );

test('the styles of the view are attributes that the content security policy allows', async () => {
  const movie = aMovie({ title: 'Platform style="top:0" 3B', backdrop: picture });
  const view = await viewOf(movie);
  expect(view?.querySelector('[style]')).toBeNull();
  // 6.5 em, and 30 and 70 percent.
  expect(numbersOf(view?.querySelector('h1'))).toEqual([6, 50]);
  expect(numbersOf(view?.querySelector('img[data-x]'))).toEqual([30, 70]);
  expect(view?.querySelector('h1')?.textContent).toBe('Platform style="top:0" 3B');
});

test('the style sheets precede the view, in their order, and the notice for browsers without scripts follows it', async () => {
  const html = await moviePage(PAGE, aMovie());
  const order = [
    'id="splash"',
    '/assets/cards.css',
    '/assets/index.css',
    'id="root"',
    '<noscript>',
  ];
  const positions = order.map((part) => html.indexOf(part));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(html.match(/<link rel="stylesheet"|<noscript>/g)).toHaveLength(3);
});
