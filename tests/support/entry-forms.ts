import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fill } from './admin-screen';
import { pictureFile } from './memory/movie-forms';
import { renderAt } from './render-at';

const addPicture = (label: string | RegExp) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [pictureFile()] } });

/**
 * For each kind, the form for a new entry, how to fill it in, what is then stored, and where
 * visitors see it.
 */
export const FORMS = [
  {
    kind: 'movie',
    at: '/admin/movies',
    form: 'Add a movie',
    action: 'Upload Movie',
    done: 'Movie uploaded successfully!',
    fillIn: () => {
      fill('Movie Title', 'Kadal');
      fill('Movie Description', 'The sea.');
      fill('Address', 'kadal');
      addPicture('Movie Image');
    },
    reference: { id: 'movie:kadal', kind: 'movie', path: 'Movies/Upcoming/Movies/kadal' },
    folder: 'movies',
    view: /^\/movie\/kadal$/,
    fields: { title: 'Kadal', description: 'The sea.', status: 'Upcoming' },
  },
  {
    kind: 'video',
    at: '/admin/videos',
    form: 'Upload YouTube Video',
    action: 'Upload Video',
    done: 'Video uploaded successfully!',
    fillIn: () => {
      fill('Title', 'Teaser');
      fill('Description', 'A clip.');
      fill('YouTube URL', 'https://youtu.be/abcdefghijk');
      addPicture(/^Picture/);
    },
    reference: { kind: 'video', id: expect.stringMatching(/^video:/) },
    folder: 'videos',
    view: /^\/videos\?video=.+/,
    fields: { title: 'Teaser', onLandingPage: true },
  },
  {
    kind: 'announcement',
    at: '/add-announcement',
    form: 'Add an announcement',
    action: 'Add Announcement',
    done: '✅ Announcement added successfully!',
    fillIn: () => {
      fill('Title', 'We shoot');
      fill('Description', 'On Monday.');
      addPicture('Image');
    },
    reference: {
      kind: 'announcement',
      id: expect.stringMatching(/^announcement:/),
      path: 'Movies/Announcements',
    },
    folder: 'announcements',
    view: /^\/announcements\?announcement=item_\d+$/,
    fields: { title: 'We shoot', description: 'On Monday.' },
  },
  {
    kind: 'banner',
    at: '/admin',
    form: 'Add banners',
    action: 'Add New Banner',
    done: 'Image uploaded successfully!',
    fillIn: () => {
      addPicture('Pictures');
      fill(/^Title/, 'Kadal');
    },
    reference: { kind: 'banner', path: expect.stringMatching(/^hero-banners\//) },
    folder: 'hero-banners',
    view: /^\/$/,
    fields: { title: 'Kadal' },
  },
  {
    kind: 'event',
    at: '/admin/events',
    form: 'Add an event',
    action: 'Add Event',
    done: 'Event added successfully!',
    fillIn: () => {
      fill('Title', 'First look');
      fill('Place', 'Harbour, Kochi');
      fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-18' } });
      addPicture(/^Picture/);
    },
    reference: { kind: 'event', path: expect.stringMatching(/^events\//) },
    folder: 'events',
    view: /^\/events\?event=.+/,
    fields: { title: 'First look', place: 'Harbour, Kochi', day: '2026-12-18' },
  },
  {
    kind: 'image',
    at: '/admin/gallery',
    form: 'Add images',
    action: 'Add to the gallery',
    done: 'Image added successfully!',
    fillIn: () => {
      addPicture('Pictures');
      fill(/^Title/, 'The shore');
    },
    reference: { kind: 'image', path: expect.stringMatching(/^images\//) },
    folder: 'gallery',
    view: /^\/gallery\?picture=images%2F.+/,
    fields: { title: 'The shore' },
  },
] as const;

/** Opens a form and fills it in. */
export async function filledIn({ at, form, fillIn }: (typeof FORMS)[number]) {
  const page = renderAt(at);
  await screen.findByRole('form', { name: form });
  fillIn();
  await screen.findByText(/Ready/);
  return page;
}
