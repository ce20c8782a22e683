import { PAGES } from '../pages';

/** The first path segments of the function's addresses, whose `Cache-Control` the function sets. */
const FUNCTION_PATHS = [
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
const OTHER_LANGUAGE_LINE =
  /"destination": "\/(?!pages\/)[^/"]+\/(?:index|pages\/[\w-]+)[.]html"|"\^\/[\w-]+\/\[\^[.]\]\*\$"/;
/** A line that names the file of a page in the first language. */
const PAGE_LINE = /"destination": "\/pages\/(?!admin-login|other)[\w-]+[.]html" \}/;
/** The line after which the pages are inserted. */
const LINE_BEFORE_PAGES = '"destination": "/index.html"';
/**
 * The names of the pages in any case, in the rewrite by which the function corrects their spelling
 * (product 2.15).
 */
const PAGE_NAMES_PATTERN = /\(\[[A-Z][a-z]\][^"]*?\)(?=\(\/\?\(%)/;

/** The pages that exist in each language, except the landing page. */
const NAMED_PAGES = PAGES.filter(({ route, isInOneLanguage }) => route !== '/' && !isInOneLanguage);

/** The language prefix of a path: `(ml/)?`, `((ml|ta)/)?`, or nothing. */
const LANGUAGE_PREFIX = String.raw`(?:\((?:[\w-]+|\([\w|-]+\))\/\)\?)?`;

/**
 * Returns firebase.json with the addresses of the pages (tools/build/pages.ts) in all languages:
 * their files, and the language prefixes of the function's addresses (product 40.1).
 */
export function withAddresses(config: string, codes: readonly string[]): string {
  const [answering = ''] = /\{ "functionId": "pages", "region": "[^"]+" \}/.exec(config) ?? [];
  const lines = config
    .split('\n')
    .filter((line) => !OTHER_LANGUAGE_LINE.test(line) && !PAGE_LINE.test(line));
  const pagesIn = (base: string) =>
    NAMED_PAGES.map(({ route, html }) =>
      rewriteLine(`${base}${route.replace(/:\w+/, '[^/]+')}/?$`, `${base}/${html}`),
    );
  const others = codes.flatMap((code) => [
    rewriteLine(`/${code}(/home)?/?$`, `/${code}/index.html`),
    ...pagesIn(`/${code}`),
    rewriteLine(`/${code}/preview/[^/]+/?$`, `/${code}/pages/other.html`),
    // What the preview of a draft has in its frame: the one address of the admin area that is in each language.
    rewriteLine(`/${code}/admin/preview/[^/]+/page/?$`, `/${code}/pages/other.html`),
    // Hosting has one file for what is not found; the function says so in the language. Files have a dot.
    `      { "regex": "^/${code}/[^.]*$", "function": ${answering} },`,
  ]);
  const text = lines
    .flatMap((line) =>
      line.includes(LINE_BEFORE_PAGES) ? [line, ...pagesIn(''), ...others] : [line],
    )
    .join('\n')
    .replace(
      PAGE_NAMES_PATTERN,
      `(${NAMED_PAGES.map(({ route }) => anyCasePattern(route)).join('|')})`,
    );
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
          new RegExp(`(${before})${LANGUAGE_PREFIX}(${after})`),
          (_, start: string, end: string) => start + prefix + end,
        ),
      text,
    )
    .replace(/(?<=")\^\/\(\?:\[\^_a[^"]+(?=")/, () => revalidatedPattern(codes));
}

/** Returns the pattern of a page's path with letters of any case. */
const anyCasePattern = (route: string) =>
  route
    .slice(1)
    .replaceAll(/(?<!:\w*)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
    .replaceAll(/:\w+/g, '[^/]+');

const rewriteLine = (regex: string, destination: string) =>
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
function revalidatedPattern(codes: readonly string[]): string {
  const bases = ['', ...codes.map((code) => `${code}/`)];
  const functionPaths = bases.flatMap((base) =>
    FUNCTION_PATHS.map((name) => base + name.slice(0, 3)),
  );
  // Page files that begin like a path of the function, such as /movies.
  const names = NAMED_PAGES.map(({ route }) => route.slice(1)).filter(
    (name) =>
      !name.includes('/') &&
      !FUNCTION_PATHS.includes(name) &&
      FUNCTION_PATHS.some((one) => name.startsWith(one.slice(0, 3))),
  );
  const files = bases.flatMap((base) => names.map((name) => `|${base}${name}.*`)).join('');
  return `^/(?:${patternNotStartingWith(['__', 'sit', ...functionPaths])}${files})?$`;
}

/**
 * Returns the pattern of texts that begin with none of these, because the patterns of Hosting have
 * no negation.
 */
function patternNotStartingWith(texts: readonly string[]): string {
  const firsts = [...new Set(texts.map((text) => text.charAt(0)))].toSorted();
  const rests = firsts.flatMap((first) => {
    const own = texts.filter((text) => text.startsWith(first)).map((text) => text.slice(1));
    return own.includes('') ? [] : [`${first}(?:${patternNotStartingWith(own)})?`];
  });
  return [`[^${firsts.join('')}].*`, ...rests].join('|');
}
