import { existsSync } from 'node:fs';
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
  // It shows nothing, and knows no kind but for what a page reads of one.
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

/** Reads of visitors' pages: each of one kind, so that a page loads the facts of no other one. */
const isPageRead = (file) => /^store\/read\/[^/]+$/.test(file);

/** Returns the room of a path below src; undefined for main.tsx and for what is outside. */
function roomOf(src, file) {
  const [top, second, third] = file.split('/');
  const isKind = top === 'content' && existsSync(path.join(src, top, second, 'studio'));
  const room = top === 'content' ? `content/KIND/${third}` : `${top}/${second}`;
  if (Object.hasOwn(ROOMS, room) && file.startsWith(`${top}/${second}/`)) return room;
  if (isKind) return 'content/KIND';
  return Object.hasOwn(ROOMS, top) ? top : undefined;
}

const rooms = {
  create(context) {
    const [root, own] = context.filename.split(`${path.sep}src${path.sep}`);
    const src = path.join(root, 'src');
    const room = own && roomOf(src, own);
    if (!room || own === DOOR) return {};

    function check(node) {
      const from = node.source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), from);
      const file = path.relative(src, target);
      const other = roomOf(src, file);
      if (!other || other === room || ROOMS[room].includes(other)) return;
      if (other === 'content/KIND' && isPageRead(own)) return;
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

export default { meta: { name: 'project' }, rules: { rooms } };
