import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';
import { PROJECT_FOLDER } from './project';

/**
 * The fonts that src/company/fonts.css knows, each in the weights that it names. Roboto comes
 * first, as on most visitors' phones.
 */
const FONTS = ['roboto', 'arimo', 'noto-sans', 'dejavu-sans', 'noto-sans-malayalam'] as const;
const WEIGHTS = [400, 700];

const PACKAGES = path.join(PROJECT_FOLDER, 'node_modules/@fontsource');
const CACHE = path.join(PROJECT_FOLDER, 'node_modules/.cache');

/**
 * Gives browsers that are started from now on the fonts of npm packages and no other, so that pages
 * have the same layout on every machine, also on one without fonts. On Linux only: elsewhere a browser
 * cannot be given fonts, and the system has the fonts of most visitors.
 */
export async function provideBrowserFonts(): Promise<void> {
  if (process.platform !== 'linux') return;
  mkdirSync(CACHE, { recursive: true });
  const folder = path.join(CACHE, 'browser-fonts');
  const draft = mkdtempSync(`${folder}-`);
  for (const font of FONTS) {
    const script = font.endsWith('malayalam') ? 'malayalam' : 'latin';
    for (const weight of WEIGHTS) {
      const name = `${font}-${script}-${weight}-normal`;
      const file = readFileSync(path.join(PACKAGES, font, `files/${name}.woff2`));
      // The browser finds no compressed fonts.
      writeFileSync(path.join(draft, `${name}.ttf`), await convert(file, 'sfnt'));
    }
  }
  writeFileSync(path.join(draft, 'fonts.conf'), configurationFor(folder));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  process.env['FONTCONFIG_FILE'] = path.join(folder, 'fonts.conf');
}

const configurationFor = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="same"><string>Roboto</string></edit>
  </match>
</fontconfig>
`;
