import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escaped } from '../../functions/src/head-tags.ts';
import type { HtmlTexts } from '../bundle/page-heads.ts';
import { site } from '../../src/company/site.ts';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import { colorNamed, readColors, readColorScheme } from './colors.ts';
import { logoSymbol } from './logo.ts';

/**
 * The text of index.html with the company's language, name, mark and colours: the splash is painted before the
 * style sheet that declares them has loaded. It has the name in the first language on every page: letters of
 * another one may be on no font that is there before the site's.
 */
export function withCompany(html: string, texts: HtmlTexts): string {
  const colors = readColors();
  return html
    .replace('%language%', texts.language)
    .replace('%no-script%', () => escaped(texts.noScript))
    .replace('%loading%', () => escaped(texts.loading))
    .replace('%splash-name%', () => escaped(site.name))
    .replaceAll('%name%', () => escaped(texts.name))
    .replaceAll('%short-name%', () => escaped(texts.shortName))
    .replace('%color-scheme%', readColorScheme)
    .replaceAll('%background%', colorNamed(colors, 'background'))
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colorNamed(colors, name))
    .replace('<!-- logo -->', logoSymbol);
}

/** index.html with all that the company has chosen. */
export const readIndexHtml = (texts: HtmlTexts) =>
  withCompany(readFileSync(path.join(PROJECT_FOLDER, 'index.html'), 'utf8'), texts);
