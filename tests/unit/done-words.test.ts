// product 30.11.
import { expect, test } from 'vitest';
import { describeActivity, describeRepeated } from '../../src/studio/screens/history/ActivityPage';
import type { Activity } from '../../src/store/history/activity';

const published: Activity = {
  id: '1',
  did: 'published',
  kind: 'banner',
  location: { path: 'hero-banners/b' },
  title: 'Kadal',
  by: 'anju@example.com',
  at: new Date('2026-11-20T10:05:00'),
};
const from = new Date('2026-11-27T18:00:00');
const until = new Date('2026-11-29T20:00:00');
const draft = 'banner:b';
const at = published.at;

const said = (fields: Partial<Activity>, times = 1) =>
  describeRepeated(describeActivity({ ...published, ...fields }), times);

test.each<[string, Partial<Activity>]>([
  ['Edited', { did: 'edited' }],
  ['Added', { did: 'added' }],
  ['Added as a draft', { did: 'added', draft }],
  ['Added for a set time: 27 Nov, 18:00', { did: 'added', draft, publishAt: from }],
  ['Added until 29 Nov, 20:00', { did: 'added', draft, publishAt: at, until }],
  ['Began a next version', { did: 'added', draft: 'banner:next:b' }],
  [
    'Began a next version for a set time: 27 Nov, 18:00',
    { did: 'added', draft: 'banner:next:b', publishAt: from },
  ],
  ['Set a time: 27 Nov, 18:00', { did: 'scheduled', draft, publishAt: from }],
  [
    'Set a time: 27 Nov, 18:00, until 29 Nov, 20:00',
    { did: 'scheduled', draft, publishAt: from, until },
  ],
  ['Published until 29 Nov, 20:00', { did: 'scheduled', draft, publishAt: at, until }],
  ['Published', { did: 'scheduled', draft, publishAt: at }],
  ['Made a draft', { did: 'scheduled', draft }],
  ['Set an end: 29 Nov, 20:00', { did: 'ending', draft, publishAt: at, until }],
  ['Set an end: 2 Jan 2027, 00:30', { did: 'ending', until: new Date('2027-01-02T00:30:00') }],
  ['Removed the end', { did: 'ending', draft, publishAt: from }],
  ['Moved to place 3', { did: 'moved', to: 3 }],
  ['Moved', { did: 'moved' }],
])('%s', (words, fields) => expect(said(fields)).toBe(words));

test('an action that was repeated is described by the last one', () => {
  expect(said({}, 2)).toBe('Published 2 times');
  expect(said({ did: 'moved', to: 1 }, 3)).toBe('Moved 3 times, last to place 1');
  expect(said({ did: 'ending', until }, 2)).toBe('Set an end 2 times, last: 29 Nov, 20:00');
});
