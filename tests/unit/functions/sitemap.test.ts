// product 23.6.
import { expect, test } from 'vitest';
import { sitemap } from '../../../functions/src/sitemap';
import { PAGE_TEXTS } from '../../../src/company/page-texts';
import { site } from '../../../src/company/site';

const updated = '2026-11-22T08:00:00.123456Z';
const entries = (xml: string) => xml.match(/<url>.*<\/url>/g) ?? [];

test('the sitemap lists the public pages, and of each movie its address, last change and picture', () => {
  const xml = sitemap([
    { id: 'boat', updated, image: 'https://pictures.test/boat.webp?a=1&b=2' },
    { id: `<കട'ൽ>`, updated },
  ]);
  expect(entries(xml)).toEqual([
    ...Object.keys(PAGE_TEXTS).map((path) => `<url><loc>${site.origin}${path}</loc></url>`),
    `<url><loc>${site.origin}/movie/boat</loc><lastmod>${updated}</lastmod><image:image>` +
      '<image:loc>https://pictures.test/boat.webp?a=1&amp;b=2</image:loc></image:image></url>',
    `<url><loc>${site.origin}/movie/%3C${encodeURIComponent('കട')}&#39;${encodeURIComponent('ൽ')}%3E</loc><lastmod>${updated}</lastmod></url>`,
  ]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n/);
  expect(xml).toMatch(/\n<\/urlset>\n$/);
});

test('a sitemap stays within 50,000 addresses and 50 MB', () => {
  const image = `https://firebasestorage.googleapis.com/v0/b/live/o/${'x'.repeat(300)}`;
  const movies = Array.from({ length: 60_000 }, (_, at) => ({ id: `film-${at}`, updated, image }));
  const xml = sitemap(movies);
  expect(entries(xml).length).toBeLessThanOrEqual(50_000);
  expect(xml.length).toBeLessThan(50_000_000);
});

test('a character that XML forbids is left out of an address', () => {
  const image = 'https://pictures.test/a\u0001b\uffffc\ud800d\u{1f319}.webp';
  const xml = sitemap([{ id: 'boat', updated, image }]);
  expect(xml).toContain('<image:loc>https://pictures.test/abcd\u{1f319}.webp</image:loc>');
});
