/**
 * `npm run fonts`: makes the three faces of src/company/fonts.css from the variable font Anek
 * Malayalam: condensed heavy for titles, regular for text, semibold for emphasis. Each has a fixed
 * width and weight: with a variable weight the files would be more than twice as large.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { PROJECT_FOLDER } from '../emulators/project';

const FAMILY = path.join(PROJECT_FOLDER, 'node_modules/@fontsource-variable/anek-malayalam');
const FONTS = path.join(PROJECT_FOLDER, 'src/company/fonts');

const SCRIPTS = ['latin', 'latin-ext', 'malayalam'] as const;
const FACES = {
  poster: { wdth: 78, wght: 780 },
  text: { wdth: 100, wght: 400 },
  strong: { wdth: 100, wght: 600 },
};

/** Returns the characters of a CSS `unicode-range`. */
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
  const source = readFileSync(
    path.join(FAMILY, `files/anek-malayalam-${script}-standard-normal.woff2`),
  );
  const characters = charactersOf(ranges[script] ?? '');
  for (const [face, variationAxes] of Object.entries(FACES)) {
    const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes });
    writeFileSync(path.join(FONTS, `${script}-${face}.woff2`), subset);
    console.log(`${script}-${face}.woff2 ${subset.length} of ${source.length} bytes`);
  }
}
copyFileSync(path.join(FAMILY, 'LICENSE'), path.join(FONTS, 'LICENSE'));
