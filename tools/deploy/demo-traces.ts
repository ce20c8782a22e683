import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../emulators/setup-error';

/** The demo company's domains, of which neither exists, and its name. */
const DEMO = /nilavu\.example|nilavu\.test|nilavu/i;
const SOURCES = ['index.html', 'public', 'src'];
const TEXT = /\.(css|html|js|json|svg|ts|tsx|txt|webmanifest|xml)$/;
/** Whether a text names the demo company. */
export const namesDemoCompany = (text: string): boolean => DEMO.test(text);

/** Not published. */
const HIDDEN = /(^|\/)\.vite\//;

/**
 * The texts below a folder that name the demo company.
 *
 * @returns their paths below the folder, sorted
 */
export function findDemoTraces(folder: string): readonly string[] {
  return textsIn(folder)
    .filter(
      (file) =>
        !HIDDEN.test(file) && namesDemoCompany(readFileSync(path.join(folder, file), 'utf8')),
    )
    .toSorted();
}

/**
 * Refuses a built site that names the demo company (product 33.3).
 *
 * @param site the folder of the built site
 * @param project the folder of the sources
 * @throws SetupError with the sources to change
 */
export function requireOwnCompany(site: string, project: string): void {
  const published = findDemoTraces(site);
  if (published.length === 0) return;
  const sources = SOURCES.flatMap((source) => {
    const place = path.join(project, source);
    if (!existsSync(place)) return [];
    if (statSync(place).isFile())
      return namesDemoCompany(readFileSync(place, 'utf8')) ? [source] : [];
    return findDemoTraces(place).map((file) => `${source}/${file}`);
  });
  throw new SetupError(
    `This build still names the demo company (in ${published.slice(0, 3).join(', ')}` +
      `${published.length > 3 ? ` and ${published.length - 3} more files` : ''}). Change these files ` +
      'and build again, or publish the demo itself with `npm run deploy -- --demo`:\n' +
      sources.map((source) => `  ${source}`).join('\n'),
  );
}

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => TEXT.test(file) && statSync(path.join(folder, file)).isFile());
