import { type DocumentData, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { aBanner, aMovie, anAnnouncement, anEvent, anImage, aVideo } from './support/builders';
import { loadRules, seed } from './support/environment';
import { expectDenied } from './support/expectations';
import { draftAt, move, saved } from './support/requests';

loadRules();

/** What an id of the kind could be stored with, were it not for its path. */
const ENTRIES: Readonly<Record<string, DocumentData>> = {
  movie: aMovie(),
  banner: aBanner(),
  image: anImage(),
  event: anEvent(),
  announcement: anAnnouncement(),
};

describe('another path is refused', () => {
  test.each([
    ['movie:m', 'Movies/Other/Movies/m'],
    ['movie:m', 'Movies/Upcoming/Other/m'],
    ['movie:m', 'Movies/Upcoming/m'],
    ['movie:m', 'Movies/m'],
    ['movie:Announcements', 'Movies/Announcements'],
    ['movie:m', 'movies/m'],
    ['video:v', 'video/v'],
    ['banner:b', 'banners/b'],
    ['image:i', 'image/i'],
    ['movie:m', 'x/Movies/Upcoming/Movies/m'],
    ['movie:m', 'Movies/Upcoming/Movies/a/Movies/m'],
    ['movie:', 'Movies/Upcoming/Movies/'],
    ['video:v', 'Other/v'],
    ['Other', 'Other'],
    ['video:v', 'videos/x/v'],
    ['video:', 'videos/'],
    ['video:videos', 'videos'],
    ['video:v:', 'videos/v/'],
    ['xvideo:v', 'xvideos/v'],
    ['Otherv', 'videos/v'],
    ['v', 'videos/v'],
    ['image:i', 'sets/kochi/images/i'],
    ['announcement:', 'Movies/Announcements'],
    ['xannouncement:a', 'Movies/Announcements'],
    ['announcement:a', 'Movies/Other'],
    ['announcement:a', 'Other'],
    ['users:admin', 'users/admin'],
    ['video:c', 'contactMessages/c'],
    ['video:t', 'trash/t'],
    ['video:x', 'unpublished/x'],
    ['video:settings', 'site/settings'],
  ])('%s at %s', async (id, path) => {
    const entry = ENTRIES[id.split(':')[0] ?? ''] ?? aVideo();
    await expectDenied(setDoc(draftAt(id), saved(path, entry)));
    // What comes back from the trash may have any content, but is not just anywhere.
    const trashed = `trash/unpublished:${id}`;
    await seed({ [trashed]: { path: `unpublished/${id}`, entry: saved(path, aVideo()) } });
    await expectDenied(move(`unpublished/${id}`, saved(path, aVideo()), trashed));
  });

  test.each([7, null, ['videos/v'], { path: 'videos/v' }])('%j', (path) =>
    expectDenied(setDoc(draftAt('video:v'), { ...saved('', aVideo()), path })),
  );
});
