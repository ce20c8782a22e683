// product 23.6.
import { expect, test } from 'vitest';
import { sitemap } from '../../../functions/src/sitemap';
import { LANGUAGES, type SiteLanguage } from '../../../src/company/languages';
import { PAGE_TEXTS } from '../../../src/company/page-texts';
import { site } from '../../../src/company/site';

const updated = '2026-11-22T08:00:00.123456Z';
const entries = (xml: string) => xml.match(/<url>.*<\/url>/g) ?? [];

/** Without the links to the other languages. */
const withoutLinks = (entry: string) => entry.replaceAll(/<xhtml:link [^>]*\/>/g, '');
const [, ...others] = LANGUAGES.map(({ code }: SiteLanguage) => `/${code}`);

test('the sitemap lists the public pages, and each movie with address, last change and picture, in each language', () => {
  const xml = sitemap([
    { id: 'boat', updated, image: 'https://pictures.test/boat.webp?a=1&b=2' },
    { id: `<കട'ൽ>`, updated },
  ]);
  const inLanguages = (path: string, more = '') =>
    ['', ...others].map((base) => `<url><loc>${site.origin}${base}${path}</loc>${more}</url>`);
  expect(entries(xml).map(withoutLinks)).toEqual([
    ...Object.keys(PAGE_TEXTS).flatMap((path) => inLanguages(path)),
    ...inLanguages(
      '/movie/boat',
      `<lastmod>${updated}</lastmod><image:image>` +
        '<image:loc>https://pictures.test/boat.webp?a=1&amp;b=2</image:loc></image:image>',
    ),
    ...inLanguages(
      `/movie/%3C${encodeURIComponent('കട')}&#39;${encodeURIComponent('ൽ')}%3E`,
      `<lastmod>${updated}</lastmod>`,
    ),
  ]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n/);
  expect(xml).toMatch(/\n<\/urlset>\n$/);
});

test.runIf(others.length > 0)('each address of the sitemap links to all languages', () => {
  const [first = ''] = entries(sitemap([])).filter((entry) => entry.includes('/about<'));
  expect(first).toContain(`hreflang="en" href="${site.origin}/about"`);
  expect(first).toContain(`hreflang="ml" href="${site.origin}/ml/about"`);
  expect(first).toContain(`hreflang="x-default" href="${site.origin}/about"`);
});

test('a movie without a translation is listed only in the first language', () => {
  const xml = sitemap([{ id: 'boat', updated, languages: [LANGUAGES[0].code] }]);
  const ofMovie = entries(xml).filter((entry) => entry.includes('/movie/'));
  expect(ofMovie).toEqual([
    `<url><loc>${site.origin}/movie/boat</loc><lastmod>${updated}</lastmod></url>`,
  ]);
});

test('a sitemap stays within 50,000 addresses and 50 MB', () => {
  const image = `https://firebasestorage.googleapis.com/v0/b/live/o/${'x'.repeat(300)}`;
  const movies = Array.from({ length: 60_000 }, (_, at) => ({ id: `film-${at}`, updated, image }));
  const xml = sitemap(movies);
  expect(xml.split('<url>').length - 1).toBeLessThanOrEqual(50_000);
  expect(xml.length).toBeLessThan(50_000_000);
});

test('a character that XML forbids is left out of an address', () => {
  const image = 'https://pictures.test/a\u0001b\uffffc\ud800d\u{1f319}.webp';
  const xml = sitemap([{ id: 'boat', updated, image }]);
  expect(xml).toContain('<image:loc>https://pictures.test/abcd\u{1f319}.webp</image:loc>');
});
