import { JSDOM } from 'jsdom';

/** Removes the inline style, whose parsing takes jsdom most of the time. */
const parsed = (html: string) =>
  new JSDOM(html.replace(/<style>[^]*?<\/style>|<body>[^]*/g, '')).window.document;

/** Returns the title, canonical link and meta tags of a page by name, as a parser reads them. */
export function metaOf(html: string): Readonly<Record<string, string>> {
  const document = parsed(html);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const entries = [...document.head.querySelectorAll('meta')].flatMap((meta) => {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name');
    return name && name !== 'viewport' ? [[name, meta.content] as const] : [];
  });
  return {
    // Not document.title, which normalizes white space.
    title: document.querySelector('title')?.textContent ?? '',
    ...(canonical && { canonical }),
    ...Object.fromEntries(entries),
  };
}

/** Returns the page's only block of structured data; undefined if there is none. */
export function structuredDataOf(html: string): unknown {
  const blocks = parsed(html).querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length > 1) throw new Error('The page has several blocks of structured data');
  const [block] = blocks;
  return block ? JSON.parse(block.textContent) : undefined;
}
