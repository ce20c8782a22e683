import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { PAGES } from '../../scripts/bundle/pages';
import { type Built, buildForProduction } from './support/production';

const rewrites = firebaseConfig.hosting.rewrites.map(({ source, regex, destination }) => ({
  source: source ?? regex,
  destination,
}));
/** As Hosting writes the address of a page; the landing page's file is found without a rewrite. */
const sourceOf = (route: string) => route.replace(/:\w+/, '*');

let site: Built;
beforeAll(async () => {
  site = await buildForProduction();
});
afterAll(() => site.remove());

const fileAt = (address: string) => path.join(site.folder, address);

describe("the pages' own files", () => {
  test('each answer at the address of their page', () => {
    const expected = PAGES.filter(({ route }) => route !== '/').map(({ route, html }) => ({
      source: sourceOf(route),
      destination: `/${html}`,
    }));
    expect(rewrites).toEqual(expect.arrayContaining(expected));
  });

  test('come before the one that answers everything else', () => {
    const last = { source: '^/(.*/)?[^./]*$', destination: '/pages/other.html' };
    expect(rewrites.at(-1)).toEqual(last);
    expect(rewrites.filter(({ destination }) => destination === last.destination)).toEqual([last]);
    expect(PAGES.map(({ html }) => `/${html}`)).toEqual(
      expect.arrayContaining(rewrites.slice(0, -1).map(({ destination }) => destination)),
    );
  });

  test.each([...new Set(rewrites.map(({ destination }) => destination))])(
    '%s is built, and so is every file that it asks for',
    (destination) => {
      const html = readFileSync(fileAt(destination), 'utf8');
      const asked = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((file) => !existsSync(fileAt(file)))).toEqual([]);
    },
  );
});
