import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import { PAGES, type Page, preloadOf } from './pages.ts';

/** The id of the module that begins a page's reads. */
export const preloadIdOf = (page: Page): string =>
  path.join(PROJECT_FOLDER, `${preloadOf(page)}.ts`);

/** Writes the module that begins the reads of a page, by its loader, for each page without one of its own. */
export const preloads = (): Plugin => {
  const codes = new Map(
    PAGES.filter((page) => page.preload && !existsSync(preloadIdOf(page))).map(
      (page) => [preloadIdOf(page), codeFor(page)] as const,
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

const codeFor = (page: Page) => (page.hasView ? withView(page) : withReads(page));

const withView = ({ folder }: Page) => `
import { startWithView } from '../../data/start-with-view';
import { ${folder}View } from './${folder}.view';

startWithView(${folder}View, async (request) => (await import('./${folder}.loader')).${folder}Loader({ request }));
`;

const withReads = ({ folder }: Page) => `
import { startPreload } from '../../data/loader-cache';
import { ${folder}Loader } from './${folder}.loader';

startPreload((request) => ${folder}Loader({ request }));
`;
