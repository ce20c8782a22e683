// product 6.1.
import { describe, expect, test } from 'vitest';
import { ANNOUNCEMENTS_BYTES, ANNOUNCEMENTS_MAX } from '../../src/shared/admin-limits';
import { newEntryRef } from '../../src/store/documents/kinds';
import { archivedYearReader } from '../../src/site/reads/archived-announcements';
import { listArchivedYears } from '../../src/store/read/archived-years';
import { publishAgain } from '../../src/store/write/publish-undo';
import { publish, unpublish } from '../../src/store/write/publishing';
import { releaseDue } from '../../src/store/write/release-due';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { deleteEntry, restore } from '../../src/store/write/trash';
import { getUnpublished } from '../../src/store/write/unpublished';
import {
  addNew,
  ANNOUNCEMENTS_PATH,
  readAnnouncement,
  storedAnnouncement,
  uniqueAnnouncement,
} from '../support/announcement-documents';
import { openAdminDatabase } from '../support/admin-session';
import { DAY_MS, keyOf, numbered, OLDEST, openArchive } from '../support/archived-announcements';
import { trashed } from '../support/trashed';

// The oldest announcements leave their document for its archive where there is no room for another one.

const { database, store } = openAdminDatabase();
const { stored, archive, fill, archivedKeys, allKeys } = openArchive({ database, store });
const count = async () => Object.keys(await stored()).length;

/** Nothing is lost, and nothing is in both places. */
async function expectAll(total: number) {
  const keys = await allKeys();
  expect(new Set(keys).size).toBe(total);
  expect(keys).toHaveLength(total);
}

describe('if the document is full, the oldest entry is archived', () => {
  test('when one is added, unchanged', async () => {
    await fill();
    const { [OLDEST]: oldest, ...others } = await stored();
    const key = await addNew(uniqueAnnouncement({ title: 'New' }));
    expect(await archive()).toEqual({ [OLDEST]: oldest });
    const after = await stored();
    expect(after).toMatchObject(others);
    expect(after[key]).toMatchObject({ title: 'New' });
    expect(await count()).toBe(ANNOUNCEMENTS_MAX);
    expect(await listArchivedYears()).toEqual([['2020', 1]]);
  });

  test('when a draft is published or released', async () => {
    await fill();
    const ref = newEntryRef('announcement', 'draft');
    await addUnpublished(ref, uniqueAnnouncement());
    const draft = await getUnpublished(ref.id);
    if (draft) await publish(draft);
    expect(await archivedKeys()).toEqual([OLDEST]);

    const later = newEntryRef('announcement', 'later');
    await addUnpublished(later, uniqueAnnouncement(), new Date(Date.now() + DAY_MS));
    await database
      .doc(`unpublished/${later.id}`)
      .update({ publishAt: new Date(Date.now() - 60_000) });
    expect(await releaseDue()).toBe(1);
    expect(await archivedKeys()).toEqual([OLDEST, keyOf(1)]);
    expect(await count()).toBe(ANNOUNCEMENTS_MAX);
  });

  test('when one is restored from the trash, or published again', async () => {
    await fill();
    const newest = await readAnnouncement(keyOf(99));
    const deleted = await trashed(deleteEntry('announcement', newest));
    await addNew(uniqueAnnouncement());
    await restore(deleted);
    expect(await archivedKeys()).toEqual([OLDEST]);

    const unpublication = await unpublish('announcement', newest);
    await addNew(uniqueAnnouncement());
    await publishAgain(unpublication);
    expect(await archivedKeys()).toEqual([OLDEST, keyOf(1)]);
    await expectAll(102);
  });

  test('when two administrators add one in parallel, once for each', async () => {
    await fill();
    const keys = await Promise.all([
      addNew(uniqueAnnouncement({ title: 'One' })),
      addNew(uniqueAnnouncement({ title: 'Other' })),
    ]);
    expect(Object.keys(await stored())).toEqual(expect.arrayContaining(keys));
    expect((await archivedKeys()).toSorted()).toEqual([OLDEST, keyOf(1)]);
    await expectAll(102);
  });

  test('when two drafts are published in parallel', async () => {
    await fill();
    const drafts = await Promise.all(
      ['one', 'other'].map(async (id) => {
        const ref = newEntryRef('announcement', id);
        await addUnpublished(ref, uniqueAnnouncement());
        return getUnpublished(ref.id);
      }),
    );
    await Promise.all(drafts.map(async (draft) => draft && publish(draft)));
    expect(await count()).toBe(ANNOUNCEMENTS_MAX);
    await expectAll(102);
  });
});

describe('a document of an older site', () => {
  test('of 130 entries is reduced to 100 by the next additions', async () => {
    await fill(130);
    for (let n = 0; n < 11; n += 1) await addNew(uniqueAnnouncement());
    expect(await count()).toBe(ANNOUNCEMENTS_MAX);
    expect(await archivedKeys()).toEqual(Array.from({ length: 41 }, (_, n) => keyOf(n)));
    await expectAll(141);
  });

  test('near a megabyte has space again', async () => {
    await fill(60, { description: 'x'.repeat(16_900) });
    const key = await addNew(uniqueAnnouncement({ description: 'y'.repeat(2000) }));
    const document = await stored();
    expect(document).toHaveProperty(key);
    expect(JSON.stringify(document).length).toBeLessThan(1_000_000);
    await addNew(uniqueAnnouncement());
    expect(JSON.stringify(await stored()).length).toBeLessThan(ANNOUNCEMENTS_BYTES + 20_000);
  });

  test('archives entries whose keys contain no time first', async () => {
    await store({
      [ANNOUNCEMENTS_PATH]: {
        ...numbered(ANNOUNCEMENTS_MAX - 1),
        welcome: storedAnnouncement(uniqueAnnouncement()),
      },
    });
    await addNew(uniqueAnnouncement());
    expect(await archivedKeys()).toEqual(['welcome']);
    expect(await listArchivedYears()).toEqual([['Earlier', 1]]);
    expect(await archivedYearReader('Earlier')()).toHaveLength(1);
  });
});
