import { type AnyKind, fieldsIn } from '../../../src/content/base/define-kind';
import { textCall, indentedLines, rulesFunction } from './text';
import { isInOneDocument, capitalizedName } from './checks';

const isWithout = ({ without = [] }: AnyKind, what: 'trash' | 'next version'): boolean =>
  without.includes(what);

const pathMatchesCall = (kinds: readonly AnyKind[], patternOf: (kind: AnyKind) => string) =>
  textCall('path.matches', `(${kinds.map(patternOf).join('|')})/[^/]+`);

/**
 * Returns whether a kind is stored in one collection or one collection group; the access rules of
 * other kinds are written by hand.
 */
export const hasGeneratedAccess = ({ place: { source } }: AnyKind): boolean =>
  source.collections.length + source.groups.length === 1;

/** Returns the rules' functions that know the kinds and the places of their entries. */
export function placeRules(kinds: readonly AnyKind[]): string {
  const documents = kinds.filter((kind) => !isInOneDocument(kind));
  const withNext = kinds.filter((kind) => !isWithout(kind, 'next version'));
  const withTrash = documents.filter((kind) => !isWithout(kind, 'trash'));
  return [
    indentedLines(
      '// The next version of a published entry has an id of its own, beside that of its draft.',
    ),
    rulesFunction(
      'isNext(id)',
      textCall('id.matches', `(${withNext.map(({ name }) => name).join('|')}):next:.+`),
    ),
    indentedLines(
      '// Where entries are published, are deleted from into the trash, and are edited.',
    ),
    rulesFunction(
      'isPublishedAt(path)',
      pathMatchesCall(documents, ({ place }) => place.newPattern),
    ),
    rulesFunction(
      'isTrashedFrom(path)',
      pathMatchesCall(withTrash, ({ place }) => place.newPattern),
    ),
    rulesFunction(
      'isEditedAt(path)',
      pathMatchesCall(documents, ({ place }) => place.pattern),
    ),
  ].join('\n');
}

/** The places of the kinds whose access rules are written by hand. */
const HANDWRITTEN_PLACES: readonly string[] = ['Movies/Announcements', 'Movies/{}/Movies'];

/**
 * Checks that the handwritten part of firestore.rules fits a kind: there are rules for its type of
 * place, and idAt() derives the kind's name from its path.
 *
 * @throws Error that says what to change
 */
export function assertFitsHandwrittenRules(kind: AnyKind): void {
  const { path: place } = kind.place;
  if (!hasGeneratedAccess(kind) && !HANDWRITTEN_PLACES.includes(place)) {
    throw new Error(
      `The rules of '${kind.name}' do not follow from its facts: the block of '${place}', and its drafts, ` +
        'trash and revisions, have to be written by hand as those of the announcements or movies are.',
    );
  }
  if (isInOneDocument(kind)) return;
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
const hasTrash = (kind: AnyKind): boolean => !isWithout(kind, 'trash');

/** Returns the access rules for the entries of a kind. */
export function accessRules(kind: AnyKind): string {
  const { name, place, page, order } = kind;
  const isMoved = order === 'by hand' ? ' || isMove()' : '';
  const read = ['  allow get: if true;', `  allow list: if isPage(${page}) || isAdmin();`];
  const write = [
    `  allow update: if (isGone()${isMoved} || isValid${capitalizedName(kind)}(after(), changes(), resource.data))`,
    '    && isAdmin();',
    '  allow delete: if isAdmin();',
  ];
  if (place.source.collections.length > 0) {
    return indentedLines(
      `match /${place.path}/{${name}} {`,
      ...read,
      createRule(kind),
      ...write,
      '}',
      '',
    );
  }
  return indentedLines(
    `match /${place.path}/{${name}} {`,
    createRule(kind),
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
function createRule(kind: AnyKind): string {
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
      `  : ${[...added, `isNew${capitalizedName(kind)}(after(), additions())`].join(' && ')})`,
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
export const folderRules = (kind: AnyKind): readonly string[] =>
  fieldsIn(kind).flatMap(([, { folder, megabytes = 5 }]) =>
    folder
      ? [
          indentedLines(
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
