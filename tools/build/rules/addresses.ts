import { PAGES } from '../pages';

/** The first path segments of the function's addresses, whose `Cache-Control` the function sets. */
const ANSWERED = [
  'announcements',
  'calendar',
  'events',
  'feed',
  'gallery',
  'movie',
  'videos',
  'view',
];

/**
 * A line of firebase.json for another language: it names a file in that language, or is the
 * fallback for its unknown addresses.
 */
const OF_ANOTHER =
  /"destination": "\/(?!pages\/)[^/"]+\/(?:index|pages\/[\w-]+)[.]html"|"\^\/[\w-]+\/\[\^[.]\]\*\$"/;
/** A line that names the file of a page in the first language. */
const OF_A_PAGE = /"destination": "\/pages\/(?!admin-login|other)[\w-]+[.]html" \}/;
/** The line after which the pages are inserted. */
const BEFORE_PAGES = '"destination": "/index.html"';
/**
 * The names of the pages in any case, in the rewrite by which the function corrects their spelling
 * (product 2.15).
 */
const IN_ANY_CASE = /\(\[[A-Z][a-z]\][^"]*?\)(?=\(\/\?\(%)/;

/** The pages that exist in each language, except the landing page. */
const NAMED = PAGES.filter(({ route, isInOneLanguage }) => route !== '/' && !isInOneLanguage);

/** The language prefix of a path: `(ml/)?`, `((ml|ta)/)?`, or nothing. */
const ANY_PREFIX = String.raw`(?:\((?:[\w-]+|\([\w|-]+\))\/\)\?)?`;

/**
 * Returns firebase.json with the addresses of the pages (tools/build/pages.ts) in all languages:
 * their files, and the language prefixes of the function's addresses (product 40.1).
 */
export function withAddresses(config: string, codes: readonly string[]): string {
  const [answering = ''] = /\{ "functionId": "pages", "region": "[^"]+" \}/.exec(config) ?? [];
  const lines = config
    .split('\n')
    .filter((line) => !OF_ANOTHER.test(line) && !OF_A_PAGE.test(line));
  const pagesIn = (base: string) =>
    NAMED.map(({ route, html }) =>
      rewrite(`${base}${route.replace(/:\w+/, '[^/]+')}/?$`, `${base}/${html}`),
    );
  const others = codes.flatMap((code) => [
    rewrite(`/${code}(/home)?/?$`, `/${code}/index.html`),
    ...pagesIn(`/${code}`),
    rewrite(`/${code}/preview/[^/]+/?$`, `/${code}/pages/other.html`),
    // What the preview of a draft has in its frame: the one address of the admin area that is in each language.
    rewrite(`/${code}/admin/preview/[^/]+/page/?$`, `/${code}/pages/other.html`),
    // Hosting has one file for what is not found; the function says so in the language. Files have a dot.
    `      { "regex": "^/${code}/[^.]*$", "function": ${answering} },`,
  ]);
  const text = lines
    .flatMap((line) => (line.includes(BEFORE_PAGES) ? [line, ...pagesIn(''), ...others] : [line]))
    .join('\n')
    .replace(IN_ANY_CASE, `(${NAMED.map(({ route }) => inAnyCase(route)).join('|')})`);
  const prefix = prefixOf(codes);
  return [
    [String.raw`\^/\(`, String.raw`\(movie/`],
    [String.raw`\^/`, String.raw`admin/preview/`],
    [String.raw`\^/\(`, String.raw`admin\(/\.`],
    [String.raw`\^/`, String.raw`\(\[Mm\]`],
    [String.raw`\|`, String.raw`search\|upload`],
    [String.raw`\|`, String.raw`preview\(/\.\*\)\?\)`],
    [String.raw`\^/`, String.raw`preview/\.\*`],
  ]
    .reduce(
      (all, [before, after]) =>
        all.replace(
          new RegExp(`(${before})${ANY_PREFIX}(${after})`),
          (_, start: string, end: string) => start + prefix + end,
        ),
      text,
    )
    .replace(/(?<=")\^\/\(\?:\[\^_a[^"]+(?=")/, () => askedForAgain(codes));
}

/** Returns the pattern of a page's path with letters of any case. */
const inAnyCase = (route: string) =>
  route
    .slice(1)
    .replaceAll(/(?<!:\w*)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
    .replaceAll(/:\w+/g, '[^/]+');

const rewrite = (regex: string, destination: string) =>
  `      { "regex": "^${regex}", "destination": "${destination}" },`;

/** Returns the pattern of the language prefix of a path. */
export function prefixOf(codes: readonly string[]): string {
  if (codes.length === 0) return '';
  return codes.length === 1 ? `(${codes[0]}/)?` : `((${codes.join('|')})/)?`;
}

/**
 * Returns the pattern of addresses that browsers revalidate each time: all except the function's
 * addresses and Hosting's own `__`.
 */
function askedForAgain(codes: readonly string[]): string {
  const bases = ['', ...codes.map((code) => `${code}/`)];
  const answered = bases.flatMap((base) => ANSWERED.map((name) => base + name.slice(0, 3)));
  // Files that begin alike, as /movies.
  const names = NAMED.map(({ route }) => route.slice(1)).filter(
    (name) =>
      !name.includes('/') &&
      !ANSWERED.includes(name) &&
      ANSWERED.some((one) => name.startsWith(one.slice(0, 3))),
  );
  const files = bases.flatMap((base) => names.map((name) => `|${base}${name}.*`)).join('');
  return `^/(?:${notBeginningWith(['__', 'sit', ...answered])}${files})?$`;
}

/**
 * Returns the pattern of texts that begin with none of these, because the patterns of Hosting have
 * no negation.
 */
function notBeginningWith(texts: readonly string[]): string {
  const firsts = [...new Set(texts.map((text) => text.charAt(0)))].toSorted();
  const rests = firsts.flatMap((first) => {
    const own = texts.filter((text) => text.startsWith(first)).map((text) => text.slice(1));
    return own.includes('') ? [] : [`${first}(?:${notBeginningWith(own)})?`];
  });
  return [`[^${firsts.join('')}].*`, ...rests].join('|');
}
