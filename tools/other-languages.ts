import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { OTHER_LANGUAGES, splitLanguage } from '../functions/src/languages';
import { withLanguage } from './bundle/language-variants';
import { PROJECT_FOLDER } from './emulators/project';

/** Lets the development server answer in the other languages, each by a server of its own below its code. */
export const otherLanguages = (mode: string): Plugin => ({
  name: 'other-languages',
  async configureServer({ middlewares, httpServer }) {
    for (const code of OTHER_LANGUAGES) {
      const server = await serverFor(code, mode, httpServer);
      httpServer?.once('close', () => void server.close());
      middlewares.use((request, response, next) => {
        const [own] = splitLanguage(request.url ?? '');
        if (own === code) server.middlewares(request, response, next);
        else next();
      });
    }
  },
});

const serverFor = (
  code: string,
  mode: string,
  first: ViteDevServer['httpServer'],
): Promise<ViteDevServer> =>
  withLanguage(code, () =>
    createServer({
      root: PROJECT_FOLDER,
      mode,
      base: `/${code}/`,
      clearScreen: false,
      // The connection for changes is below the code, too.
      server: { middlewareMode: true, ...(first && { ws: { server: first } }) },
      cacheDir: `node_modules/.vite-${code}`,
    }),
  );
