import { type AnyKind, fieldsIn } from '../../../src/content/base/define-kind';
import { call, lines, rulesFunction } from './text';
import { isFields, capitalized } from './checks';

const lacks = ({ without = [] }: AnyKind, what: 'trash' | 'next version'): boolean =>
  without.includes(what);

const isAtOneOf = (kinds: readonly AnyKind[], patternOf: (kind: AnyKind) => string) =>
  call('path.matches', `(${kinds.map(patternOf).join('|')})/[^/]+`);

/**
 * Returns whether a kind is stored in one collection or one collection group; the access rules of
 * other kinds are written by hand.
 */
export const isPlain = ({ place: { source } }: AnyKind): boolean =>
  source.collections.length + source.groups.length === 1;

/** Returns the rules' functions that know the kinds and the places of their entries. */
export function places(kinds: readonly AnyKind[]): string {
  const documents = kinds.filter((kind) => !isFields(kind));
  const withNext = kinds.filter((kind) => !lacks(kind, 'next version'));
  const withTrash = documents.filter((kind) => !lacks(kind, 'trash'));
  return [
    lines(
      '// The next version of a published entry has an id of its own, beside that of its draft.',
    ),
    rulesFunction(
      'isNext(id)',
      call('id.matches', `(${withNext.map(({ name }) => name).join('|')}):next:.+`),
    ),
    lines('// Where entries are published, are deleted from into the trash, and are edited.'),
    rulesFunction(
      'isPublishedAt(path)',
      isAtOneOf(documents, ({ place }) => place.newPattern),
    ),
    rulesFunction(
      'isTrashedFrom(path)',
      isAtOneOf(withTrash, ({ place }) => place.newPattern),
    ),
    rulesFunction(
      'isEditedAt(path)',
      isAtOneOf(documents, ({ place }) => place.pattern),
    ),
  ].join('\n');
}

/** The places of the kinds whose access rules are written by hand. */
const BY_HAND: readonly string[] = ['Movies/Announcements', 'Movies/{}/Movies'];

/**
 * Checks that the handwritten part of firestore.rules fits a kind: there are rules for its type of
 * place, and idAt() derives the kind's name from its path.
 *
 * @throws Error that says what to change
 */
export function expectFits(kind: AnyKind): void {
  const { path: place } = kind.place;
  if (!isPlain(kind) && !BY_HAND.includes(place)) {
    throw new Error(
      `The rules of '${kind.name}' do not follow from its facts: the block of '${place}', and its drafts, ` +
        'trash and revisions, have to be written by hand as those of the announcements or movies are.',
    );
  }
  if (isFields(kind)) return;
  const path = kind.place.path.replace('{}', kind.place.names?.[0] ?? '');
  const made = `${path}/`
    .replace(/^Movies\/(Upcoming|Released)\/Movies\//, 'movies/')
    .replace(/^hero-/, '')
    .replace(/s?\//, ':');
  if (made === `${kind.name}:`) return;
  throw new Error(
    `idAt() of firestore.rules makes '${made}' of '${path}/', and not '${kind.name}:': ` +
      'name the kind as its collection without the plural, or change idAt() and this check.',
  );
}

/** Returns whether deleted entries can be restored from the trash. */
const hasTrash = (kind: AnyKind): boolean => !lacks(kind, 'trash');

/** Returns the access rules for the entries of a kind. */
export function kindRules(kind: AnyKind): string {
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
