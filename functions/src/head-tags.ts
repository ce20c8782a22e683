import { COMPANY_IMAGE, type HeadImage } from '../../src/content/meta/meta-tags.ts';
import { LANGUAGES, type SiteLanguage } from '../../src/company/languages.ts';
import { site } from '../../src/company/site.ts';
import { addressOf } from '../../src/content/locale/language.ts';

/** A page as search engines and link previews are to see it. */
export interface PageHead {
  /** The title of the browser tab. */
  readonly title: string;
  readonly description: string;
  /** The one address of the page; undefined if it has several, or none. */
  readonly canonical?: string;
  /** The address of what a link preview shows, if that is a part of the page; `canonical` if undefined. */
  readonly shared?: string;
  /** Keeps the page out of search results; it has no link preview either. */
  readonly isHidden?: boolean;
  /** The title of a link preview, which names the company elsewhere; `title` if undefined. */
  readonly name?: string;
  readonly type?: 'website' | 'video.movie' | 'video.other' | 'article';
  /** The company's picture if undefined. */
  readonly image?: HeadImage;
  /** Structured data by schema.org. */
  readonly data?: object;
  /** Further tags, for the page itself. */
  readonly tags?: readonly string[];
}

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;
const own = OTHERS.find(({ code }) => addressOf('').endsWith(`/${code}`));

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;

/**
 * The page with this head instead of the one between the marks in index.html. The marks remain: the
 * build writes a head for each page, and the function replaces that of a movie's.
 *
 * @throws Error if the page has no marks
 */
export function withHead(html: string, head: PageHead): string {
  if (!HEAD.test(html)) throw new Error('The page has no marks for its head');
  const lines = ['<!-- head -->', ...headTags(head), '<!-- /head -->'];
  // A function: as a text, "$&" in a title would be replaced.
  return html.replace(HEAD, () => lines.join('\n    '));
}

function headTags(head: PageHead): readonly string[] {
  const title = `<title>${escaped(head.title)}</title>`;
  const description = named('description', head.description);
  if (head.isHidden) return [title, description, named('robots', 'noindex')];
  return [
    title,
    description,
    ...(head.canonical
      ? [
          `<link rel="canonical" href="${escaped(head.canonical)}" />`,
          ...alternates(head.canonical),
        ]
      : []),
    ...cardTags(head),
    ...(head.data
      ? [`<script type="application/ld+json">${jsonInScript(head.data)}</script>`]
      : []),
    ...(head.tags ?? []),
  ];
}

/** The same page in each language, for search engines; nothing where the site has one language. */
export function alternates(canonical: string): readonly string[] {
  if (OTHERS.length === 0) return [];
  const path = canonical.slice(addressOf('').length);
  const link = (code: string, prefix: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escaped(site.origin + prefix + path)}" />`;
  return [
    link(LANGUAGES[0].code, ''),
    ...OTHERS.map(({ code }) => link(code, `/${code}`)),
    link('x-default', ''),
  ];
}

/** Open Graph, which WhatsApp, Facebook and Telegram read, and what X adds to it. */
function cardTags(head: PageHead): readonly string[] {
  const {
    title,
    name = title,
    type = 'website',
    description,
    canonical,
    shared = canonical,
  } = head;
  const { url, width, height, alt } = head.image ?? COMPANY_IMAGE;
  const isWide = width !== undefined && height !== undefined && width > height;
  return [
    property('og:type', type),
    property('og:site_name', site.name),
    property('og:title', name),
    property('og:description', description),
    ...(shared ? [property('og:url', shared)] : []),
    property('og:image', url),
    ...(width && height
      ? [property('og:image:width', `${width}`), property('og:image:height', `${height}`)]
      : []),
    property('og:image:alt', alt),
    property('og:locale', (own ?? LANGUAGES[0]).tag.replace('-', '_')),
    // X would crop a poster to a wide strip.
    named('twitter:card', isWide ? 'summary_large_image' : 'summary'),
  ];
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`;

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids in any form; a half of a surrogate pair is none. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text for HTML and XML, also inside an attribute, without what XML cannot have. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON that ends no script and begins no comment in it. */
export const jsonInScript = (value: object) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
