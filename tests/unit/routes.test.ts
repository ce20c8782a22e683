// product 2.1, 2.2.
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { adminArea } from '../../src/site/app/admin-area';
import { pages } from '../../src/site/app/routes';
import { productRules } from '../../tools/proofs/product-rules';

const routes = [...pages(), adminArea()];
const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;
const lines = (...all: readonly string[]) => all.flatMap((line) => line.split(' '));

test('the routes for visitors are the pages in the product rules and the sign-in', () => {
  const named = [...(productRules().get('2.1') ?? '').matchAll(/`(\/[^`]*)`/g)].map(
    ([, address = '']) => address.replace('ID', ':id'),
  );
  const own = named.filter((address) => address !== '/preview/LINK');
  const shown = pages().map(({ path = '' }) => path);
  expect(shown.toSorted()).toEqual([...own, '/admin-login', '*'].toSorted());
  expect(pathOf('/preview/LINK')).toBe('/preview/:link');
});

test('the admin area has a route for each screen and each editor', () => {
  const addresses = lines(
    '/admin /admin/movies /admin/movies/x /admin/videos /admin/banners /admin/gallery /admin/events',
    '/admin/announcements /admin/about /admin/contact /admin/settings /admin/team /admin/coming',
    '/admin/coming/x /admin/compare/x /admin/preview/x /admin/preview/x/page /admin/trash',
    '/admin/history /admin/export /admin/import /admin/help /admin/names',
    '/add-announcement /upload /uploadMovie',
  );
  expect(addresses.map(pathOf)).toEqual(addresses.map((address) => address.replace('/x', '/:id')));
});

test('other addresses have no page', () => {
  expect(['/nothing', '/movie', '/movies/x', '/admin/nothing'].map(pathOf)).toEqual([
    '*',
    '*',
    '*',
    '/admin/*',
  ]);
});
