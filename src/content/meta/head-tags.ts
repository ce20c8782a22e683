import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';
import { site } from '../../company/site.ts';
import { feedTitle } from '../../shared/words/follow.ts';
import { urlOf } from '../locale/language.ts';
import { followPaths } from '../paths/follow-paths.ts';
import { COMPANY_IMAGE, type HeadImage } from './meta-tags.ts';

/** The description of a page for search engines, link previews and the browser's "Share". */
export interface PageHead {
  /** The title of the browser tab. */
  readonly title: string;
  readonly description: string;
  /** The canonical address of the page; undefined if it has several, or none. */
  readonly canonical?: string;
  /** The codes of the languages of the page's content; undefined for all languages of the site. */
  readonly languages?: readonly string[];
  /** The address in link previews, if it is only a part of the page; `canonical` by default. */
  readonly shared?: string;
  /** Keeps the page out of search results; such a page has no link preview either. */
  readonly isHidden?: boolean;
  /** The title of a link preview, which shows the company's name elsewhere; `title` by default. */
  readonly name?: string;
  readonly type?: 'website' | 'video.movie' | 'video.other' | 'article';
  /** The picture of a link preview; the company's by default. */
  readonly image?: HeadImage;
  /** Structured data in the vocabulary of schema.org. */
  readonly data?: object;
}

/** An element of the head without children. */
interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;
const own = OTHERS.find(({ code }) => urlOf('').endsWith(`/${code}`));

/** Returns the tags of a head in their order, without the title and the structured data. */
export function headTags({ description, isHidden, ...head }: PageHead): readonly HeadTag[] {
  if (isHidden) return [named('description', description), named('robots', 'noindex')];
  return [
    named('description', description),
    ...(head.canonical
      ? [
          link({ rel: 'canonical', href: head.canonical }),
          ...alternates(head.canonical, head.languages),
        ]
      : []),
    link({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: feedTitle(site.name),
      href: urlOf(followPaths.feed),
    }),
    ...cardTags({ description, ...head }),
  ];
}

/**
 * Returns the links to the page in each of its languages, for search engines; none for a page in
 * one language.
 */
function alternates(canonical: string, languages?: readonly string[]): readonly HeadTag[] {
  const others = OTHERS.filter(({ code }) => languages?.includes(code) ?? true);
  if (others.length === 0) return [];
  // A page without content in the language of this build has the address of the first language.
  const inLanguage = urlOf('');
  const path = canonical.slice(
    (canonical.startsWith(`${inLanguage}/`) ? inLanguage : site.origin).length,
  );
  const alternate = (hreflang: string, prefix: string) =>
    link({ rel: 'alternate', hreflang, href: site.origin + prefix + path });
  return [
    alternate(LANGUAGES[0].code, ''),
    ...others.map(({ code }) => alternate(code, `/${code}`)),
    alternate('x-default', ''),
  ];
}

/** Returns the Open Graph tags, which WhatsApp, Facebook and Telegram read, and the additional tag of X. */
function cardTags(head: PageHead): readonly HeadTag[] {
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

const link = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'link', attributes });

const named = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});
