import { headTags, type PageHead } from '../../src/content/meta/head-tags.ts';

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;

/**
 * Replaces the head between the marks in index.html, and adds further tags. The marks stay, because
 * both the build and the function replace the head.
 *
 * @throws Error if the page has no marks
 */
export function withHead(html: string, head: PageHead, tags: readonly string[] = []): string {
  if (!HEAD.test(html)) throw new Error('The page has no marks for its head');
  const { title, data, isHidden } = head;
  const lines = [
    '<!-- head -->',
    `<title>${escapeMarkup(title)}</title>`,
    ...headTags(head).map(({ name, attributes }) => `<${name} ${written(attributes)} />`),
    ...(data && !isHidden
      ? [`<script type="application/ld+json">${jsonInScript(data)}</script>`]
      : []),
    ...tags,
    '<!-- /head -->',
  ];
  // A function, because "$&" in a title would be replaced in a replacement text.
  return html.replace(HEAD, () => lines.join('\n    '));
}

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
    .join(' ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML does not allow in any form, including unpaired surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns the text without characters that XML does not allow. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '');

/**
 * Escapes a text for HTML and XML, also within attributes, without characters that XML does not
 * allow.
 */
export const escapeMarkup = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export const jsonInScript = (value: object): string => escapeForScript(JSON.stringify(value));

/** Escapes JSON within a script element, so that it cannot end the script or start a comment. */
export const escapeForScript = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
