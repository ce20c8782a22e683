import type { Plugin } from 'vite';
import type { StoredSettings } from '../../src/content/settings/settings.ts';
import { type Chunk, entryChunks, neededBy, preloadChunksOf } from './chunk-graph.ts';
import { loadPageHeads } from './function.ts';
import { isModuleAt, isEntry, PAGES, type Page, viewPathOf } from './pages.ts';
import type * as PageHeads from './page-heads.ts';
import { PAGE_NOT_FOUND } from '../../src/shared/words/frame.ts';
import { preloadIdOf } from './preloads.ts';

/**
 * The file for the admin area, for shared drafts, and for every address without a rewrite in
 * firebase.json.
 */
const OTHER = 'pages/other.html';
const NOT_FOUND = '404.html';

/** Where a page's data and its pictures come from; the emulators need no handshake. */
const PRECONNECT = {
  data: '<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>',
  pictures: '<link rel="preconnect" href="https://firebasestorage.googleapis.com">',
};

/**
 * Writes a copy of index.html for each page, which loads that page's code at once: otherwise a browser
 * requests it only after React and the router have loaded and run. The file of a page that reads also
 * starts its reads. No page loads the code of another one, and no script has to check the address.
 */
export const pageHtml = (settings: StoredSettings, language: string): Plugin => {
  let onEmulators = false;
  let heads: typeof PageHeads;
  return {
    name: 'page-html',
    apply: 'build',
    enforce: 'post',
    configResolved({ env }) {
      onEmulators = Boolean(env['VITE_EMULATOR_PORTS']);
    },
    async buildStart() {
      heads = await loadPageHeads(language);
      for (const page of PAGES) {
        if (!page.preload) continue;
        const id = preloadIdOf(page);
        this.emitFile({ type: 'chunk', id, name: `preload-${page.folder}` });
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const shell = stylesBehindSplash(String(index.source));
      const folder = language && `${language}/`;
      if (language) delete bundle['index.html'];
      for (const page of PAGES) {
        if (language && page.isInOneLanguage) continue;
        const { code, styles } = tagsFor(page, chunks, onEmulators, language);
        const source = withStyles(
          withTags(heads.publicPage(shell, page.route, settings), code),
          styles,
        );
        if (page.html === 'index.html' && !language) index.source = source;
        else this.emitFile({ type: 'asset', fileName: folder + page.html, source });
      }
      const frame = tagsOf([...entryChunks(chunks)]);
      const emit = (fileName: string, title?: string) => {
        const source = withTags(heads.noindexPage(shell, title), frame);
        this.emitFile({ type: 'asset', fileName: folder + fileName, source });
      };
      emit(OTHER);
      // In another language the function says what is not found; robots.txt is one for all.
      if (language) return;
      emit(NOT_FOUND, PAGE_NOT_FOUND);
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: heads.ROBOTS });
    },
  };
};

/** The splash is painted before the style sheets have loaded; scripts still wait for them. */
function stylesBehindSplash(html: string): string {
  const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
  const rest = links.reduce((text, link) => text.replace(link, ''), html);
  return rest.replace('  </body>', () => `${links.join('')}  </body>`);
}

/** Inserts tags before the entry script, because the reads of a page must not wait for it. */
const withTags = (html: string, tags: readonly string[]) =>
  html.replace('<script type="module"', (script) => [...tags, script].join('\n    '));

/**
 * Inserts style sheets before those of the entry, in the same order as after a navigation by a
 * link.
 */
const withStyles = (html: string, tags: readonly string[]) =>
  html.replace(/ *<link rel="stylesheet"/, (link) =>
    [...tags.map((tag) => `    ${tag}\n`), link].join(''),
  );

/**
 * Returns the tags of a page in loading order: modules for its reads, the entry, the screen.
 * Modules that a page with a served view does not need are in a template.
 */
function tagsFor(page: Page, chunks: readonly Chunk[], onEmulators: boolean, language: string) {
  const inOrder = [...neededBy(page, chunks)];
  const frame = entryChunks(chunks);
  const own = inOrder.filter((chunk) => !frame.has(chunk));
  const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const reads = own.some(isReader) && !onEmulators;
  const [data, pictures] = reads ? [[PRECONNECT.data], [PRECONNECT.pictures]] : [[], []];
  const tags = (group: readonly Chunk[]) => tagsOf(group, preloadChunksOf(page, chunks));
  const first = new Set(page.view ? neededBy(page, chunks, true) : inOrder);
  const later = tags(inOrder.filter((chunk) => !first.has(chunk)));
  const code = page.view
    ? [
        ...(page.view === 'beside' ? [viewTag(page, language)] : []),
        ...pictures,
        `<template id="reads">${[...data, ...later].join('')}</template>`,
      ]
    : [...data, ...pictures];
  return {
    code: [...code, ...tags(inOrder.filter((chunk) => first.has(chunk)))],
    styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  };
}

/**
 * Returns the tag that requests the view when the first line of the page is parsed (product 23.14).
 */
const viewTag = (page: Page, language: string) =>
  `<link rel="preload" as="fetch" href="${language && `/${language}`}${viewPathOf(page)}" crossorigin fetchpriority="high">`;

const holds = ({ moduleIds }: Chunk, at: string) => moduleIds.some((id) => isModuleAt(at, id));
const isReader = (chunk: Chunk) => holds(chunk, 'node_modules/@firebase/firestore');
const isRenderer = (chunk: Chunk) => holds(chunk, 'node_modules/react-dom');

/** Returns whether a chunk is too large to run in one task together with the chunks that import it. */
const isHeavy = (chunk: Chunk) => isReader(chunk) || isRenderer(chunk);

/**
 * Returns the fetch priority of a chunk: low for React and the router, because the splash hides the
 * time until they run and reads come first.
 */
const priorityOf = (chunk: Chunk) => (isRenderer(chunk) ? ' fetchpriority="low"' : '');

/** Returns the tags of chunks, as scripts or preloads; the entry script has its tag already. */
const tagsOf = (chunks: readonly Chunk[], run: readonly Chunk[] = []) =>
  chunks
    .filter(({ moduleIds }) => !moduleIds.some(isEntry))
    .map((chunk) =>
      run.includes(chunk) || isHeavy(chunk)
        ? `<script type="module" async${priorityOf(chunk)} crossorigin src="/${chunk.fileName}"></script>`
        : `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
    );
