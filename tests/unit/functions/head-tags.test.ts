// product 23.3.
import { expect, test } from 'vitest';
import { withHead } from '../../../functions/src/head-tags';
import type { PageHead } from '../../../src/content/meta/head-tags';
import { site } from '../../../src/company/site';
import { metaOf, structuredDataOf } from '../../support/served-head';

const PAGE = `<head>
    <!-- head -->
    <title>Old</title>
    <!-- /head -->
    <meta name="theme-color" content="#000" />
</head>`;

const head: PageHead = {
  title: 'The Boat – Nilavu Pictures',
  name: 'The Boat',
  description: 'A boat comes back empty.',
  canonical: 'https://nilavu.example/movie/boat',
  type: 'video.movie',
  image: { url: 'https://pictures.test/boat.jpg', alt: 'A boat', width: 1200, height: 630 },
  data: { '@type': 'Movie', name: 'The Boat' },
};

test('the head between the marks is replaced, repeatedly, and nothing else', () => {
  const once = withHead(PAGE, head);
  expect(withHead(withHead(PAGE, { ...head, title: 'Other' }), head)).toBe(once);
  expect(once).not.toContain('Old');
  expect(once).toContain('<meta name="theme-color" content="#000" />');
  expect(once.match(/<title>/g)).toHaveLength(1);
  expect(() => withHead('<head></head>', head)).toThrow('no marks');
});

test('a head has title, description, canonical address, card and structured data', () => {
  const meta = metaOf(withHead(PAGE, head));
  expect(meta).toEqual({
    title: head.title,
    description: head.description,
    canonical: head.canonical,
    'og:type': 'video.movie',
    'og:site_name': site.name,
    'og:title': 'The Boat',
    'og:description': head.description,
    'og:url': head.canonical,
    'og:image': 'https://pictures.test/boat.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A boat',
    'og:locale': 'en_IN',
    'twitter:card': 'summary_large_image',
    'theme-color': '#000',
  });
  expect(structuredDataOf(withHead(PAGE, head))).toEqual(head.data);
});

test('a portrait picture, or one of unknown size, is not cropped to a wide card', () => {
  const portrait = { url: 'https://pictures.test/boat.webp', alt: '', width: 960, height: 1440 };
  const unmeasured = { url: 'https://pictures.test/boat.webp', alt: '' };
  expect(metaOf(withHead(PAGE, { ...head, image: portrait }))['twitter:card']).toBe('summary');
  const meta = metaOf(withHead(PAGE, { ...head, image: unmeasured }));
  expect(meta['twitter:card']).toBe('summary');
  expect(meta).not.toHaveProperty('og:image:width');
});

test('a page without a picture of its own has the company’s, and a hidden page no card at all', () => {
  const { image: _, ...plain } = head;
  expect(metaOf(withHead(PAGE, plain))['og:image']).toBe(`${site.origin}/share.jpg`);
  expect(metaOf(withHead(PAGE, { ...head, isHidden: true }))).toEqual({
    title: head.title,
    description: head.description,
    robots: 'noindex',
    'theme-color': '#000',
  });
});

const HOSTILE = `</title></script><script>alert(1)</script><!-- "quoted" 'it' & $& $1 \u2028\u2029 <!-- /head -->`;

test('hostile text stays text, in tags and in structured data', () => {
  const html = withHead(PAGE, {
    title: HOSTILE,
    description: HOSTILE,
    data: { name: HOSTILE },
    image: { url: `https://pictures.test/"onload="x`, alt: HOSTILE },
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html.match(/<!--/g)).toHaveLength(2);
  expect(html).not.toMatch(/onload="x|Old/);
  const meta = metaOf(html);
  for (const name of ['title', 'description', 'og:title', 'og:image:alt']) {
    expect(meta[name]).toBe(HOSTILE);
  }
  expect(/ld\+json">(.*)<\/script>/.exec(html)?.[1]).not.toMatch(/[<>&\u2028\u2029]/);
  expect(structuredDataOf(html)).toEqual({ name: HOSTILE });
});
