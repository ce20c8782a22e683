import { uniqueText } from './files';
import { database } from './test-data';

/** Stores a draft of a movie that no other test uses. */
export async function aDraft() {
  const title = uniqueText('Mazhavil');
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const reference = database.doc(`unpublished/movie:${id}`);
  await reference.set({
    path: `Movies/Upcoming/Movies/${id}`,
    entry: { title, description: 'Nobody has read this yet.', status: 'Upcoming' },
    saved: new Date(),
  });
  return { title, address: `/admin/preview/movie%3A${id}`, remove: () => reference.delete() };
}
