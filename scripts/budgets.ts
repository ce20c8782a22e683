/**
 * `npm run budgets`: measures the scripts and style sheets of each page in a production build, and fails
 * if they exceed its budget, the code contains code of the admin area, or anything asks for a newer
 * browser than the oldest ones (product 1.7). The build is written to the folder that PRODUCTION_SITE
 * names, for the tests in tests/delivery.
 */
import path from 'node:path';
import { build } from 'vite';
import { forbidden, measureSizes, changedModules, PRODUCTION } from '../tools/build/budgets';
import { OTHER_LANGUAGES } from '../functions/src/languages';
import { withLanguage } from '../tools/build/language-variants';
import { beyondFloor } from '../tools/build/floor/beyond-floor';
import { OTHER_LANGUAGE_MORE } from '../tools/build/pages';
import { PROJECT_FOLDER } from '../tools/development/project';

Object.assign(process.env, PRODUCTION);
const outDir = process.env['PRODUCTION_SITE'];

async function builtIn(language: string) {
  const built = await withLanguage(language, () =>
    build({
      root: PROJECT_FOLDER,
      logLevel: 'error',
      build: outDir ? { outDir, emptyOutDir: !language } : { write: false },
    }),
  );
  if (!('output' in built)) throw new Error('One bundle was expected');
  const chunks = built.output.filter((output) => output.type === 'chunk');
  const sheets = new Map(
    built.output.flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.css')
        ? [[output.fileName, String(output.source)] as const]
        : [],
    ),
  );
  return { chunks, sizes: measureSizes(chunks, sheets), sheets };
}

const { chunks, sheets, sizes } = await builtIn('');
for (const language of OTHER_LANGUAGES) {
  const own = (await builtIn(language)).sizes;
  const pages = own.filter(({ what }) => what.startsWith('/') && !what.startsWith('/admin'));
  sizes.push(
    ...pages.map((size) => ({
      ...size,
      what: `/${language}${size.what}`,
      budget: size.budget + OTHER_LANGUAGE_MORE,
    })),
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
console.log('page                KB br  budget');
const problems = [
  ...sizes.flatMap(({ what, bytes, budget, chunks: needed }) => {
    const excess = bytes > budget ? [`${what} is ${bytes - budget} bytes over its budget`] : [];
    console.log(
      what.padEnd(18),
      kilobytes(bytes),
      kilobytes(budget),
      ...(excess.length ? ['  over budget'] : []),
    );
    const changed = excess.length > 0 ? changedModules(needed) : [];
    return [...excess, ...changed.map((module) => `  It has ${module}, which is new or changed`)];
  }),
  ...forbidden(chunks).map((module) => `Visitors would download ${module}`),
  ...beyondFloor({
    scripts: new Map(
      chunks.flatMap(({ modules }) =>
        Object.entries(modules).map(([id, { code }]) => [
          path.relative(PROJECT_FOLDER, id),
          code ?? '',
        ]),
      ),
    ),
    styles: sheets,
  }),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
