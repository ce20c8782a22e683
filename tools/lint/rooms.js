import path from 'node:path';

/** The rooms of src (docs/architecture.md): each imports from itself and from those named here. */
const BELOW_STORE = ['shared', 'company', 'firebase', 'content'];
const ROOMS = {
  shared: [],
  company: ['shared'],
  firebase: ['shared', 'company'],
  content: ['shared', 'company', 'firebase'],
  store: BELOW_STORE,
  studio: [...BELOW_STORE, 'store'],
  'content/KIND/studio': [...BELOW_STORE, 'store', 'studio'],
  'studio/app': [...BELOW_STORE, 'store', 'studio', 'content/KIND/studio'],
  site: [...BELOW_STORE, 'store'],
};

/** The one door from the site to the admin area, which the site loads by a lazy import. */
const DOOR = 'site/app/admin-area.ts';

/** Returns the room of a path below src; undefined for main.tsx and for what is outside. */
function roomOf(file) {
  if (file.startsWith('studio/app/')) return 'studio/app';
  if (/^content\/[^/]+\/studio\//.test(file)) return 'content/KIND/studio';
  const room = file.split('/')[0];
  return room in ROOMS ? room : undefined;
}

const rooms = {
  create(context) {
    const [root, own] = context.filename.split(`${path.sep}src${path.sep}`);
    const room = own && roomOf(own);
    if (!room || own === DOOR) return {};

    function check(node) {
      const from = node.source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const file = path.relative(
        path.join(root, 'src'),
        path.resolve(path.dirname(context.filename), from),
      );
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
