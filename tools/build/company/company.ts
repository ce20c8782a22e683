import type { Plugin } from 'vite';
import {
  withColors,
  withTransparentColors,
  colorNamed,
  readColors,
  readColorScheme,
} from './colors.ts';
import { withFontFaces } from './font-faces.ts';
import { SITE_FILES, logoSymbol } from './pictures.ts';
import { loadPageHeads } from '../function.ts';
import { fixedFiles } from '../fixed-files.ts';
import { escapeMarkup } from '../../../functions/src/head-tags.ts';
import type { HtmlTexts } from '../page-heads.ts';
import { site } from '../../../src/company/site.ts';

/**
 * Puts the company's choices (product 1.2) where no code of the site can import them: index.html,
 * transparent variants of its colours, and files with a fixed address.
 */
export const company = (language: string): Plugin[] => [
  {
    name: 'company',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => withCompany(html, (await loadPageHeads(language)).HTML_TEXTS),
    },
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => withTransparentColors(withFontFaces(css)),
    },
  },
  fixedFiles(SITE_FILES),
];

/**
 * Returns index.html with the company's language, name, logo and colours, because the splash is
 * painted before the style sheet with the colours has loaded. The name is in the first language on
 * every page, because fonts of other scripts may not have loaded yet.
 */
function withCompany(html: string, texts: HtmlTexts): string {
  return withColors(html)
    .replace('%language%', texts.language)
    .replace('%no-script%', () => escapeMarkup(texts.noScript))
    .replace('%loading%', () => escapeMarkup(texts.loading))
    .replace('%splash-name%', () => escapeMarkup(site.name))
    .replaceAll('%name%', () => escapeMarkup(texts.name))
    .replaceAll('%short-name%', () => escapeMarkup(texts.shortName))
    .replace('%color-scheme%', readColorScheme)
    .replaceAll('%background%', colorNamed(readColors(), 'background'))
    .replace('<!-- logo -->', logoSymbol);
}
