// product 10.1, 25.1, 29.9.
import { searchEntryAt } from '../../src/firebase/entries/search-entries';
import { KIND_NAMES } from '../../src/content/base/kind-names';
import { describe, expect, test } from 'vitest';
import type { EntryKind, EntryLocation, EntryOf, FieldsOf } from '../../src/domain/entries/entry';
import { trashIdAt } from '../../src/firebase/entries/trash';
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
  storedFields,
} from '../../src/firebase/entries/kinds';
import {
  aFullAnnouncement,
  aFullBanner,
  aFullEvent,
  aFullGalleryImage,
  aFullMovie,
  aFullVideo,
} from '../support/builders';

interface Example<Kind extends EntryKind> {
  readonly fields: FieldsOf<Kind>;
  /** What beside the fields identifies one that is published. */
  readonly identity: Omit<EntryOf<Kind>, keyof FieldsOf<Kind>>;
  readonly location: EntryLocation;
  /** Its id as a draft and in the trash. */
  readonly id: string;
  /** Its key in the search index; none if its kind is not in there. */
  readonly searchKey?: string;
}

/** A kind that is missing is a type error. */
const EXAMPLES: { readonly [Kind in EntryKind]: Example<Kind> } = {
  movie: {
    fields: aFullMovie(),
    identity: { id: 'x', collection: 'Released' },
    location: { path: 'Movies/Released/Movies/x' },
    id: 'movie:x',
    searchKey: 'Rx',
  },
  video: {
    fields: aFullVideo(),
    identity: { id: 'x' },
    location: { path: 'videos/x' },
    id: 'video:x',
    searchKey: 'Vx',
  },
  announcement: {
    fields: aFullAnnouncement(),
    identity: { key: 'item_1767322800000' },
    location: { path: 'Movies/Announcements', key: 'item_1767322800000' },
    id: 'announcement:item_1767322800000',
    searchKey: 'Aitem_1767322800000',
  },
  event: {
    fields: aFullEvent(),
    identity: { id: 'x' },
    location: { path: 'events/x' },
    id: 'event:x',
    searchKey: 'Ex',
  },
  banner: {
    fields: aFullBanner(),
    identity: { id: 'x' },
    location: { path: 'hero-banners/x' },
    id: 'banner:x',
  },
  image: {
    fields: aFullGalleryImage(),
    identity: { id: 'x', path: 'images/x' },
    location: { path: 'images/x' },
    id: 'image:x',
  },
};

const kindsAt = (path: string) => KIND_NAMES.filter((kind) => pathsOf(kind).test(path));

function describeOne<Kind extends EntryKind>(kind: Kind) {
  const { fields, identity, location, id, searchKey }: Example<Kind> = EXAMPLES[kind];
  const entry = { ...fields, ...identity } as unknown as EntryOf<Kind>;

  test('is stored at its own location, where there is no other kind', () => {
    expect(locationOf(kind, entry)).toEqual(location);
    expect(kindAt(location.path)).toBe(kind);
    expect(kindsAt(location.path)).toEqual([kind]);
    expect(kindsAt(newEntryRef(kind, 'new').path)).toEqual([kind]);
  });

  test('is a draft and in the trash by an id that names its kind', () => {
    expect(draftIdAt(kind, location)).toBe(id);
    expect(draftRefOf(kind, entry)).toEqual({ id, kind, path: location.path });
    expect(kindInId(id)).toBe(kind);
    expect(trashIdAt(location)).toBe(id);
    expect(trashIdAt({ path: `unpublished/${id}` })).toBe(`unpublished:${id}`);
  });

  test('is found by the search under its key, or not at all', () => {
    expect(searchKeyAt(location)).toBe(searchKey);
    expect(searchEntryAt(location, storedFields(kind, fields))?.key).toBe(searchKey);
  });

  test('is read as it was written', () => {
    expect(entryFrom(kind, location, storedFields(kind, fields))).toEqual(entry);
  });
}

describe.each(KIND_NAMES)('%s', (kind) => {
  describeOne(kind);
});

test('the examples have every kind', () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(KIND_NAMES.toSorted());
});

test('an image of an older collection is another draft than one of its id', () => {
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
])('%s is no entry', (path) => {
  expect(kindsAt(path)).toEqual([]);
  expect(searchKeyAt({ path })).toBeUndefined();
});

test.each(['', 'movie', 'poster:x', 'toString:x', 'movies:x'])('%j is the id of no draft', (id) =>
  expect(kindInId(id)).toBeUndefined(),
);
