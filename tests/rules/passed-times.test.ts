// product 38.3.
import {
  collection,
  deleteDoc,
  deleteField,
  type DocumentData,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { visitor } from './support/actors';
import { aVideo, stored } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { ago, HOUR_MS, justNow } from './support/moments';
import { at, move } from './support/requests';

loadRules();

const DRAFT = 'unpublished/video:v';
const scheduled = (publishAt: Date, until: Date, more: DocumentData = {}) => ({
  path: 'videos/v',
  entry: aVideo(),
  publishAt,
  until,
  ...more,
});
const saved = { saved: serverTimestamp() };

describe('a moment after its time', () => {
  test('a new entry cannot have been on the site', () =>
    expectDenied(setDoc(at(DRAFT), scheduled(justNow(), NO_END, saved))));

  test('what is published gets no end, and keeps its place', async () => {
    const timestamp = ago(HOUR_MS);
    await seed({ 'videos/v': { ...aVideo(), timestamp } });
    const end = (until: Date) => move(DRAFT, scheduled(timestamp, until, saved), 'videos/v');
    await expectDenied(end(justNow()));
    await expectAllowed(end(new Date(Date.now() + HOUR_MS)));
  });

  test('the end of what is on the site is not moved there', async () => {
    await seed({ [DRAFT]: scheduled(ago(HOUR_MS), NO_END, { saved: ago(HOUR_MS) }) });
    await expectDenied(updateDoc(at(DRAFT), { ...saved, until: justNow() }));
    await expectAllowed(updateDoc(at(DRAFT), { ...saved, until: new Date(Date.now() + HOUR_MS) }));
  });

  test('visitors do not list what has ended', () => {
    const all = collection(as(visitor), 'unpublished');
    const begun = where('publishAt', '<=', ago(HOUR_MS));
    return expectDenied(getDocs(query(all, begun, where('until', '>=', justNow()), limit(20))));
  });
});

test('an end that has come stays with the draft, and no other one', async () => {
  const until = ago(HOUR_MS);
  await seed({ [DRAFT]: scheduled(ago(2 * HOUR_MS), until, { saved: until }) });
  const change = { ...saved, publishAt: deleteField() };
  await expectDenied(updateDoc(at(DRAFT), { ...change, until: new Date(Date.now() + HOUR_MS) }));
  await expectAllowed(updateDoc(at(DRAFT), change));
});

test('a field that something else has stored is removed by the next edit, also after the end', async () => {
  const times = [ago(2 * HOUR_MS), ago(HOUR_MS)] as const;
  await seed({ [DRAFT]: scheduled(...times, { saved: ago(HOUR_MS), Other: 'x' }) });
  const edit = { ...saved, 'entry.title': 'Newer' };
  await expectDenied(updateDoc(at(DRAFT), edit));
  await expectAllowed(updateDoc(at(DRAFT), { ...edit, Other: deleteField() }));
});

test.each([
  '1video:next:v',
  'vid_eo:next:v',
  'vid-eo:next:v',
  ':next:v',
  'video:next:',
  'video:next:v\n',
])('what is at %j, and so no next version, is deleted as a draft', async (id) => {
  await seed({ [`unpublished/${id}`]: { path: 'videos/v', entry: stored(aVideo()) } });
  await expectAllowed(deleteDoc(at(`unpublished/${id}`)));
});
