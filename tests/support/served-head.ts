import { JSDOM } from 'jsdom';

/** Without the inline style, which takes jsdom most of the time. */
const parsed = (html: string) =>
  new JSDOM(html.replace(/<style>[^]*?<\/style>|<body>[^]*/g, '')).window.document;

/** The content of a page's title, canonical link and meta tags as a parser reads them, by name. */
export function metaOf(html: string): Readonly<Record<string, string>> {
  const document = parsed(html);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const entries = [...document.head.querySelectorAll('meta')].flatMap((meta) => {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name');
    return name && name !== 'viewport' ? [[name, meta.content] as const] : [];
  });
  return {
    // Not document.title, which trims and joins white space.
    title: document.querySelector('title')?.textContent ?? '',
    ...(canonical && { canonical }),
    ...Object.fromEntries(entries),
  };
}

/** The page's one block of structured data, or undefined. */
export function structuredDataOf(html: string): unknown {
  const blocks = parsed(html).querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length > 1) throw new Error('The page has several blocks of structured data');
  const [block] = blocks;
  return block ? JSON.parse(block.textContent) : undefined;
}
