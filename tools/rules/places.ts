import type { AnyKind } from '../../src/content/base/define-kind';
import { call, lines, rulesFunction } from './text';
import { isFields } from './validators';

const lacks = ({ without = [] }: AnyKind, what: 'trash' | 'next version'): boolean =>
  without.includes(what);

const isAtOneOf = (kinds: readonly AnyKind[], patternOf: (kind: AnyKind) => string) =>
  call('path.matches', `(${kinds.map(patternOf).join('|')})/[^/]+`);

/** Whether a kind is in one collection or a group; the rules of others, on who and when, are written by hand. */
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

/** The kinds whose blocks are written by hand, and what else asks for their places. */
const BY_HAND: readonly string[] = ['Movies/Announcements', 'Movies/{}/Movies'];

/**
 * Checks that what is written by hand in firestore.rules fits a kind: there are rules for its type of
 * place, and idAt() makes its name of its path.
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

/** Whether entries can be deleted into the trash. */
export const hasTrash = (kind: AnyKind): boolean => !lacks(kind, 'trash');
