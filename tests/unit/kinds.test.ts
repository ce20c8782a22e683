// product 10.1, 10.9, 25.1, 29.9.
import { searchEntryAt } from '../../src/store/search/search-entries';
import { KIND_LETTERS, KIND_NAMES } from '../../src/content/base/define-kind';
import { KINDS } from '../../src/content/kinds';
import { describe, expect, test } from 'vitest';
import type { EntryKind, EntryLocation, EntryOf } from '../../src/content/entry';
import { parseSearchKey } from '../../src/content/search/search-entry';
import { trashIdAt } from '../../src/store/documents/trash';
import {
  pathsOf,
  draftIdAt,
  draftRefOf,
  entryFrom,
  kindAt,
  kindInId,
  locationOf,
  newEntryRef,
  searchKeyAt,
} from '../../src/store/documents/kinds';
import { fullDocument, fullFields } from '../support/samples';

interface MissingState {
  /** What beside the fields identifies one that is published. */
  readonly identity: object;
  readonly location: EntryLocation;
}

/** Of the kinds that are not each in a collection of their own. */
const OTHERS: Readonly<Partial<Record<EntryKind, MissingState>>> = {
  movie: {
    identity: { id: 'x', collection: 'Released' },
    location: { path: 'Movies/Released/Movies/x' },
  },
  announcement: {
    identity: { key: 'item_1767322800000' },
    location: { path: 'Movies/Announcements', key: 'item_1767322800000' },
  },
  image: { identity: { id: 'x', path: 'images/x' }, location: { path: 'images/x' } },
};

/** By kind: the beginnings of keys in the search index, where an entry of theirs is stored. */
const LETTERS: Readonly<Record<string, string>> = { ...KIND_LETTERS, movie: 'R' };

const kindsAt = (path: string) => KIND_NAMES.filter((kind) => pathsOf(kind).test(path));

describe.each(KIND_NAMES)('%s', (kind) => {
  const { identity, location } = OTHERS[kind] ?? {
    identity: { id: 'x' },
    location: { path: `${KINDS[kind].place.path}/x` },
  };
  const name = location.key ?? 'x';
  const id = `${kind}:${name}` as const;
  const searchKey = LETTERS[kind] ? `${LETTERS[kind]}${name}` : undefined;
  const stored = { ...fullDocument(kind), timestamp: new Date(0) };
  const entry = {
    ...fullFields(kind),
    ...identity,
    ...(!location.key && { publishedAt: new Date(0) }),
  } as EntryOf<EntryKind>;

  test('is stored at a location that no other kind has', () => {
    expect(locationOf(kind, entry)).toEqual(location);
    expect(kindAt(location.path)).toBe(kind);
    expect(kindsAt(location.path)).toEqual([kind]);
    expect(kindsAt(newEntryRef(kind, 'new').path)).toEqual([kind]);
  });

  test('has ids for its draft and in the trash that name its kind', () => {
    expect(draftIdAt(kind, location)).toBe(id);
    expect(draftRefOf(kind, entry)).toEqual({ id, kind, path: location.path });
    expect(kindInId(id)).toBe(kind);
    expect(trashIdAt(location)).toBe(id);
    expect(trashIdAt({ path: `unpublished/${id}` })).toBe(`unpublished:${id}`);
  });

  test('has its key in the search index, or is not in the index', () => {
    expect(searchKeyAt(location)).toBe(searchKey);
    expect(searchEntryAt(location, stored)?.key).toBe(searchKey);
  });

  test('is read as it was written, with every field', () => {
    expect(entryFrom<EntryKind>(kind, location, stored)).toEqual(entry);
  });
});

test('an image of an older collection has another draft id than an image with the same id', () => {
  const path = 'Movies/Upcoming/Movies/kadal/images/x';
  expect(kindsAt(path)).toEqual(['image']);
  expect(draftRefOf('image', { id: 'x', path })).toEqual({
    id: 'image:Movies-Upcoming-Movies-kadal-images-x',
    kind: 'image',
    path: 'images/Movies-Upcoming-Movies-kadal-images-x',
  });
  expect(trashIdAt({ path })).toBe('image:Movies-Upcoming-Movies-kadal-images-x');
});

test.each([
  'site/settings',
  'users/x',
  'unpublished/movie:x',
  'unpublished/image:x',
  'trash/video:x',
  'Movies/Upcoming',
  'Movies/Announcements/more/x',
  'Movies/Other/Movies/x',
  'Movies/Upcoming/Movies/x/notes/y',
  'videos',
  'videos/x/images',
  'videos/x/notes/y',
  'images/',
  '/images/x',
  'hero-banners/x/notes/y',
  'events/x/notes/y',
])('the path %s is not an entry', (path) => {
  expect(kindsAt(path)).toEqual([]);
  expect(searchKeyAt({ path })).toBeUndefined();
});

test.each(['', 'movie', 'poster:x', 'toString:x', 'movies:x'])(
  '%j is not the id of a draft',
  (id) => expect(kindInId(id)).toBeUndefined(),
);

test('a path or key of an unknown kind throws an error instead of being read as a film', () => {
  expect(() => trashIdAt({ path: 'posters/x' })).toThrow('posters/x is of no kind');
  expect(() => parseSearchKey('Xid' as never)).toThrow('Xid is of no kind');
});
