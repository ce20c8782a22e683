// product 30.4.
import { expect, test } from 'vitest';
import { publicationTimes } from '../../src/studio/screens/history/history-fields';

const may = new Date('2026-05-01T10:00:00Z');
const june = new Date('2026-06-01T10:00:00Z');
const timestamp = (at: Date) => ({ toDate: () => at });

test.each(['movie', 'video', 'event'] as const)(
  'the publication times of a %s are those of its stored versions, latest first, without duplicates',
  (kind) => {
    const versions = [
      { title: 'Now', timestamp: timestamp(june) },
      { title: 'While it was a draft' },
      { title: 'Then', timestamp: timestamp(may) },
      { title: 'Before', timestamp: timestamp(may) },
      null,
    ];
    expect(publicationTimes(kind, {}, versions)).toEqual([june, may]);
  },
);

test.each(['banner', 'image', 'settings'] as const)(
  'the history of a %s has no publication times',
  (kind) => {
    expect(publicationTimes(kind, {}, [{ timestamp: timestamp(may) }])).toEqual([]);
  },
);

test('the publication time of an announcement is the time in its key', () => {
  const times = publicationTimes('announcement', { key: `item_${may.getTime()}` }, [null]);
  expect(times).toEqual([may]);
});

test.each(['item_1', 'item_x', '1777629600000', 'b1a6', undefined])(
  'an announcement with the key %s has no publication time',
  (key) => expect(publicationTimes('announcement', key ? { key } : {}, [])).toEqual([]),
);
