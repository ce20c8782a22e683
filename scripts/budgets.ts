/**
 * `npm run budgets`: weighs what visitors download before they see a page, in a production build
 * made for that, and fails when it is more than its budget or holds code that is not for them.
 */
import { build } from 'vite';
import { forbidden, unweighed, weigh } from './bundle/weigh';
import { PROJECT_FOLDER } from './emulators/project';

// Stand-ins as long as real values, of a project without App Check.
Object.assign(process.env, {
  VITE_FIREBASE_API_KEY: 'A'.repeat(39),
  VITE_FIREBASE_APP_ID: `1:${'0'.repeat(12)}:web:${'0'.repeat(22)}`,
  VITE_FIREBASE_PROJECT_ID: 'demo-cinema',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-cinema.firebasestorage.app',
  VITE_APP_CHECK_SITE_KEY: '',
  VITE_EMULATOR_PORTS: '',
});
const built = await build({ root: PROJECT_FOLDER, logLevel: 'error', build: { write: false } });
if (!('output' in built)) throw new Error('One bundle was expected');
const chunks = built.output.filter((output) => output.type === 'chunk');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
console.log('page              KB br  budget');
const problems = [
  ...weigh(chunks).flatMap(({ what, bytes, budget }) => {
    const fits = bytes <= budget;
    console.log(what.padEnd(16), kilobytes(bytes), kilobytes(budget), fits ? '' : '  too heavy');
    return fits ? [] : [`${what} is ${bytes - budget} bytes too heavy`];
  }),
  ...forbidden(chunks).map((found) => `Visitors would download ${found}`),
  ...unweighed(chunks).map(
    (folder) => `src/pages/${folder} has no budget in scripts/bundle/pages.ts`,
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
