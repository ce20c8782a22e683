// product 37.5.
import { beforeEach, describe, expect, test } from 'vitest';
import { publishDraft } from '../../../src/studio/form/state/draft-writer';
import { EditConflictError } from '../../../src/store/documents/conflict';
import { BaseChangedError } from '../../../src/store/documents/next-version';
import { historyReader } from '../../../src/store/history/history';
import { saveNext } from '../../../src/store/write/next-version';
import { discardNext } from '../../../src/store/write/next-versions';
import { openAdminDatabase } from '../../support/admin-session';
import { nextVersionOf, PUBLISHED, titled } from '../../support/next-versions';
import { later } from '../../support/unpublished-entries';

const { database } = openAdminDatabase();

const OTHER =
  'https://firebasestorage.googleapis.com/v0/b/demo/o/movies%2Fb-abc123def456.webp?alt=media';

describe.each(PUBLISHED)('two administrators and the next version of a $kind', (published) => {
  const { location } = published;
  const it = nextVersionOf(published, { database });
  const { begin, edit, title } = it;

  beforeEach(() => it.publish());

  test('who change different fields both succeed', async () => {
    const version = await begin();
    const withPicture = { ...version.entry, picture: { src: OTHER } };
    await saveNext(version, titled(version.entry, 'Mine'), 'draft');
    await saveNext(version, withPicture, 'draft');
    expect((await it.version()).entry).toMatchObject({ title: 'Mine', picture: { src: OTHER } });
  });

  test('who change the same field: the second gets a conflict', async () => {
    const version = await begin();
    await saveNext(version, titled(version.entry, 'Theirs'), 'draft');
    const mine = titled(version.entry, 'Mine');
    await expect(saveNext(version, mine, 'draft')).rejects.toThrow(EditConflictError);
    await expect(saveNext(version, mine, 'now')).rejects.toThrow(EditConflictError);
    expect((await it.version()).entry.title).toBe('Theirs');
  });

  test('who publish it and save it: the second gets the published fields', async () => {
    const version = await begin();
    await publishDraft(version);
    const mine = titled(version.entry, 'Mine');
    for (const publication of ['draft', 'now', later()] as const) {
      await expect(saveNext(version, mine, publication)).rejects.toThrow(BaseChangedError);
    }
    expect(await it.document()).toBeUndefined();
    expect(await title()).toBe('Next');
  });

  test('who discard it and save it: the saved one remains', async () => {
    const version = await begin();
    await discardNext(it);
    await saveNext(version, titled(version.entry, 'Mine'), 'draft');
    expect((await it.version()).entry.title).toBe('Mine');
  });

  test('who publish it in parallel publish it once', async () => {
    const version = await begin();
    await Promise.all([publishDraft(version), publishDraft(version)]);
    expect(await title()).toBe('Next');
    expect(await historyReader(location)()).toHaveLength(1);
  });

  test('who publish it and edit the published entry in parallel lose nothing', async () => {
    const version = await begin();
    const outcomes = await Promise.allSettled([publishDraft(version), edit('Theirs')]);
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(1);
    const isPublished = outcomes[0].status === 'fulfilled';
    expect(await title()).toBe(isPublished ? 'Next' : 'Theirs');
    expect((await it.document()) === undefined).toBe(isPublished);
  });
});
