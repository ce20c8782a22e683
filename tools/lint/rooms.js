import path from 'node:path';

/** The rooms of src (docs/architecture.md), each with those that it imports from besides itself. */
const CONTENT = ['shared', 'shared/data', 'company', 'firebase'];
const STORE = [...CONTENT, 'content'];
const PARTS = [...STORE, 'shared/ui', 'content/KIND/ui', 'store'];
const ROOMS = {
  shared: [],
  'shared/data': ['shared'],
  'shared/ui': ['shared', 'shared/data'],
  company: ['shared'],
  firebase: ['shared', 'company'],
  content: CONTENT,
  'content/KIND/ui': [...STORE, 'shared/ui'],
  // It shows nothing.
  store: STORE,
  // The engine knows no screen and no kind.
  studio: PARTS,
  'studio/screens': [...PARTS, 'studio'],
  'content/KIND/studio': [...PARTS, 'studio'],
  'studio/app': [...PARTS, 'studio', 'studio/screens', 'content/KIND/studio'],
  site: PARTS,
};

/** The one door from the site to the admin area, which the site loads by a lazy import. */
const DOOR = 'site/app/admin-area.ts';

/** Returns the room of a path below src; undefined for main.tsx and for what is outside. */
function roomOf(file) {
  const [top, second, third] = file.split('/');
  const room = top === 'content' ? `content/KIND/${third}` : `${top}/${second}`;
  if (Object.hasOwn(ROOMS, room) && file.startsWith(`${top}/${second}/`)) return room;
  return Object.hasOwn(ROOMS, top) ? top : undefined;
}

const rooms = {
  create(context) {
    const [root, own] = context.filename.split(`${path.sep}src${path.sep}`);
    const room = own && roomOf(own);
    if (!room || own === DOOR) return {};

    function check(node) {
      const from = node.source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), from);
      const file = path.relative(path.join(root, 'src'), target);
      const other = roomOf(file);
      if (!other || other === room || ROOMS[room].includes(other)) return;
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
