import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { OTHER_LANGUAGES } from './bundle/language-variants';
import { PROJECT_FOLDER } from './emulators/project';

/** Lets the development server answer in the other languages, each by a server of its own below its code. */
export const otherLanguages = (mode: string): Plugin => ({
  name: 'other-languages',
  async configureServer({ middlewares, httpServer }) {
    for (const code of OTHER_LANGUAGES) {
      const server = await serverFor(code, mode);
      httpServer?.once('close', () => void server.close());
      middlewares.use((request, response, next) => {
        const isBelow = new RegExp(`^/${code}(?=[/?]|$)`).test(request.url ?? '');
        if (isBelow) server.middlewares(request, response, next);
        else next();
      });
    }
  },
});

async function serverFor(code: string, mode: string): Promise<ViteDevServer> {
  process.env['VITE_LANGUAGE'] = code;
  try {
    return await createServer({
      root: PROJECT_FOLDER,
      mode,
      base: `/${code}/`,
      clearScreen: false,
      // A page is loaded again by hand: the first server has the one connection for changes.
      server: { middlewareMode: true, hmr: false, ws: false },
      cacheDir: `node_modules/.vite-${code}`,
    });
  } finally {
    delete process.env['VITE_LANGUAGE'];
  }
}
