// product 40.16.
import { beforeEach, describe, expect, test } from 'vitest';
import { outdatedIn } from '../../src/content/base/outdated';
import { eventKind, type CinemaEvent } from '../../src/content/event/event';
import { BUILT_IN } from '../../src/content/settings/built-in-settings';
import { SETTINGS, type StoredSettings } from '../../src/content/settings/settings';
import { countMissing } from '../../src/store/overview';
import { countOutdated, readCounts } from '../../src/store/read/admin/counts';
import { entriesReader } from '../../src/store/read/admin/entries';
import { confirmSettings, updateSettings } from '../../src/store/settings/settings-admin';
import { readSettings } from '../../src/store/settings/settings-reader';
import { restoreFields } from '../../src/store/history/restore';
import { historyReader } from '../../src/store/history/history';
import { readListIndex } from '../../src/store/read/admin/index-reader';
import { getEvent } from '../../src/store/read/events';
import { filterByMissing } from '../../src/content/search/missing-fields';
import { confirmTranslations, undoConfirmation } from '../../src/store/write/confirm-translations';
import { editEntry } from '../../src/store/write/edit-entry';
import { beginNext, saveNext } from '../../src/store/write/next-version';
import { unpublish } from '../../src/store/write/publishing';
import { getUnpublished, updateUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { isInMalayalam } from '../support/translations';

const { database, store } = openAdminDatabase();

const PATH = 'events/look';
const EVENT = {
  title: 'First look',
  place: 'Town hall',
  place_ml: 'ടൗൺ ഹാൾ',
  day: '2026-12-18',
  timestamp: day(1),
};

const read = async (): Promise<CinemaEvent> => {
  const event = await getEvent('look');
  if (!event) throw new Error('There is no event');
  return event;
};
const edit = async (change: Partial<CinemaEvent>) => {
  const event = await read();
  await editEntry('event', event, { ...event, ...change });
};
const outdated = async () => outdatedIn(eventKind, (await database.doc(PATH).get()).data() ?? {});
const draft = async () => {
  const [id] = (await database.collection('unpublished').listDocuments()).map((one) => one.id);
  const found = await getUnpublished((id ?? '') as 'event:look');
  if (found?.kind !== 'event') throw new Error('There is no draft of an event');
  return found;
};
/** What the list of events names as to be looked at. */
const listed = async () =>
  filterByMissing((await readListIndex()).entries, 'outdated').map(({ title }) => title);

describe.runIf(isInMalayalam)('a translation that is older than its text', () => {
  beforeEach(() => store({ [PATH]: EVENT }));

  test('is stored with the edit, found by the list, and no longer after it is confirmed', async () => {
    await readListIndex();
    await edit({ place: 'New hall' });
    expect([await outdated(), await listed()]).toEqual([['place_ml'], ['First look']]);
    await confirmTranslations('event', await read(), ['place_ml']);
    expect([await outdated(), await listed()]).toEqual([[], []]);
    expect((await read()).place).toBe('New hall');
    const [confirmed] = await historyReader({ path: PATH })();
    expect(confirmed?.before).toMatchObject({
      place: 'New hall',
      outdated: expect.stringMatching(/^place_ml:/),
    });
  });

  test('cannot be confirmed for a text that the editor has not seen', async () => {
    await edit({ place: 'New hall' });
    const seen = await read();
    await edit({ place: 'Third hall' });
    const saying = confirmTranslations('event', seen, ['place_ml']);
    await expect(saying).rejects.toMatchObject({ code: 'edit-conflict' });
    expect(await outdated()).toEqual(['place_ml']);
  });

  test('is outdated again after the confirmation is undone, unless it was written again', async () => {
    await edit({ place: 'New hall' });
    const seen = await read();
    await confirmTranslations('event', seen, ['place_ml']);
    await undoConfirmation('event', seen);
    expect([await outdated(), await listed()]).toEqual([['place_ml'], ['First look']]);
    await edit({ place: 'Town hall' });
    expect(await outdated()).toEqual([]);
    const takingBack = undoConfirmation('event', seen);
    await expect(takingBack).rejects.toMatchObject({ code: 'edit-conflict' });
  });

  test('is found if it was written while somebody else changed the text', async () => {
    const seen = await read();
    await edit({ place: 'New hall' });
    await editEntry('event', seen, { ...seen, place_ml: 'ഹാൾ' });
    expect(await outdated()).toEqual(['place_ml']);
  });

  test('is current again after the edit is undone', async () => {
    const before = await read();
    const after = { ...before, place: 'New hall' };
    await editEntry('event', before, after);
    await editEntry('event', after, before);
    expect(await outdated()).toEqual([]);
  });

  test('is found after its text was restored, and current again if the text is the translated one', async () => {
    const restore = async () => {
      const [change] = await historyReader({ path: PATH })();
      if (!change) throw new Error('There is no change');
      await restoreFields({ path: PATH }, change, ['place']);
    };
    await edit({ place: 'New hall', place_ml: 'പുതിയ ഹാൾ' });
    await restore();
    expect(await outdated()).toEqual(['place_ml']);
    await restore();
    expect(await outdated()).toEqual([]);
  });

  test('stays with an entry that becomes a draft, where it can also be confirmed', async () => {
    await edit({ place: 'New hall' });
    await unpublish('event', await read());
    const moved = await draft();
    expect(outdatedIn(eventKind, moved.entry)).toEqual(['place_ml']);
    await confirmTranslations('event', moved.entry, ['place_ml'], moved);
    const right = await draft();
    expect(outdatedIn(eventKind, right.entry)).toEqual([]);
    await updateUnpublished(right, { ...right.entry, place: 'Third hall' });
    expect(outdatedIn(eventKind, (await draft()).entry)).toEqual(['place_ml']);
  });

  test('of a next version is published with it', async () => {
    const event = await read();
    await beginNext('event', event, { ...event, place: 'New hall' });
    expect(await outdated()).toEqual([]);
    const next = await draft();
    await saveNext(next, next.entry, 'now');
    expect(await outdated()).toEqual(['place_ml']);
  });
});

describe.runIf(isInMalayalam)('the description of a picture of the gallery', () => {
  const src = 'https://pictures.test/a.webp';
  const picture = { src, alt: 'A boat', alt_ml: 'വള്ളം' };
  const stored = { img: src, picture: { alt: 'A boat', alt_ml: 'വള്ളം' }, timestamp: day(1) };
  const first = async () => {
    const [image] = await entriesReader('image', { search: '' })();
    if (!image) throw new Error('There is no image');
    return image;
  };

  test('is found and counted after a correction only in the first language', async () => {
    await store({ 'images/a': stored, 'images/b': { ...stored, timestamp: day(0) } });
    const image = await first();
    await editEntry('image', image, { ...image, picture: { ...picture, alt: 'Two boats' } });
    const query = { search: '', missing: 'outdated' } as const;
    const found = await entriesReader('image', query)();
    expect(found.map(({ path }) => path)).toEqual(['images/a']);
    expect((await readCounts('image', query)).count).toBe(1);
    expect(await countMissing()).toContainEqual({
      kind: 'image',
      counts: [{ filter: 'outdated', count: 1 }],
    });
    await confirmTranslations('image', await first(), ['alt_ml']);
    expect(await countOutdated('image')).toBe(0);
  });
});

describe.runIf(isInMalayalam)('a setting', () => {
  const names = ['mission', 'mission_ml'] as const;
  const save = async (change: StoredSettings) => {
    const before = await readSettings();
    await updateSettings(names, before, { ...before, ...change }, () => BUILT_IN);
  };
  const outdatedSettings = async () => outdatedIn(SETTINGS, await readSettings());

  test('whose text has changed since its translation was written is found, until it is confirmed', async () => {
    await store({ 'site/settings': { mission: 'Films', mission_ml: 'സിനിമകൾ', edited: day(1) } });
    await save({ mission: 'Films for all' });
    expect(await outdatedSettings()).toEqual(['mission_ml']);
    await confirmSettings(await readSettings(), ['mission_ml']);
    expect(await outdatedSettings()).toEqual([]);
  });

  test('with the built-in text again has its built-in translation', async () => {
    await store({ 'site/settings': { mission_ml: 'സിനിമകൾ', edited: day(1) } });
    await save({ mission: 'Films for all' });
    expect(await outdatedSettings()).toEqual(['mission_ml']);
    const [change] = await historyReader({ path: 'site/settings' })();
    if (change) await restoreFields({ path: 'site/settings' }, change, ['mission']);
    expect(await outdatedSettings()).toEqual([]);
  });
});
