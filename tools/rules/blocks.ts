import { type AnyKind, fieldsIn } from '../../src/content/base/define-kind';
import { hasTrash } from './places';
import { lines } from './text';
import { capitalized } from './validators';

/** Who may read and write the entries of a kind, and when. */
export function block(kind: AnyKind): string {
  const { name, place, page, order } = kind;
  const isMoved = order === 'by hand' ? ' || isMove()' : '';
  const read = ['  allow get: if true;', `  allow list: if isPage(${page}) || isAdmin();`];
  const write = [
    `  allow update: if (isGone()${isMoved} || isValid${capitalized(kind)}(after(), changes(), resource.data))`,
    '    && isAdmin();',
    '  allow delete: if isAdmin();',
  ];
  if (place.source.collections.length > 0) {
    return lines(`match /${place.path}/{${name}} {`, ...read, creation(kind), ...write, '}', '');
  }
  return lines(
    `match /${place.path}/{${name}} {`,
    creation(kind),
    '}',
    '',
    '// All collections of this name are read at once, whatever they are below, which needs the',
    '// wildcard: nothing private may ever be stored in one.',
    `match /{path=**}/${place.path}/{${name}} {`,
    ...read,
    ...write,
    '}',
    '',
  );
}

/** Returns the rules for a create: of a new entry, of a due draft, and from the trash. */
function creation(kind: AnyKind): string {
  const { name, place, order } = kind;
  const id = `'${name}:' + ${name}`;
  const added = fieldsIn(kind).flatMap(([field, { stored = field, whenAdded }]) =>
    whenAdded ? [`after().${stored} == '${whenAdded}'`] : [],
  );
  const isNew = [
    order === 'by hand' ? `(isUnstampedOrNow() || isRelease(${id}))` : `isStamped(${id})`,
    [
      `(wasUnpublished(${id})`,
      `  ? isOfDraft(${id}, after(), ['timestamp'])`,
      `  : ${[...added, `isNew${capitalized(kind)}(after(), additions())`].join(' && ')})`,
    ].join('\n        '),
  ].join('\n      && ');
  const isRestored = hasTrash(kind)
    ? [`    || isRestored(${id}, '${place.path}/' + ${name}, after())`]
    : [];
  return [
    '  allow create: if (',
    `    ${isNew}`,
    ...isRestored,
    `  ) && isNotUnpublished(${id}) && isAdmin();`,
  ].join('\n');
}

/** The folders of storage.rules in which the files of the pictures of a kind are. */
export const folders = (kind: AnyKind): readonly string[] =>
  fieldsIn(kind).flatMap(([, { folder, megabytes = 5 }]) =>
    folder
      ? [
          lines(
            `match /${folder}/{name} {`,
            '  allow get: if true;',
            `  allow create: if isNewPicture(name, ${megabytes}) && isAdmin();`,
            '  allow delete: if isAdmin();',
            '}',
            '',
          ),
        ]
      : [],
  );
