/**
 * `npm run budgets`: measures the code of each page in a production build, and fails if it exceeds its
 * budget or contains code of the admin area. The build is written to the folder that PRODUCTION_SITE
 * names, for the tests in tests/delivery.
 */
import { build } from 'vite';
import { forbidden, pagesWithoutBudget, measureSizes } from '../tools/bundle/bundle-size';
import { PRODUCTION } from '../tools/bundle/production';
import { PROJECT_FOLDER } from '../tools/emulators/project';

Object.assign(process.env, PRODUCTION);
const outDir = process.env['PRODUCTION_SITE'];
const built = await build({
  root: PROJECT_FOLDER,
  logLevel: 'error',
  build: outDir ? { outDir, emptyOutDir: true } : { write: false },
});
if (!('output' in built)) throw new Error('One bundle was expected');
const chunks = built.output.filter((output) => output.type === 'chunk');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
console.log('page              KB br  budget');
const problems = [
  ...measureSizes(chunks).flatMap(({ what, bytes, budget }) => {
    const fits = bytes <= budget;
    console.log(what.padEnd(16), kilobytes(bytes), kilobytes(budget), fits ? '' : '  over budget');
    return fits ? [] : [`${what} is ${bytes - budget} bytes over its budget`];
  }),
  ...forbidden(chunks).map((module) => `Visitors would download ${module}`),
  ...pagesWithoutBudget(chunks).map(
    (folder) => `src/pages/${folder} has no budget in tools/bundle/pages.ts`,
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
