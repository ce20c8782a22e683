import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The rooms of src (docs/architecture.md), each with those that it imports from besides itself. */
const CONTENT = ['shared', 'shared/data', 'company', 'firebase'];
const STORE = [...CONTENT, 'content'];
const ENGINE = [...STORE, 'shared/ui', 'content/KIND/ui', 'store'];
const PARTS = [...ENGINE, 'content/KIND'];
const ROOMS = {
  shared: [],
  'shared/data': ['shared'],
  'shared/ui': ['shared', 'shared/data'],
  company: ['shared'],
  firebase: ['shared', 'company'],
  content: [...CONTENT, 'content/KIND'],
  'content/KIND': STORE,
  'content/KIND/ui': [...STORE, 'content/KIND', 'shared/ui'],
  // It shows nothing, and knows no kind, except in PAGE_READS.
  store: STORE,
  // The engine knows no screen and no kind.
  studio: ENGINE,
  'studio/screens': [...ENGINE, 'studio'],
  'content/KIND/studio': [...PARTS, 'studio'],
  'studio/app': [...PARTS, 'studio', 'studio/screens', 'content/KIND/studio'],
  site: PARTS,
};

/** The one door from the site to the admin area, which the site loads by a lazy import. */
const DOOR = 'site/app/admin-area.ts';

/**
 * The only files of the store that know a kind: reads of visitors' pages that the admin area uses too. They
 * name their kind, so that a page loads the facts of no other one.
 */
const PAGE_READS = [
  'store/read/events.ts',
  'store/read/gallery.ts',
  'store/read/lists.ts',
  'store/read/movies.ts',
];

const isKind = (src, name) => existsSync(path.join(src, 'content', name, 'studio'));

/** Returns the room of a path below src; undefined for main.tsx and for what is outside. */
function roomOf(src, file) {
  const [top, second, third] = file.split('/');
  const isOfKind = top === 'content' && isKind(src, second);
  const room = top === 'content' ? `content/KIND/${third}` : `${top}/${second}`;
  if (Object.hasOwn(ROOMS, room) && file.startsWith(`${top}/${second}/`)) return room;
  if (isOfKind) return 'content/KIND';
  return Object.hasOwn(ROOMS, top) ? top : undefined;
}

/** Returns the site's folder src, and the path of the linted file below it; blank for other files. */
function placeOf({ filename }) {
  const [root, own = ''] = filename.split(`${path.sep}src${path.sep}`);
  const src = path.join(root, 'src');
  return { src, own: existsSync(path.join(src, 'content')) ? own : '' };
}

const rooms = {
  create(context) {
    const { src, own } = placeOf(context);
    const room = own && roomOf(src, own);
    if (!room || own === DOOR) return {};

    function check(node) {
      const from = node.source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), from);
      const file = path.relative(src, target);
      const other = roomOf(src, file);
      if (!other || other === room || ROOMS[room].includes(other)) return;
      if (other === 'content/KIND' && PAGE_READS.includes(own)) return;
      context.report({ node, message: `${room} does not import from ${other}: ${file}` });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** What is written for single kinds: their own folders, the pages that show them, and what serves these. */
const OF_KINDS = /^(content|site\/pages|site\/app\/preview)\//;

/** A comparison with a kind's name, or a table with a row for each kind. */
function comparisons(src) {
  const names = readdirSync(path.join(src, 'content')).filter((name) => isKind(src, name));
  const name = `'(?:${names.join('|')})'`;
  const [asked, all] = ['\\w*[kK]ind(?:At\\(.*\\))?', '(?:Entry|Search|Shared|History)Kind'];
  return new RegExp(
    `\\b${asked} [!=]== ${name}|${name} [!=]== ${asked}|case ${name}:|Record<${all}|\\[Kind in ${all}`,
  );
}

const kinds = {
  create(context) {
    const { src, own } = placeOf(context);
    if (!own || OF_KINDS.test(own)) return {};
    return {
      Program() {
        const { sourceCode } = context;
        const found = comparisons(src).exec(sourceCode.text);
        if (!found) return;
        const start = sourceCode.getLocFromIndex(found.index);
        const end = sourceCode.getLocFromIndex(found.index + found[0].length);
        const message = 'Only a kind and its pages are written for it';
        context.report({ loc: { start, end }, message });
      },
    };
  },
};

const IMPORT = /(?:^(?:import|export)\b[^'";]*?|import\()'(\.[^']+)'/gm;
const STATIC_IMPORT = /^(?:import|export)\b[^'";]*?'(\.[^']+)'/gm;

/** Returns the folders that the modules of each folder below src import, apart from their own. */
function importsIn(src) {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file.includes('/'),
  );
  const imports = new Map(files.map((file) => [path.dirname(file), new Set()]));
  for (const file of files) {
    const folder = path.dirname(file);
    // The words of a kind name its own parts, which the engine loads when they are shown.
    const pattern = file.endsWith('.studio.tsx') ? STATIC_IMPORT : IMPORT;
    for (const [, name] of readFileSync(path.join(src, file), 'utf8').matchAll(pattern)) {
      const target = path.join(folder, name);
      const isModule = ['', '.ts', '.tsx'].some((ending) => files.includes(target + ending));
      if (isModule && path.dirname(target) !== folder)
        imports.get(folder).add(path.dirname(target));
    }
  }
  return imports;
}

/** Returns folders that import each other in a circle; none if there is no circle. */
function circleIn(imports) {
  const finished = new Set();
  const visit = (folder, way) => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (finished.has(folder)) return [];
    finished.add(folder);
    for (const next of imports.get(folder) ?? []) {
      const circle = visit(next, [...way, folder]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  return [...imports.keys()].map((folder) => visit(folder, [])).find(({ length }) => length > 0);
}

/** It concerns all of src: one file is enough. */
const WHERE = 'main.tsx';

const circles = {
  create(context) {
    const { src, own } = placeOf(context);
    if (own !== WHERE) return {};
    return {
      Program(node) {
        const circle = circleIn(importsIn(src));
        if (!circle) return;
        const message = `Folders import each other in a circle: ${circle.join(' → ')}`;
        context.report({ node: node.body[0], message });
      },
    };
  },
};

export default { meta: { name: 'project' }, rules: { rooms, kinds, circles } };
