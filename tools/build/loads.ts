import { statSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { PROJECT_FOLDER } from '../development/project.ts';
import {
  isModuleAt,
  requireModules,
  ADMIN_AREA,
  ADMIN_FRAME,
  ADMIN_HOME,
  AFTER_LOAD,
  belongsTo,
  isScreen,
  LANDING_LATER,
  type Page,
  PAGES,
  SEARCH_PANEL,
} from './pages.ts';
import { preloadIdOf } from './preloads.ts';
import { closureOf, type Load, type Module } from './partition.ts';

interface BuiltModule extends Module {
  /** The ids of the modules that are imported on demand. */
  readonly later: readonly string[];
}

type Modules = ReadonlyMap<string, BuiltModule>;
/** Returns the bundler's data on a module. */
export type GetInfo = (id: string) => Rolldown.ModuleInfo | null;

/** The weights of loads, by how often they happen. */
const WEIGHTS = { landing: 12, page: 6, measured: 24, reads: 3, adminFrame: 12 };
/** The share of visitors who load an on-demand import of something that they have loaded. */
const LATER = 1 / 6;

const inProject = (file: string) => path.join(PROJECT_FOLDER, file);
const MAIN = inProject('src/main.tsx');
const preloadIdsOf = (page: Page) => (page.preload ? [preloadIdOf(page)] : []);

/** Modules that are empty in the build of the first language (decision 113). */
const ONLY_OTHER_LANGUAGES = ['src/content/names/own-names', 'src/store/names/names'];

/**
 * Returns the modules of the build in a language ('' is the first one): all static and dynamic
 * imports of the entry and of the preloads of pages.
 */
export function readModules(getInfo: GetInfo, language: string): Modules {
  const modules = new Map<string, BuiltModule>();
  const preloads = PAGES.flatMap(preloadIdsOf);
  closureOf([MAIN, ...preloads], (id) => {
    const info = getInfo(id);
    if (!info) return [];
    const isEmpty = !language && ONLY_OTHER_LANGUAGES.some((one) => isModuleAt(one, id));
    const imports = isEmpty ? [] : [...info.importedIds];
    const later = [...info.dynamicallyImportedIds];
    const isStyle = id.endsWith('.css');
    const runs = preloads.includes(id);
    modules.set(id, { bytes: bytesOf(info), isStyle, runs, imports, later });
    return [...imports, ...later];
  });
  requireModules(ONLY_OTHER_LANGUAGES, [...modules.keys()]);
  return modules;
}

/** Constants, which are inlined into the modules that import them. */
const CONSTANTS = /^export const [A-Z_]+ =[^;]*;$/gm;

/**
 * Returns the size in bytes of the file of a style sheet, whose code is empty, or of code without
 * comments and constants.
 */
const bytesOf = ({ id, code }: Rolldown.ModuleInfo) =>
  id.endsWith('.css')
    ? statSync(id).size
    : (code ?? '').replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(CONSTANTS, '').length;

/**
 * Returns the sets of modules that are loaded together: the pages, the screens of the admin area,
 * and their on-demand imports.
 */
export function loadsOf(modules: Modules): readonly Load[] {
  const ids = [...modules.keys()];
  const at = (paths: readonly string[]) =>
    ids.filter((id) => paths.some((one) => isModuleAt(one, id)));
  const load = (
    weight: keyof typeof WEIGHTS,
    roots: readonly string[],
    isForVisitors = true,
  ): Load => ({ weight: WEIGHTS[weight], roots: [MAIN, ...roots], isForVisitors });

  const loadsOfPage = (page: Page): readonly Load[] => {
    const preload = preloadIdsOf(page);
    const screen = ids.filter((id) => belongsTo(page, id));
    // With its view a page loads what reads later, if at all.
    const shown = page.view ? screen.filter((id) => isScreen(page, id)) : screen;
    const loaders = page.view ? screen.filter((id) => !isScreen(page, id)) : [];
    const isLanding = page.route === '/';
    const later = isLanding ? [AFTER_LOAD, LANDING_LATER] : [AFTER_LOAD];
    const isForVisitors = page.folder !== 'admin-login';
    const usual = isLanding ? 'landing' : 'page';
    return [
      load(usual, [...preload, ...shown], isForVisitors),
      load('page', [...preload, ...shown, ...at(later)], isForVisitors),
      ...(isLanding ? [load('measured', [...preload, ...shown, ...at(SEARCH_PANEL)])] : []),
      // Without the frame: what reads does not wait for React.
      ...(page.preload ? [{ ...load('reads', []), roots: [...preload, ...loaders] }] : []),
    ];
  };
  const pages = PAGES.flatMap(loadsOfPage);
  const visitors = withLater(
    modules,
    pages.filter((one) => one.isForVisitors),
    at([ADMIN_AREA]),
  );
  const frame = load('adminFrame', at([ADMIN_AREA, ...ADMIN_FRAME]), false);
  const others = withLater(
    modules,
    [...pages.filter((one) => !one.isForVisitors), frame],
    visitors.flatMap(({ roots }) => roots),
  );
  return [
    ...visitors,
    ...others,
    load('measured', at([ADMIN_AREA, ...ADMIN_FRAME, ...ADMIN_HOME]), false),
  ];
}

/**
 * Returns these loads and their on-demand imports, which add to the modules that are loaded
 * already: a screen with its loader.
 */
function withLater(
  modules: Modules,
  first: readonly Load[],
  passedOver: readonly string[],
): readonly Load[] {
  const loads = [...first];
  const opened = new Set([...passedOver, ...first.flatMap(({ roots }) => roots)]);
  // The list grows while it is looked through.
  for (const { roots, weight, isForVisitors } of loads) {
    const loaded = closureOf(roots, (id) => modules.get(id)?.imports ?? []);
    const later = [...loaded].flatMap((id) => modules.get(id)?.later ?? []);
    const together = new Map<string, string[]>();
    for (const id of later) {
      if (opened.has(id)) continue;
      opened.add(id);
      const name = SCREEN.test(id) ? path.dirname(id) : id;
      together.set(name, [...(together.get(name) ?? []), id]);
    }
    for (const ids of together.values()) {
      loads.push({ roots: [...roots, ...ids], weight: weight * LATER, isForVisitors });
    }
  }
  return loads;
}

const SCREEN = /Page\.tsx$|\.loader\.ts$/;
