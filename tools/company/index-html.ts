import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escaped } from '../../functions/src/head-tags.ts';
import { LANGUAGE, SHORT_NAME, site } from '../../src/company/site.ts';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import { colorNamed, readColors, readColorScheme } from './colors.ts';
import { logoSymbol } from './logo.ts';

/**
 * The text of index.html with the company's language, name, mark and colours: the splash is painted before the
 * style sheet that declares them has loaded.
 */
export function withCompany(html: string): string {
  const colors = readColors();
  return html
    .replace('%language%', LANGUAGE)
    .replaceAll('%name%', () => escaped(site.name))
    .replaceAll('%short-name%', () => escaped(SHORT_NAME))
    .replace('%color-scheme%', readColorScheme)
    .replaceAll('%background%', colorNamed(colors, 'background'))
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colorNamed(colors, name))
    .replace('<!-- logo -->', logoSymbol);
}

/** index.html with all that the company has chosen. */
export const readIndexHtml = () =>
  withCompany(readFileSync(path.join(PROJECT_FOLDER, 'index.html'), 'utf8'));
