/** The first path segments that the function answers, whose `Cache-Control` is its own. */
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

/** A line of firebase.json that is of another language: it names a file of it, or answers what it has not. */
const OF_ANOTHER =
  /"destination": "\/(?!pages\/)[^/"]+\/(?:index|pages\/[\w-]+)[.]html"|"\^\/[\w-]+\/\[\^[.]\]\*\$"/;
/** One that names the file of a page that is there in each language. */
const OF_A_PAGE = /"\^(\/(?!admin)[^"]+)", "destination": "(\/pages\/[\w-]+[.]html)"/;
/** What is added comes after the page of the search. */
const LAST_PAGE = '"/pages/search.html"';

/** What precedes a path of any language: `(ml/)?`, `((ml|ta)/)?`, or nothing. */
const ANY_PREFIX = String.raw`(?:\((?:[\w-]+|\([\w|-]+\))\/\)\?)?`;

/**
 * Returns the text of firebase.json with the addresses of the site in the languages beside the first one:
 * their files, and what precedes the paths of those that the function answers (product 40.1).
 */
export function withAddresses(config: string, codes: readonly string[]): string {
  const [answering = ''] = /\{ "functionId": "pages", "region": "[^"]+" \}/.exec(config) ?? [];
  const lines = config.split('\n').filter((line) => !OF_ANOTHER.test(line));
  const pages = lines.flatMap((line) => {
    const [, path, file] = OF_A_PAGE.exec(line) ?? [];
    return path && file ? [[path, file] as const] : [];
  });
  const files = codes.flatMap((code) => [
    rewrite(`/${code}(/home)?/?$`, `/${code}/index.html`),
    ...pages.map(([path, file]) => rewrite(`/${code}${path}`, `/${code}${file}`)),
    // Hosting has one file for what is not found; the function says so in the language. Files have a dot.
    `      { "regex": "^/${code}/[^.]*$", "function": ${answering} },`,
  ]);
  const text = lines
    .flatMap((line) => (line.includes(LAST_PAGE) ? [line, ...files] : [line]))
    .join('\n');
  const prefix = prefixOf(codes);
  return [
    [String.raw`\^/\(`, String.raw`\(movie/`],
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
    .replace(/(?<=")\^\/\(\?:\[\^_a[^"]+(?=")/, (before) => askedForAgain(codes, before));
}

const rewrite = (regex: string, destination: string) =>
  `      { "regex": "^${regex}", "destination": "${destination}" },`;

/** The pattern of what precedes a path in any language. */
export function prefixOf(codes: readonly string[]): string {
  if (codes.length === 0) return '';
  return codes.length === 1 ? `(${codes[0]}/)?` : `((${codes.join('|')})/)?`;
}

/** The pattern of what a browser asks for each time: all but the function's answers, and Hosting's own `__`. */
function askedForAgain(codes: readonly string[], before: string): string {
  const bases = ['', ...codes.map((code) => `${code}/`)];
  const answered = bases.flatMap((base) => ANSWERED.map((name) => base + name.slice(0, 3)));
  // Files that begin alike, as /movies.
  const names = Array.from(before.matchAll(/\|([\w-]+)\.\*/g), ([, name]) => name);
  const files = bases.flatMap((base) => names.map((name) => `|${base}${name}.*`)).join('');
  return `^/(?:${notBeginningWith(['__', 'sit', ...answered])}${files})?$`;
}

/** A pattern of the texts that begin with none of these; Hosting's have no way to say "not". */
function notBeginningWith(texts: readonly string[]): string {
  const firsts = [...new Set(texts.map((text) => text.charAt(0)))].toSorted();
  const rests = firsts.flatMap((first) => {
    const own = texts.filter((text) => text.startsWith(first)).map((text) => text.slice(1));
    return own.includes('') ? [] : [`${first}(?:${notBeginningWith(own)})?`];
  });
  return [`[^${firsts.join('')}].*`, ...rests].join('|');
}
