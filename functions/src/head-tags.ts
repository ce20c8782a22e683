import { headTags, type PageHead } from '../../src/content/meta/head-tags.ts';

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;

/**
 * The page with this head instead of the one between the marks in index.html, and further tags for the
 * page itself. The marks remain: the build writes a head for each page, and the function replaces the head of
 * a movie's page.
 *
 * @throws Error if the page has no marks
 */
export function withHead(html: string, head: PageHead, tags: readonly string[] = []): string {
  if (!HEAD.test(html)) throw new Error('The page has no marks for its head');
  const { title, data, isHidden } = head;
  const lines = [
    '<!-- head -->',
    `<title>${escaped(title)}</title>`,
    ...headTags(head).map(({ name, attributes }) => `<${name} ${written(attributes)} />`),
    ...(data && !isHidden
      ? [`<script type="application/ld+json">${jsonInScript(data)}</script>`]
      : []),
    ...tags,
    '<!-- /head -->',
  ];
  // A function: as a text, "$&" in a title would be replaced.
  return html.replace(HEAD, () => lines.join('\n    '));
}

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids in any form; a half of a surrogate pair is none. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text without what XML cannot have. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '');

/** The text for HTML and XML, also inside an attribute, without what XML cannot have. */
export const escaped = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export const jsonInScript = (value: object): string => inScript(JSON.stringify(value));

/** JSON that ends no script and begins no comment in it. */
export const inScript = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
