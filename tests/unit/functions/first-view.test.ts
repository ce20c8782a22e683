// product 23.11.
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { withFirstView } from '../../../functions/src/first-view';
import type { DatedMovie } from '../../../src/content/movie/release-date';
import { aFullMovie, aMovie } from '../../support/builders';

const { picture } = aFullMovie();

const PAGE = `<!doctype html><html><body>
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

const viewOf = (movie: DatedMovie) =>
  new JSDOM(withFirstView(PAGE, movie)).window.document.querySelector('#root > [inert]');

test('a movie is in its page as the screen shows it', () => {
  const view = viewOf({ ...aMovie(), ...aFullMovie() });
  expect(view?.querySelector('h1')?.textContent).toBe('കടൽ');
  expect(view?.textContent).toContain('A boat comes back empty.');
  expect(view?.textContent).toContain('Watch the trailer');
  expect(view?.querySelector('header a')?.textContent).toContain('Nilavu Pictures');
});

test('until scripts run, nothing in it can be pressed or is read out, but that the page loads', () => {
  const html = withFirstView(PAGE, aMovie());
  const { document } = new JSDOM(html).window;
  const [status, view, ...others] = document.querySelector('#root')?.children ?? [];
  expect(others).toEqual([]);
  expect(status?.getAttribute('role')).toBe('status');
  expect(status?.getAttribute('aria-label')).toBe('Loading');
  expect(view?.hasAttribute('inert')).toBe(true);
  expect(view?.getAttribute('aria-hidden')).toBe('true');
  expect(html).not.toContain('page-loader');
});

test('its poster is the one that the page has asked for first', () => {
  const poster = viewOf(aMovie({ picture }))?.querySelector('img[loading=eager]');
  expect(poster?.getAttribute('srcset')).toContain('480w');
  expect(poster?.getAttribute('fetchpriority')).toBe('high');
});

const numbersOf = (element: Element | null | undefined) =>
  ['data-x', 'data-y'].map((name) =>
    (element?.getAttribute(name) ?? '').split(' ').reduce((sum, power) => sum + Number(power), 0),
  );

test('styles are attributes that the policy allows', () => {
  const movie = aMovie({ title: 'Platform style="top:0" 3B', backdrop: picture });
  const view = viewOf(movie);
  expect(view?.querySelector('[style]')).toBeNull();
  // 6.5 em, and 30 and 70 percent.
  expect(numbersOf(view?.querySelector('h1'))).toEqual([6, 50]);
  expect(numbersOf(view?.querySelector('img[data-x]'))).toEqual([30, 70]);
  expect(view?.querySelector('h1')?.textContent).toBe('Platform style="top:0" 3B');
});

test('the style sheets come before it, in their order, and what is said without scripts after it', () => {
  const html = withFirstView(PAGE, aMovie());
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
