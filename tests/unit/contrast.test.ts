// product 1.2, 22.2, 22.8, 22.10.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../tools/development/project';
import { contrastIn } from '../support/contrast';

const TEXT = 4.5;
/** Large text, icons, and the borders of what is filled in or pressed. */
const LARGE = 3;

/** Texts, what is behind each of them (from the farthest to the nearest), and the contrast they need. */
type Pairs = readonly (readonly [
  texts: readonly string[],
  behind: readonly (readonly string[])[],
  least: number,
])[];

const PAGES = [['background'], ['surface'], ['surface-raised']];

const ON_SCREEN: Pairs = [
  [['text', 'text-muted', 'accent', 'danger'], PAGES, TEXT],
  [['border-strong'], PAGES, LARGE],
  // Buttons and what is chosen; the screen of /about.
  [['background'], [['accent'], ['text'], ['text-highlight']], TEXT],
  [['on-primary'], [['primary'], ['primary-shaded']], TEXT],
  [['on-primary'], [['primary-hover']], LARGE],
  [['on-primary-hover'], [['primary-hover']], TEXT],
  // Enlarged pictures, videos, a banner without a picture; the splash and the share picture.
  [['text', 'text-muted', 'accent'], [['lightbox'], ['video'], ['splash-highlight']], TEXT],
  [['text', 'accent'], [['hero-highlight']], TEXT],
  [['icon-mark'], [['icon-background']], LARGE],
  // Over any picture: links and banners, captions, the heads of films, buttons.
  [
    ['text', 'accent'],
    [
      ['picture', 'picture-shade'],
      ['picture', 'caption-shade'],
      ['picture', 'poster-shade', 'poster-middle-shade', 'poster-words-shade'],
      ['picture', 'wide-shade', 'wide-words-shade'],
    ],
    TEXT,
  ],
  [
    ['text', 'accent'],
    [
      ['picture', 'banner-shade', 'control-shade'],
      ['picture', 'lightbox-control-shade'],
    ],
    LARGE,
  ],
];

const ON_PAPER: Pairs = [
  [['text', 'text-muted', 'accent', 'danger', 'on-primary'], PAGES, TEXT],
  [['border-strong'], [['background'], ['surface']], LARGE],
];

/** The pairs that cannot be read, each with its contrast. */
function unreadable(pairs: Pairs, file: string, print = false): string[] {
  const contrast = contrastIn(readFileSync(path.join(PROJECT_FOLDER, file), 'utf8'), print);
  return pairs.flatMap(([texts, grounds, least]) =>
    texts.flatMap((text) =>
      grounds.flatMap((behind) => {
        const reached = contrast(text, behind);
        const where = `--${text} on ${behind.map((name) => (name === 'picture' ? 'any picture' : `--${name}`)).join(', ')}`;
        return reached < least ? [`${where}: ${reached.toFixed(2)} of ${least} to 1`] : [];
      }),
    ),
  );
}

test.each([
  ['the company', 'src/company/colors.css'],
  ['the light company of the tests', 'tests/delivery/other-company/colors.css'],
])('%s has readable colours, on a screen and on paper', (_, file) => {
  expect([...unreadable(ON_SCREEN, file), ...unreadable(ON_PAPER, file, true)]).toEqual([]);
});

const FILES = readdirSync(path.join(PROJECT_FOLDER, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((name) => ({
    file: `src/${name}`,
    content: readFileSync(path.join(PROJECT_FOLDER, 'src', name), 'utf8'),
  }));
const SHEETS = FILES.filter(
  ({ file }) => file.endsWith('.css') && !file.startsWith('src/company/'),
);

/** Colours that are nobody's: they are the same for each company. */
const FIXED = [
  // The look of the messengers and search engines that show a link.
  ['src/content/movie/studio/edit/LinkPreviews.module.css', /#[\da-f]{6}/g],
  // A point that is seen on any picture.
  ['src/studio/pictures/PictureCard.module.css', /\bwhite\b/g],
] as const;

test('styles outside of src/company use colours by name', () => {
  const LITERAL =
    /(?<![\w-])(?:#[\da-f]{3,8}\b|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from var\()|(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b(?=[\s;,)]))/gi;
  /** In a mask any colour is the part that is shown. */
  const MASK = /(?:mask(?:-image)?|--notch):[^;]*;|\/\*[^]*?\*\//g;
  const found = SHEETS.flatMap(({ file, content }) => {
    const fixed = FIXED.filter(([name]) => name === file).map(([, pattern]) => pattern);
    const own = [MASK, ...fixed].reduce((text, pattern) => text.replace(pattern, ''), content);
    return (own.match(LITERAL) ?? []).map((literal) => `${file}: ${literal}`);
  });
  expect(found).toEqual([]);
});

test('text and background of the same rule are among the checked pairs', () => {
  const reckoned = ON_SCREEN.flatMap(([texts, grounds]) =>
    texts.flatMap((text) => grounds.map((behind) => `${text} on ${behind.at(-1)}`)),
  );
  const set = SHEETS.flatMap(({ content }) =>
    [...content.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const [, text] = /(?:^|\s)color: var\(--([\w-]+)\)/.exec(rule) ?? [];
      const [, behind] = /\sbackground(?:-color)?: var\(--([\w-]+)\)/.exec(rule) ?? [];
      return text && behind ? [`${text} on ${behind}`] : [];
    }),
  );
  expect(set).toContain('background on accent');
  expect([...new Set(set)].filter((pair) => !reckoned.includes(pair))).toEqual([]);
});

test('styles use no undeclared custom property', () => {
  const everything = FILES.map(({ content }) => content).join('\n');
  const declared = new Set(
    [...everything.matchAll(/--([\w-]+)(?:'?:|',)/g)].map(([, name]) => name),
  );
  const used = [...everything.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
});
