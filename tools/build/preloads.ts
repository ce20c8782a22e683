import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../development/project.ts';
import { PAGES, type Page, preloadOf } from './pages.ts';

/** Returns the id of the module that starts a page. */
export const preloadIdOf = (page: Page): string =>
  path.join(PROJECT_FOLDER, `${preloadOf(page)}.ts`);

/** Writes the module that starts a page from its view or its loader. */
export const preloads = (): Plugin => {
  const codes = new Map(
    PAGES.filter((page) => page.preload).map(
      (page) => [preloadIdOf(page), page.view ? withView(page) : withReads(page)] as const,
    ),
  );
  return {
    name: 'preloads',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (codes.has(id) ? id : null),
    load: (id) => codes.get(id),
  };
};

function withView(page: Page): string {
  const { route, folder } = page;
  const start = route.includes(':id') ? 'startMovieWithView' : 'startWithView';
  const loader = path.join(path.dirname(preloadIdOf(page)), `${folder}.loader.ts`);
  const load = existsSync(loader)
    ? `async (from) => (await import('./${folder}.loader')).${folder}Loader(from)`
    : 'async () => null';
  return `
import { ${start} } from '../../data/start-with-view';
import { ${folder}View } from './${folder}.view';

${start}(${folder}View, ${load});
`;
}

const withReads = ({ folder }: Page) => `
import { startPreload } from '../../data/loader-cache';
import { ${folder}Loader } from './${folder}.loader';

startPreload((request) => ${folder}Loader({ request }));
`;
