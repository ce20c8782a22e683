/**
 * `npm run fonts`: makes the files of src/company/fonts.css from the variable font Anek Malayalam: each
 * with the width, the weight and the characters that are said there. With a variable weight the files
 * would be more than twice as large.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readFontFaces } from './company/font-faces';
import { PROJECT_FOLDER } from '../development/project';

const FAMILY = path.join(PROJECT_FOLDER, 'node_modules/@fontsource-variable/anek-malayalam');
const FONTS = path.join(PROJECT_FOLDER, 'src/company/fonts');

/** The files of the package; the name of a file made from one begins with the same name. */
const SOURCES = ['latin-ext', 'latin', 'malayalam'];

mkdirSync(FONTS, { recursive: true });
for (const { file, weight, width, ranges } of readFontFaces()) {
  const name = path.basename(file);
  const source = SOURCES.find((script) => name.startsWith(script));
  if (!source) throw new Error(`${name} begins with none of ${SOURCES.join(', ')}`);
  const font = readFileSync(
    path.join(FAMILY, `files/anek-malayalam-${source}-standard-normal.woff2`),
  );
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
  const subset = await subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wdth: width, wght: weight },
  });
  writeFileSync(file, subset);
  console.log(`${name} ${subset.length} of ${font.length} bytes`);
}
copyFileSync(path.join(FAMILY, 'LICENSE'), path.join(FONTS, 'LICENSE'));
