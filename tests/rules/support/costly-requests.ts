import {
  deleteField,
  type DocumentData,
  serverTimestamp,
  Timestamp,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { OTHER_LANGUAGES } from '../../../functions/src/languages';
import { NO_END } from '../../../src/store/documents/unpublished';
import { lacksFeature } from '../../../src/store/documents/kinds';
import { fullDocument } from '../../support/samples';
import { largest } from './announcements';
import { aPicture, anAnnouncement, imageUrl, stored, written } from './builders';
import { DOCUMENTS, type OneOfKind } from './kinds';
import { recordOf } from './records';
import { at, saved as savedAt } from './requests';
import { record as withRevision, revisionOf } from './revisions';

/** The documents before a request, and its writes. */
interface Request {
  readonly before?: Readonly<Record<string, DocumentData>>;
  readonly write: (batch: WriteBatch) => unknown;
}
type Requests = Readonly<Record<string, Request>>;

const HOUR_MS = 3_600_000;
const past = Timestamp.fromMillis(Date.now() - HOUR_MS);
const future = Timestamp.fromMillis(Date.now() + HOUR_MS);
const scheduled = { publishAt: future, until: NO_END };
const due = { publishAt: past, until: NO_END };

/** The requests of administrators for an entry that is a document and has every field. */
function requestsOf({ kind, id, path, full, other }: OneOfKind): Requests {
  const draft = `unpublished/${id}`;
  const next = `unpublished/${id.replace(':', ':next:')}`;
  const trash = `trash/${id}`;
  const saved = (more?: DocumentData) => savedAt(path, full, more);
  const published = { [path]: stored(full) };
  return {
    new: { write: (batch) => batch.set(at(path), written(full)) },
    'edited in all fields, with its revision': {
      before: published,
      write: (batch) =>
        withRevision(revisionOf(path, stored(full)), undefined, batch).update(at(path), other),
    },
    'a new draft': { write: (batch) => batch.set(at(draft), saved()) },
    scheduled: { write: (batch) => batch.set(at(draft), saved(scheduled)) },
    unpublished: {
      before: published,
      write: (batch) =>
        batch
          .set(at(draft), saved({ published: stored(full)['timestamp'] }))
          .delete(at(path))
          .set(at('deeds/d'), recordOf('unpublished', path)),
    },
    'edited as a draft in all fields, with its revision': {
      before: { [draft]: { path, entry: full } },
      write: (batch) =>
        withRevision(revisionOf(draft, { path, entry: full }), undefined, batch).update(at(draft), {
          entry: other,
          saved: serverTimestamp(),
        }),
    },
    published: {
      before: { [draft]: { path, entry: full, ...due } },
      write: (batch) =>
        batch
          .set(at(path), written(full))
          .delete(at(draft))
          .set(at('deeds/d'), recordOf('published', path)),
    },
    released: {
      before: { [draft]: { path, entry: full, ...due } },
      write: (batch) => batch.set(at(path), { ...full, timestamp: past }).delete(at(draft)),
    },
    ...(!lacksFeature(kind, 'next version') && {
      'a next version of all fields': {
        before: published,
        write: (batch) =>
          batch.set(at(next), saved({ entry: other, base: stored(full), ...scheduled })),
      },
      'edited as a next version': {
        before: { ...published, [next]: saved({ base: stored(full), saved: past }) },
        write: (batch) => batch.update(at(next), { entry: other, saved: serverTimestamp() }),
      },
      'published over what there was, with its revision': {
        before: {
          ...published,
          [next]: saved({ entry: other, base: stored(full), saved: past }),
        },
        write: (batch) =>
          withRevision(revisionOf(path, stored(full)), undefined, batch)
            .update(at(path), other)
            .delete(at(next)),
      },
    }),
    ...(!lacksFeature(kind, 'trash') && {
      deleted: {
        before: published,
        write: (batch) =>
          batch
            .delete(at(path))
            .set(at(trash), {
              path,
              entry: stored(full),
              uid: 'admin',
              deleted: serverTimestamp(),
            })
            .set(at('deeds/d'), recordOf('deleted', path)),
      },
      'back from the trash': {
        before: { [trash]: { path, entry: stored(full) } },
        write: (batch) =>
          batch
            .set(at(path), stored(full))
            .delete(at(trash))
            .set(at('deeds/d'), recordOf('restored', path)),
      },
    }),
  };
}

const MOVIE = 'Movies/Upcoming/Movies/moonrise';
const OLDER = 'Movies/Upcoming/Movies/Old Movie!';
const ANNOUNCEMENTS = 'Movies/Announcements';
const KEY = 'item_1767322800000';

const ofOlderMovie = (timestamp: unknown): Request => ({
  before: { 'unpublished/movie:Old Movie!': { path: OLDER, entry: fullDocument('movie'), ...due } },
  write: (batch) =>
    batch
      .set(at(OLDER), { ...fullDocument('movie'), timestamp })
      .delete(at('unpublished/movie:Old Movie!')),
});

const MORE_OF_MOVIES: Requests = {
  'back from an export': {
    write: (batch) => batch.set(at(MOVIE), stored(fullDocument('movie'))),
  },
  'edited in all fields that it lacked': {
    before: { [MOVIE]: stored({}) },
    write: (batch) => batch.update(at(MOVIE), fullDocument('movie')),
  },
  // The rules also check whether it was unpublished.
  'published at an older address': ofOlderMovie(serverTimestamp()),
  'released at an older address': ofOlderMovie(past),
};

/** With 99 other announcements. */
const others = Object.fromEntries(
  Array.from({ length: 99 }, (_, index) => [`item_${index}`, anAnnouncement()]),
);
const LEAVING = [1, 2, 3, 4].map((n) => `item_157732280000${n}`);
const leaving = Object.fromEntries(LEAVING.map((key) => [key, largest()]));
function addAndArchive(batch: WriteBatch) {
  const gone = Object.fromEntries(LEAVING.map((key) => [key, deleteField()]));
  batch.set(at(ANNOUNCEMENTS), { ...gone, [KEY]: largest() }, { merge: true });
  for (const key of LEAVING) {
    const time = Timestamp.fromMillis(Number(key.slice(5)));
    batch.set(at(`${ANNOUNCEMENTS}/Archive/${key}`), { entry: leaving[key], at: time });
  }
}
const ANNOUNCEMENT: Requests = {
  new: {
    before: { [ANNOUNCEMENTS]: others },
    write: (batch) => batch.set(at(ANNOUNCEMENTS), { [KEY]: largest() }, { merge: true }),
  },
  'edited, with its revision': {
    before: { [ANNOUNCEMENTS]: { ...others, [KEY]: anAnnouncement() } },
    write: (batch) =>
      withRevision(
        revisionOf(ANNOUNCEMENTS, anAnnouncement(), { key: KEY }),
        undefined,
        batch,
      ).update(at(ANNOUNCEMENTS), { [KEY]: { ...largest(), edited: serverTimestamp() } }),
  },
  scheduled: {
    before: { [ANNOUNCEMENTS]: others },
    write: (batch) =>
      batch.set(at('unpublished/announcement:a'), savedAt(ANNOUNCEMENTS, largest(), scheduled)),
  },
  'a next version': {
    before: { [ANNOUNCEMENTS]: { ...others, [KEY]: anAnnouncement() } },
    write: (batch) =>
      batch.set(
        at(`unpublished/announcement:next:${KEY}`),
        savedAt(ANNOUNCEMENTS, largest(), { base: anAnnouncement(), ...scheduled }),
      ),
  },
  'new, where four go to the archive': {
    before: { [ANNOUNCEMENTS]: { ...others, ...leaving } },
    write: (batch) => {
      addAndArchive(batch);
      batch.set(at('deeds/d'), recordOf('added', ANNOUNCEMENTS, { key: KEY }));
    },
  },
  'published, where four go to the archive': {
    before: {
      [ANNOUNCEMENTS]: { ...others, ...leaving },
      'unpublished/announcement:a': { path: ANNOUNCEMENTS, entry: largest() },
    },
    write: (batch) => {
      addAndArchive(batch);
      batch
        .delete(at('unpublished/announcement:a'))
        .set(at(`edits/Movies:Announcements:${KEY}`), { from: 'announcement:a' })
        .set(at('deeds/d'), recordOf('published', ANNOUNCEMENTS, { key: KEY }));
    },
  },
  'edited in the archive, with its revision': {
    before: {
      [ANNOUNCEMENTS]: others,
      [`${ANNOUNCEMENTS}/Archive/${KEY}`]: { entry: anAnnouncement(), at: past },
    },
    write: (batch) =>
      withRevision(
        revisionOf(ANNOUNCEMENTS, anAnnouncement(), { key: KEY }),
        undefined,
        batch,
      ).update(at(`${ANNOUNCEMENTS}/Archive/${KEY}`), {
        entry: { ...largest(), edited: serverTimestamp() },
      }),
  },
  'back from the trash': {
    before: {
      [ANNOUNCEMENTS]: others,
      [`trash/announcement:${KEY}`]: { path: ANNOUNCEMENTS, key: KEY, entry: largest() },
    },
    write: (batch) =>
      batch
        .set(at(ANNOUNCEMENTS), { [KEY]: largest() }, { merge: true })
        .delete(at(`trash/announcement:${KEY}`)),
  },
};

const ownPicture = { img: imageUrl(), picture: aPicture() };
/** The sections of the settings are saved one by one. */
const SECTIONS: Readonly<Record<string, DocumentData>> = {
  links: Object.fromEntries(
    ['Instagram', 'YouTube', 'Facebook', 'X', 'WhatsApp'].map((name) => [
      name,
      'https://x.example/',
    ]),
  ),
  story: {
    storyPicture: ownPicture,
    ...(OTHER_LANGUAGES.length > 0 && { outdated: 'storyLead_ml:1x8f3k' }),
    ...Object.fromEntries(
      ['storyCaption', 'storyLead', 'story', 'storyQuote', 'storyMore'].flatMap((name) => [
        [name, 'x'],
        [`${name}_ml`, 'x'],
      ]),
    ),
  },
};
const SETTINGS = 'site/settings';
const ofSection = (fields: DocumentData): Request => ({
  before: { [SETTINGS]: { phone: '1' } },
  write: (batch) =>
    withRevision(revisionOf(SETTINGS, { phone: '1' }), undefined, batch).update(at(SETTINGS), {
      ...fields,
      edited: serverTimestamp(),
    }),
});

const KINDS: Readonly<Record<string, Requests>> = {
  ...Object.fromEntries(
    DOCUMENTS.map((one) => [
      one.kind,
      { ...requestsOf(one), ...(one.kind === 'movie' && MORE_OF_MOVIES) },
    ]),
  ),
  announcement: ANNOUNCEMENT,
  settings: Object.fromEntries(
    Object.entries(SECTIONS).map(([name, fields]) => [name, ofSection(fields)]),
  ),
};

/** The requests of administrators with the most checks, by name. */
export const COSTLY_REQUESTS: readonly (readonly [name: string, Request])[] = Object.entries(
  KINDS,
).flatMap(([kind, requests]) =>
  Object.entries(requests).map(([name, request]) => [`${kind}: ${name}`, request] as const),
);
