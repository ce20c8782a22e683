import type { Plugin } from 'vite';
import { withTransparentColors } from '../company/colors.ts';
import { withCompany } from '../company/index-html.ts';
import { SITE_FILES } from '../company/site-files.ts';

/**
 * What the company has chosen (product 1.2), where no code of the site can import it: index.html, transparent
 * variants of its colours, and files with a fixed address.
 */
export const company = (): Plugin => ({
  name: 'company',
  enforce: 'pre',
  transformIndexHtml: { order: 'pre', handler: withCompany },
  transform: {
    filter: { id: /\.css$/ },
    handler: withTransparentColors,
  },
  async generateBundle() {
    for (const [fileName, { make }] of Object.entries(SITE_FILES)) {
      this.emitFile({ type: 'asset', fileName, source: await make() });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [address = ''] = (request.url ?? '').slice(1).split('?');
      const file = SITE_FILES[address];
      if (!file) return next();
      response.setHeader('Content-Type', file.type);
      Promise.resolve(file.make()).then((data) => response.end(data), next);
    });
  },
});
