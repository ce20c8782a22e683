// product 6.1, 11.1.
import { describe, expect, test } from 'vitest';
import { listAnnouncements } from '../../src/store/read/lists';
import { openDatabase } from '../support/database';

const { store } = openDatabase();

const pictureUrl = (n: number) => `https://firebasestorage.googleapis.com/v0/b/x/o/${n}`;
const titles = (page: readonly { title: string }[]) => page.map(({ title }) => title);

describe('announcements', () => {
  test('are the fields of one document, newest first', async () => {
    await store({
      'Movies/Announcements': {
        item_1700000000001: { title: 'Old', description: 'D', img: pictureUrl(1) },
        item_1700000000002: { title: 'New', description: 'D', img: pictureUrl(2) },
      },
    });
    expect(titles(await listAnnouncements())).toEqual(['New', 'Old']);
  });

  test('are none if the document does not exist', async () => {
    expect(await listAnnouncements()).toEqual([]);
  });
});
