import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** The folders of src with the folders that their modules import, apart from themselves. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /(?:^(?:import|export)\b[^'";]*?|import\()'(\.[^']+)'/gm;

const STATIC_IMPORT = /^(?:import|export)\b[^'";]*?'(\.[^']+)'/gm;

/** Files beside the folders of src, such as paths.ts, are for every layer; styles are no modules. */
function importsOf(root: string): Imports {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => path.dirname(file) !== '.');
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = path.dirname(file);
    const found = imports.get(folder) ?? new Set<string>();
    imports.set(folder, found);
    // The words of a kind name its own parts, which the engine loads when they are shown.
    const pattern = file.endsWith('.studio.tsx') ? STATIC_IMPORT : IMPORT;
    for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(pattern)) {
      const target = path.join(folder, name);
      const isModule = ['', '.ts', '.tsx'].some((ending) => files.includes(target + ending));
      const other = path.dirname(target);
      if (isModule && other !== folder) found.add(other);
    }
  }
  return imports;
}

/** A circle of folders that import each other; undefined if there is none. */
function circleIn(imports: Imports): readonly string[] | undefined {
  const finished = new Set<string>();
  const visit = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (finished.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const circle = visit(next, [...way, folder]);
      if (circle) return circle;
    }
    finished.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const circle = visit(folder, []);
    if (circle) return circle;
  }
  return undefined;
}

test('folders of src import each other in one direction', () => {
  const imports = importsOf(path.join(PROJECT, 'src'));
  expect(imports.get('site/pages/home')).toContain('store/read');
  expect(circleIn(imports)?.join(' → ')).toBeUndefined();
});
