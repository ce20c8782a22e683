/**
 * `npm run fonts`: cuts the three faces that the site shows out of Anek Malayalam: the condensed
 * heavy one of titles, the text, and the text where it is to stand out. Each has one width and one
 * weight: a face that keeps a range of weights is more than twice as heavy, and slower to draw.
 * The site declares them in src/styles/fonts.css.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { PROJECT_FOLDER } from '../emulators/project';

const FAMILY = path.join(PROJECT_FOLDER, 'node_modules/@fontsource-variable/anek-malayalam');
const FONTS = path.join(PROJECT_FOLDER, 'src/assets/fonts');

const SCRIPTS = ['latin', 'latin-ext', 'malayalam'] as const;
const FACES = {
  poster: { wdth: 78, wght: 780 },
  text: { wdth: 100, wght: 400 },
  strong: { wdth: 100, wght: 600 },
};

/** The characters of a `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .replaceAll('U+', '')
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    })
    .join('');
}

mkdirSync(FONTS, { recursive: true });
const ranges: Record<string, string> = JSON.parse(
  readFileSync(path.join(FAMILY, 'unicode.json'), 'utf8'),
);
for (const script of SCRIPTS) {
  const whole = readFileSync(
    path.join(FAMILY, `files/anek-malayalam-${script}-standard-normal.woff2`),
  );
  const characters = charactersOf(ranges[script] ?? '');
  for (const [face, variationAxes] of Object.entries(FACES)) {
    const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes });
    writeFileSync(path.join(FONTS, `${script}-${face}.woff2`), cut);
    console.log(`${script}-${face}.woff2 ${cut.length} of ${whole.length} bytes`);
  }
}
copyFileSync(path.join(FAMILY, 'LICENSE'), path.join(FONTS, 'LICENSE'));
