// product 37.1.
import { doc, type DocumentData, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { admin } from './support/actors';
import { aMovie, anAnnouncement, aVideo, stored, without } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const KEY = 'item_1767322800000';

/** Begins the next version of what is stored at a path. */
const begin = (id: string, path: string, base: DocumentData, edits: DocumentData) =>
  setDoc(doc(as(admin), `unpublished/${id}`), {
    path,
    base,
    entry: { ...without(base, 'timestamp'), ...edits },
    saved: serverTimestamp(),
  });

test('an announcement is nowhere but in the list, and nothing else is in there', async () => {
  const list = { [KEY]: anAnnouncement() };
  await seed({ 'videos/v': list, 'Movies/Announcements': list });
  const edit = { title: 'Next' };
  await expectDenied(begin(`announcement:next:${KEY}`, 'videos/v', list[KEY] ?? {}, edit));
  await expectDenied(begin('video:next:v', 'Movies/Announcements', list, edit));
});

test.each([
  ['movie', aMovie(), { description: 'Next' }, { landingPage: 'yes' }],
  ['movie', aMovie(), { description: 'Next' }, { line: 'From Friday' }],
  ['movie', aMovie(), { description: 'Next' }, { place: 'Tagore Theatre' }],
  ['movie', anAnnouncement(), { description: 'Next' }, { subtitle: 'Next' }],
  ['video', aVideo(), { landingPage: 'no' }, { status: 'Released' }],
] as const)('a %s has no field of another kind', async (kind, entry, own, others) => {
  const path = kind === 'movie' ? 'Movies/Upcoming/Movies/moonrise' : 'videos/moonrise';
  const base = stored(entry);
  await seed({ [path]: base });
  await expectDenied(begin(`${kind}:next:moonrise`, path, base, others));
  await expectAllowed(begin(`${kind}:next:moonrise`, path, base, own));
});
