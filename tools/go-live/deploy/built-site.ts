import path from 'node:path';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { PAGE_FILES } from '../../../functions/src/page-files';
import { BUILD_INFO, type BuildInfo } from '../../build/fixed-files';
import { SetupError } from '../../development/command-line';
import { requireFirebaseTools } from '../google-apis';

/**
 * Reads the project and mode for which the site in a folder was built.
 *
 * @throws SetupError if there is none that may be published
 */
export function readBuildInfo(site: string): BuildInfo {
  const file = path.join(site, BUILD_INFO);
  if (!existsSync(file)) {
    throw new SetupError(
      'There is no built site: run `npm run deploy`, or `npm run build` before.',
    );
  }
  const info: BuildInfo = JSON.parse(readFileSync(file, 'utf8'));
  if (info.isForEmulators) {
    throw new SetupError(
      'The site in dist was built for the emulators (npm run preview): run `npm run build` again.',
    );
  }
  return info;
}

/**
 * Requires that the function was built from this build of the site: its pages would otherwise
 * request scripts that are not published.
 *
 * @throws SetupError
 */
export function requireSameBuild(site: string, functions: string): void {
  const isSame = PAGE_FILES.every((name) => {
    const files = [path.join(site, `pages/${name}.html`), path.join(functions, `lib/${name}.html`)];
    const [page, copy] = files.map((file) => existsSync(file) && readFileSync(file, 'utf8'));
    return page && page === copy;
  });
  if (isSame) return;
  throw new SetupError('The function was not built with this site: run `npm run build` again.');
}

/**
 * Requires that a build is published in the project for which it was made (product 33.2).
 *
 * @param chosen the project that was named or chosen with `firebase use`, if any
 * @throws SetupError with both names
 */
export function requireSameProject({ project, mode }: BuildInfo, chosen: string | undefined): void {
  if (!chosen || chosen === project) return;
  throw new SetupError(
    `This build is for the project ${project} (VITE_FIREBASE_PROJECT_ID in .env.${mode}.local), but ` +
      `${chosen} was chosen: build for ${chosen}, or deploy with \`--project ${project}\`.`,
  );
}

/**
 * Returns the project in the arguments, or the one that was chosen with `firebase use`; aliases are
 * resolved. Undefined if there is none.
 */
export function chosenProject(folder: string, named: string | undefined): string | undefined {
  const { configstore } = requireFirebaseTools<{
    configstore: { get(key: string): unknown };
  }>('configstore');
  const aliases = aliasesIn(folder);
  const active: unknown = Object(configstore.get('activeProjects'))[folder];
  const used = typeof active === 'string' ? active : undefined;
  const chosen = named ?? used ?? aliases['default'];
  return chosen && (aliases[chosen] ?? chosen);
}

function aliasesIn(folder: string): Readonly<Record<string, string>> {
  const file = path.join(folder, '.firebaserc');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).projects ?? {}) : {};
}

/** The domains of the demo company, which are not registered, and its name. */
const DEMO = /nilavu\.example|nilavu\.test|nilavu/i;
const SOURCES = ['index.html', 'public', 'src'];
const TEXT = /\.(css|html|js|json|svg|ts|tsx|txt|webmanifest|xml)$/;
/** Returns whether a text contains the demo company's name or domains. */
export const namesDemoCompany = (text: string): boolean => DEMO.test(text);

/** Paths that Hosting does not publish. */
const HIDDEN = /(^|\/)\.vite\//;

/**
 * Finds the texts below a folder that contain the demo company's name or domains.
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
 * Requires that a built site does not contain the demo company (product 33.3).
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
