// product 14.14, 16.25.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, card, field, fill, message, pressMore } from '../../support/admin-screen';
import { aBanner, aFullMovie, aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { titledAsCopy } from '../../../src/studio/form/state/useEditing';
import { choose } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import type { UserEvent } from '@testing-library/user-event';
import {
  announcementKind,
  type Announcement,
} from '../../../src/content/announcement/announcement';
import { videoKind } from '../../../src/content/video/video';
import { outdatedIn } from '../../../src/content/base/outdated';
import { editEntry } from '../../../src/store/write/edit-entry';
import type { Movie } from '../../../src/content/movie/movie';
import { chooseMovie } from '../../support/choose-movie';
import { stored, storedDrafts, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { files, uploadedOf } from '../../support/memory/files';
import { isInMalayalam } from '../../support/translations';

const picture = {
  src: 'https://pictures.test/pier-abc123def456.webp',
  alt: 'A pier',
  focus: '30% 70%',
};
/** The copy of that picture, with files of its own. */
const copied = () => ({ src: uploadedOf('pier.webp'), alt: 'A pier', focus: '30% 70%' });
/** The files of pictures that were read to be copied. */
const read = () => network.requests(/^get/);

async function duplicate(name: string) {
  await pressMore(name, 'Duplicate');
  await screen.findByText('This is a copy. Nothing of it is stored before you save it.');
}
const ready = () => screen.findByText(/^The copied picture is ready/);

test('a copy of a movie has its content and status, a picture file of its own and a new address', async () => {
  const movie = aMovie({ ...aFullMovie(), title: 'Pier', status: 'Released', picture });
  files.put('sea.webp');
  storeEntries('movie', movie);
  const { visitor } = renderAt('/admin/movies');
  await duplicate('Pier');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Copy' })).toHaveFocus());
  expect(field('Movie Title')).toHaveValue('Copy of Pier');
  expect(field(/^Director/)).toHaveValue(movie.director);
  await waitFor(() => expect(screen.getAllByText(/^Ready/)).toHaveLength(2));
  expect(stored('movie')).toHaveLength(2);

  fill('Movie Title', 'Pier Two');
  await visitor.click(button('Upload Movie'));
  await message('Movie uploaded successfully!');
  const { id: _id, collection: _collection, backdrop: _backdrop, ...fields } = titledAsCopy(movie);
  expect(stored('movie')[0]).toMatchObject({
    ...fields,
    id: expect.stringMatching(/^pier-two-[a-z0-9]{4}$/),
    collection: 'Released',
    title: 'Pier Two',
    picture: copied(),
  });
  expect(screen.queryByRole('group', { name: 'Copy' })).not.toBeInTheDocument();
  expect(field('Movie Title')).toHaveValue('');
});

test.runIf(isInMalayalam)(
  'each title of a copy is marked as a copy in its own language',
  async () => {
    storeEntries('announcement', anAnnouncement({ title: 'Pier', title_ml: 'കടൽപ്പാലം' }));
    renderAt('/admin?tab=announcements');
    await duplicate('Pier');
    expect(field('Title')).toHaveValue('Copy of Pier');
    expect(screen.getByLabelText(/^Title in Malayalam/)).toHaveValue('പകർപ്പ്: കടൽപ്പാലം');
  },
);

/** Changes the subtitle of what is stored, so that its translation is outdated. */
async function outdate(announcement: Announcement) {
  storeEntries('announcement', announcement);
  const [first] = stored('announcement');
  if (first) await editEntry('announcement', first, { ...first, subtitle: 'At noon' });
}
const TRANSLATED = { title: 'Pier', subtitle: 'At ten', subtitle_ml: 'പത്തിന്', picture };

test.runIf(isInMalayalam)(
  'a translation that has to be looked at is also marked in the copy, whose texts are compared with the original',
  async () => {
    await outdate(anAnnouncement({ ...TRANSLATED, title_ml: 'കടൽപ്പാലം' }));
    const { visitor } = renderAt('/admin/announcements');
    await duplicate('Pier');
    await ready();
    fill('Title', 'Harbour');
    await visitor.click(button('Add Announcement'));
    await message('✅ Announcement added successfully!');
    expect(outdatedIn(announcementKind, stored('announcement')[0] ?? {})).toEqual([
      'title_ml',
      'subtitle_ml',
    ]);
  },
);

test.runIf(isInMalayalam)(
  'the mark is also stored in a draft, but not for a newly written translation',
  async () => {
    await outdate(anAnnouncement({ ...TRANSLATED, title_ml: 'കടൽപ്പാലം' }));
    const { visitor } = renderAt('/admin/announcements');
    await duplicate('Pier');
    await ready();
    fill(/^Title in Malayalam/, 'തുറമുഖം');
    await visitor.click(screen.getByRole('radio', { name: 'Save as draft' }));
    await visitor.click(button('Save as draft'));
    await message(/^Saved as a draft/);
    const [draft] = storedDrafts();
    expect(outdatedIn(announcementKind, draft?.entry ?? {})).toEqual(['subtitle_ml']);
  },
);

test.runIf(isInMalayalam)(
  'the mark also survives a reload of the form before it is sent',
  async () => {
    const words = { title_ml: 'കടൽപ്പാലം', description: 'At ten', description_ml: 'പത്തിന്' };
    storeEntries('video', aVideo({ title: 'Pier', ...words }));
    const [first] = stored('video');
    if (first) await editEntry('video', first, { ...first, description: 'At noon' });
    renderAt('/admin/videos');
    await duplicate('Pier');
    fill('Title', 'Harbour');
    cleanup();
    const { visitor } = renderAt('/admin/videos');
    expect(await screen.findByDisplayValue('Harbour')).toBeVisible();
    await visitor.click(button('Upload Video'));
    await message('Video uploaded successfully!');
    expect(stored('video')).toHaveLength(2);
    const added = stored('video').find(({ title }) => title === 'Harbour');
    expect(outdatedIn(videoKind, added ?? {})).toEqual(['title_ml', 'description_ml']);
  },
);

test('a copy of a banner, whose title is the name of a film, keeps the title', async () => {
  storeEntries('banner', aBanner({ title: 'Pier', line: 'Soon', link: '/movie/pier', picture }));
  const { visitor } = renderAt('/admin');
  await duplicate('Pier');
  await ready();
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  const texts = { title: 'Pier', line: 'Soon', link: '/movie/pier' };
  expect(stored('banner')).toMatchObject([{ ...texts, picture: copied() }, texts]);
});

test('if the picture cannot be read, it can be chosen or read again', async () => {
  expectLogged(/Failed to fetch/);
  network.cut(/^get .*pier/);
  storeEntries('announcement', anAnnouncement({ title: 'Pier', picture }));
  const { visitor } = renderAt('/admin?tab=announcements');
  await duplicate('Pier');
  expect(field('Title')).toHaveValue('Copy of Pier');
  expect(await screen.findByText(/^The picture of the original cannot be read here/)).toBeVisible();
  await visitor.click(button('Add Announcement'));
  expect(await screen.findByText('❌ Please upload an image.')).toBeVisible();
  expect(stored('announcement')).toHaveLength(1);
  network.accept(/^get .*pier/);
  await visitor.click(button('Try again: The copied picture'));
  await ready();
});

test('a copy can be discarded', async () => {
  storeEntries('video', aVideo({ title: 'Pier', picture }));
  const { visitor } = renderAt('/admin/videos');
  await duplicate('Pier');
  await ready();
  await visitor.click(button('Throw it away'));
  expect(field('Title')).toHaveValue('');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('typed text in the form is only replaced after a question', async () => {
  storeEntries('video', aVideo({ title: 'Pier' }));
  const { visitor } = renderAt('/admin/videos');
  await card('Pier');
  fill('Title', 'Mine');
  await pressMore('Pier', 'Duplicate');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Replace what is in the form?' }),
  );
  await visitor.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(field('Title')).toHaveValue('Mine');
  await pressMore('Pier', 'Duplicate');
  await visitor.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(field('Title')).toHaveValue('Copy of Pier');
});

test('the form of an edited entry is closed for the copy', async () => {
  storeEntries('video', aVideo({ title: 'Pier' }), aVideo({ title: 'Boat' }));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(within(await card('Boat')).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit video' });
  await pressMore('Pier', 'Duplicate');
  await screen.findByRole('form', { name: 'Upload YouTube Video' });
  expect(screen.queryByRole('form', { name: 'Edit video' })).not.toBeInTheDocument();
  expect(field('Title')).toHaveValue('Copy of Pier');
});

const poster = { src: 'https://pictures.test/movies%2Fkadal.webp', alt: 'A boat', width: 960 };
const backdrop = { src: 'https://pictures.test/movies%2Fsea.webp', width: 1920 };
const kadal = (fields: Partial<Movie> = {}) =>
  aMovie({
    id: 'kadal',
    title: 'Kadal',
    genre: 'Drama',
    releaseDate: '2099-12-18',
    ticketUrl: 'https://tickets.example/kadal',
    picture: poster,
    backdrop,
    ...fields,
  });

beforeEach(() => storeEntries('movie', kadal()));

const form = (name = 'Add banners') => screen.findByRole('form', { name });

/** Chooses the movie in the open form. */
async function chooseKadal(visitor: UserEvent, name?: string) {
  const fields = within(await form(name));
  await visitor.click(fields.getByRole('button', { name: 'Fill in from a film' }));
  await chooseMovie(visitor, 'Kadal');
}

async function fillInFrom(movie: Movie) {
  storeEntries('movie', movie);
  const { visitor } = renderAt('/admin');
  await chooseKadal(visitor);
  await visitor.click(await screen.findByRole('button', { name: 'Fill in what is blank' }));
  return visitor;
}

test('title, line, link, ticket link and the wide picture are copied from the film, with a separate file', async () => {
  const visitor = await fillInFrom(kadal());
  expect(await message('Filled in: Title, Line, Link, Ticket Link, Picture.')).toBeVisible();
  expect(field(/^Title/)).toHaveValue('Kadal');
  await screen.findByText(/is ready/);
  expect(read()).toEqual([`get ${backdrop.src}`]);
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  expect(stored('banner')[0]).toMatchObject({
    title: 'Kadal',
    line: 'In theatres 18 December 2099',
    link: '/movie/kadal',
    ticketUrl: 'https://tickets.example/kadal',
    picture: { src: uploadedOf('sea.webp') },
  });
  expect(network.requests(/^delete/)).toEqual([]);
  expect(screen.queryByRole('combobox', { name: /^Film/ })).not.toBeInTheDocument();
});

test('the poster is used for a film without a wide picture', async () => {
  const { backdrop: _none, ...movie } = kadal();
  await fillInFrom(movie);
  await screen.findByText(/is ready/);
  expect(read()).toEqual([`get ${poster.src}`]);
  expect(field(/^What it shows(?! in)/)).toHaveValue('A boat');
});

test('typed text and a chosen picture are preserved, and a message says so', async () => {
  const { visitor } = renderAt('/admin');
  await form();
  fill(/^Line/, 'At last');
  await choose('mine.png');
  await chooseKadal(visitor);
  await visitor.click(await screen.findByRole('button', { name: 'Fill in what is blank' }));
  expect(
    await message('Filled in: Title, Link, Ticket Link. Kept as it was: Line, Picture.'),
  ).toBeVisible();
  expect(field(/^Line/)).toHaveValue('At last');
  expect(read()).toEqual([]);
});

test('if the picture cannot be read, the other fields are filled in and a message explains what to do', async () => {
  expectLogged(/TypeError/);
  network.cut(/^get .*sea/);
  await fillInFrom(kadal());
  expect(
    await message(/^The picture of the original cannot be read here. Please choose its file/),
  ).toBeVisible();
  expect(field(/^Title/)).toHaveValue('Kadal');
});

test('a film that has been deleted is reported', async () => {
  memory.remove('Movies/Upcoming/Movies/kadal');
  const { visitor } = renderAt('/admin');
  await chooseKadal(visitor);
  expect(await message('This film is not there any more.')).toBeVisible();
});
