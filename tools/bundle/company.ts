import type { Plugin } from 'vite';
import { withTransparentColors } from '../company/colors.ts';
import { withFontFaces } from '../company/font-faces.ts';
import { withCompany } from '../company/index-html.ts';
import { SITE_FILES } from '../company/site-files.ts';
import { loadPageHeads } from './function.ts';
import { fixedFiles } from './fixed-files.ts';

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
