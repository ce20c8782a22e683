import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import { type Chunk, chunksWith, frameOf, screenOf, withImports } from './closure.ts';
import { earlyOf, ENTRY, PAGES, type Page } from './pages.ts';

/** What answers every address without a page of its own: the admin area, and unknown ones. */
const OTHER = 'pages/other.html';

/** Where a page's data and pictures come from; the emulators need no handshake. */
const PRECONNECT = [
  '<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>',
  '<link rel="preconnect" href="https://firebasestorage.googleapis.com">',
];

/**
 * Makes of index.html one file for each page, which asks for that page's code at once: a browser
 * would learn of it only when React and the router have arrived and run. The file of a page that
 * reads also begins its reads. No page pays for another one, and no script has to look at the address.
 */
export const pageShells = (): Plugin => {
  let onEmulators = false;
  return {
    name: 'page-shells',
    apply: 'build',
    enforce: 'post',
    configResolved({ env }) {
      onEmulators = Boolean(env['VITE_EMULATOR_PORTS']);
    },
    buildStart() {
      for (const page of PAGES) {
        const id = path.join(PROJECT_FOLDER, earlyOf(page));
        if (existsSync(id)) this.emitFile({ type: 'chunk', id, name: `early-${page.folder}` });
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const shell = stylesBehindSplash(String(index.source));
      for (const page of PAGES) {
        const { code, styles, reads } = tagsFor(page, chunks);
        const head = [...(reads && !onEmulators ? PRECONNECT : []), ...code];
        const source = withStyles(withTags(shell, head), styles);
        if (page.html === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName: page.html, source });
      }
      const frame = tagsOf([...frameOf(chunks)]);
      this.emitFile({ type: 'asset', fileName: OTHER, source: withTags(shell, frame) });
    },
  };
};

/** The splash is painted before the style sheets have arrived; scripts wait for them all the same. */
function stylesBehindSplash(html: string): string {
  const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
  const rest = links.reduce((text, link) => text.replace(link, ''), html);
  return rest.replace('  </body>', () => `${links.join('')}  </body>`);
}

/** In front of the frame's own script, which nothing of a page's data waits for. */
const withTags = (html: string, tags: readonly string[]) =>
  html.replace('<script type="module"', (script) => [...tags, script].join('\n    '));

/** In front of the frame's own, as on every page that is opened by a link. */
const withStyles = (html: string, tags: readonly string[]) =>
  html.replace(/ *<link rel="stylesheet"/, (link) =>
    [...tags.map((tag) => `    ${tag}\n`), link].join(''),
  );

/** A browser asks in this order: what takes longest, what the reads wait for, the frame, the screen. */
function tagsFor(page: Page, chunks: readonly Chunk[]) {
  const early = chunksWith(chunks, (module) => module.endsWith(earlyOf(page)));
  const frame = frameOf(chunks);
  const wanted = [early, [...frame], screenOf(page, chunks)].flatMap((from) => [
    ...withImports(from, chunks),
  ]);
  const inOrder = new Set([...wanted.filter(isHeavy), ...wanted]);
  const own = [...inOrder].filter((chunk) => !frame.has(chunk));
  const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return {
    reads: own.some(({ name }) => name === 'firestore'),
    code: tagsOf([...inOrder], early),
    styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  };
}

/** The largest run by themselves: with those that import them they would be one long task. */
const isHeavy = ({ name }: Chunk) => ['firestore', 'frame'].includes(name);

/** Tags for chunks, of which some are to run; the frame's own script has its tag already. */
const tagsOf = (chunks: readonly Chunk[], run: readonly Chunk[] = []) =>
  chunks
    .filter(({ moduleIds }) => !moduleIds.some((module) => module.endsWith(ENTRY)))
    .map((chunk) =>
      run.includes(chunk) || isHeavy(chunk)
        ? `<script type="module" async crossorigin src="/${chunk.fileName}"></script>`
        : `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
    );
