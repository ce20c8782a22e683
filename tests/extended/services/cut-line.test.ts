// product 15.6.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldsChange } from '../../../src/studio/bulk/undoable-change';
import { bulkMovieFields } from '../../../src/content/movie/studio/list/MovieEditor';
import type { Movie } from '../../../src/content/movie/movie';
import type { Trashed } from '../../../src/store/documents/trash';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { changeMessages } from '../../../src/store/messages/inbox';
import { getMovie } from '../../../src/store/read/movies';
import { addEntry } from '../../../src/store/write/add-entry';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { editEntry, setFields } from '../../../src/store/write/edit-entry';
import { publish, unpublish } from '../../../src/store/write/publishing';
import {
  deleteEntry,
  deleteUnpublished,
  restore,
  deleteForEver,
} from '../../../src/store/write/trash';
import { reschedule, updateUnpublished } from '../../../src/store/write/unpublished';
import { openAdminDatabase } from '../../support/admin-session';
import { daysAgo } from '../../support/database';
import { CUTS, cutLine } from '../../support/cut-line';
import { skipPauses } from '../../support/skipped-pauses';
import { trashed } from '../../support/trashed';
import { later, movieDraft, unpublishedEntry } from '../../support/unpublished-entries';

// The client reports every failure on the console; these tests cause them.
const { database, store } = openAdminDatabase();
beforeEach(() => {
  skipPauses();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const FIELDS = movieDraft.fields;
const moviePath = (id: string) => `Movies/Upcoming/Movies/${id}`;
const refOf = (id: string) => newEntryRef('movie', id);

const storedMovie = {
  title: 'Kadal',
  description: 'The sea.',
  status: 'Upcoming',
  img: FIELDS.picture.src,
  timestamp: daysAgo(3),
};

async function theMovie(id: string) {
  const movie = await getMovie(id);
  if (!movie) throw new Error(`There is no movie ${id}`);
  return movie;
}

/** What is stored of an entry: its documents, each with what tells its states apart. */
async function documentsOf(id: string): Promise<readonly string[]> {
  const [movies, drafts, deleted, revisions, messages] = await Promise.all([
    database.doc(moviePath(id)).get(),
    database.doc(`unpublished/movie:${id}`).get(),
    database.doc(`trash/movie:${id}`).get(),
    database.collection('revisions').where('path', '==', moviePath(id)).get(),
    database.doc(`contactMessages/${id}`).get(),
  ]);
  const found = [movies, drafts, deleted, messages].filter(({ exists }) => exists);
  return [
    ...found.map((document) => {
      const title = document.get('title') ?? document.get('entry.title') ?? document.get('status');
      const time = document.get('publishAt') ? ' with a time' : '';
      return `${document.ref.parent.id}: ${title} ${document.get('status') ?? ''}${time}`;
    }),
    `${revisions.size} revisions`,
  ];
}

/** Stores what there is before a change, and returns the change: what a press and the next press do. */
type Given = (id: string) => Promise<() => Promise<unknown>>;

const withMovie =
  (change: (movie: Movie) => Promise<unknown>): Given =>
  async (id) => {
    await store({ [moviePath(id)]: storedMovie });
    const movie = await theMovie(id);
    return () => change(movie);
  };

const withDraft =
  (change: (draft: Unpublished<'movie'>) => Promise<unknown>): Given =>
  async (id) => {
    await addUnpublished(refOf(id), FIELDS);
    const draft = await unpublishedEntry(refOf(id));
    return () => change(draft);
  };

const withTrashed =
  (change: (deleted: Trashed) => Promise<unknown>): Given =>
  async (id) => {
    await store({ [moviePath(id)]: storedMovie });
    const deleted = await trashed(deleteEntry('movie', await theMovie(id)));
    return () => change(deleted);
  };

const CHANGES: Readonly<Record<string, Given>> = {
  'adding a movie': async (id) => () => addEntry(refOf(id), FIELDS),
  'editing a movie': withMovie((movie) => editEntry('movie', movie, { ...movie, title: 'Tides' })),
  'marking a movie': withMovie((movie) => setFields('movie', movie, { status: 'Released' })),
  'deleting a movie': withMovie((movie) => deleteEntry('movie', movie)),
  'restoring a movie': withTrashed(restore),
  'deleting a movie for ever': withTrashed(deleteForEver),
  'unpublishing a movie': withMovie((movie) => unpublish('movie', movie)),
  'storing a draft': async (id) => () => addUnpublished(refOf(id), FIELDS),
  'editing a draft': withDraft((draft) => updateUnpublished(draft, { ...FIELDS, title: 'Tides' })),
  'scheduling a draft': withDraft((draft) => reschedule(draft, later())),
  'publishing a draft': withDraft((draft) => publish(draft)),
  'deleting a draft': withDraft((draft) => deleteUnpublished(draft)),
  'marking a message': async (id) => {
    await store({ [`contactMessages/${id}`]: { name: 'Bobby', status: 'new' } });
    return () => changeMessages([id], 'viewed', 'new');
  },
};

describe.each(Object.entries(CHANGES))('%s', (_, given) => {
  test('is stored once, whichever of its requests loses its connection', async () => {
    const counted = cutLine();
    const plain = await given('plain');
    const before = counted.requests();
    await plain();
    const requests = counted.requests() - before;
    counted.end();
    const outcome = await documentsOf('plain');

    for (const cut of CUTS) {
      // Before the first request there is no answer to lose.
      for (let at = cut === 'gets no answer' ? 1 : 0; at <= requests; at += 1) {
        const id = `cut-${CUTS.indexOf(cut)}-${at}`;
        const change = await given(id);
        const { end } = cutLine(cut, at);
        const isDone = await change().then(
          () => true,
          () => false,
        );
        end();
        if (!isDone) await change();
        expect([cut, at, ...(await documentsOf(id))]).toEqual([cut, at, ...outcome]);
      }
    }
  });
});

test.each(CUTS)(
  '"Undo" of a change of several entries restores them, whichever request loses its connection: it %s',
  async (cut) => {
    for (const changeOf of [
      (movie: Movie) => bulkMovieFields.changeFor(movie, 'genre', 'Noir'),
      (movie: Movie) => fieldsChange('movie', movie, { status: 'Released' }),
    ]) {
      for (let at = 1; ; at += 1) {
        await store({ [moviePath('a')]: storedMovie });
        const before = (await database.doc(moviePath('a')).get()).data();
        const change = changeOf(await theMovie('a'));
        const line = cutLine(cut, at);
        await change.write().catch(() => undefined);
        const requests = line.requests();
        line.end();
        await change.write();
        await change.undo?.();
        expect((await database.doc(moviePath('a')).get()).data()).toEqual(before);
        if (requests < at) break;
      }
    }
  },
);
