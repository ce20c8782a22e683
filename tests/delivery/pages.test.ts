// product 3.1, 3.7, 23.1.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { adminArea } from '../../src/site/app/admin-area';
import { pages } from '../../src/site/app/routes';
import { pageTitle } from '../../src/content/meta/page-title';
import { PAGE_TEXTS } from '../../src/company/page-texts';
import { site } from '../../src/company/site';
import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { PAGES } from '../../tools/build/pages';
import { metaOf, structuredDataOf } from '../support/served-head';
import { addressesOf } from './support/addresses';

const { rewrites } = firebaseConfig.hosting;
const files = rewrites.flatMap(({ regex, destination }) =>
  destination?.endsWith('.html') ? [{ regex, destination }] : [],
);
/** The landing page's file is found without a rewrite. */
const regexOf = (route: string) => `^${route.replace(/:\w+/, '[^/]+')}/?$`;
const ADMIN = '/pages/other.html';
/** What precedes the addresses in each language. */
const BASES = ['', ...OTHER_LANGUAGES.map((code) => `/${code}`)];

const fileAt = (address: string) => path.join(inject('site'), address);

describe('the HTML files of the pages', () => {
  test('are served at the addresses of their pages', () => {
    const expected = BASES.flatMap((base) =>
      PAGES.filter(({ route, isInOneLanguage }) => route !== '/' && !(base && isInOneLanguage)).map(
        ({ route, html }) => ({ regex: regexOf(base + route), destination: `${base}/${html}` }),
      ),
    );
    expect(rewrites).toEqual(expect.arrayContaining(expected));
  });

  test('are requested by every route outside the admin area, and by no other', () => {
    const routes = pages().flatMap(({ path: route }) => (route && route !== '*' ? [route] : []));
    const regexes = routes.filter((route) => route !== '/').map(regexOf);
    const others = OTHER_LANGUAGES.flatMap((code) => [
      `^/${code}(/home)?/?$`,
      ...routes
        .filter((route) => !['/', '/home', '/admin-login'].includes(route))
        .map((route) => regexOf(`/${code}${route}`)),
    ]);
    const named = files.filter(({ destination }) => !destination.endsWith(ADMIN));
    expect(named.map(({ regex }) => regex).toSorted()).toEqual([...regexes, ...others].toSorted());
  });

  test('include a file without page code for the admin area', () => {
    const patterns = files
      .filter(({ destination }) => destination === ADMIN)
      .map(({ regex }) => new RegExp(regex));
    const isNamed = (address: string) => patterns.some((pattern) => pattern.test(address));
    const addresses = addressesOf([adminArea()]);
    expect(addresses).toContain('/admin/movies/x');
    expect(addresses.filter((address) => !isNamed(address))).toEqual([]);
    expect(['/', '/admin-login', '/admin/x', '/adminx', '/uploads'].filter(isNamed)).toEqual([]);
  });

  test.each([...new Set(files.map(({ destination }) => destination)), '/404.html'])(
    '%s is built with every file that it requests',
    (destination) => {
      const html = readFileSync(fileAt(destination), 'utf8');
      const requested = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
        ([, file = '']) => file,
      );
      expect(requested.length).toBeGreaterThan(5);
      const built = requested.filter((address) => !address.includes('/view/'));
      expect(built.filter((file) => !existsSync(fileAt(file)))).toEqual([]);
    },
  );
});

describe('the heads of the pages', () => {
  const headOf = (html: string) => metaOf(readFileSync(fileAt(html), 'utf8'));

  const listed = PAGES.filter(({ route }) => PAGE_TEXTS[route]);

  test.each(listed)('are complete for $route (product 23.3)', ({ route, html }) => {
    const { title, description, ...head } = headOf(html);
    expect(head).toMatchObject({
      canonical: `${site.origin}${route}`,
      'og:url': `${site.origin}${route}`,
      'og:title': title,
      'og:description': description,
      'og:image': `${site.origin}/share.jpg`,
      'twitter:card': 'summary_large_image',
    });
    expect(head).not.toHaveProperty('robots');
  });

  test('have different titles and descriptions', () => {
    const heads = listed.map(({ html }) => headOf(html));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  test('name the company on the landing page', () =>
    expect(structuredDataOf(readFileSync(fileAt('index.html'), 'utf8'))).toMatchObject({
      '@type': 'Organization',
      name: site.name,
      url: `${site.origin}/`,
      logo: `${site.origin}/apple-touch-icon.png`,
    }));

  test.each([
    ['404.html', 'Page not found'],
    ['pages/admin-login.html', 'Admin login'],
    ['pages/search.html', 'Search'],
    ['pages/other.html', undefined],
  ])('keep %s out of search results and contain no address', (html, title) => {
    expect(headOf(html)).toMatchObject({ title: pageTitle(title), robots: 'noindex' });
    expect(headOf(html)).not.toHaveProperty('canonical');
  });

  test.each(OTHER_LANGUAGES)('keep shared drafts out of search results in %s', (code) =>
    expect(headOf(`${code}/pages/other.html`)).toMatchObject({ robots: 'noindex' }),
  );

  test('name no particular movie on the page of a movie', () => {
    expect(headOf('pages/movie.html')).not.toHaveProperty('canonical');
    expect(headOf('pages/movie.html')).not.toHaveProperty('robots');
    expect(headOf('pages/movie.html')['og:image']).toBe(`${site.origin}/share.jpg`);
  });

  test('let search engines read the sitemap and every page; hidden pages exclude themselves', () => {
    const robots = readFileSync(fileAt('robots.txt'), 'utf8');
    expect(robots).toContain(`\nSitemap: ${site.origin}/sitemap.xml\n`);
    expect(robots).not.toMatch(/Disallow/);
  });
});
