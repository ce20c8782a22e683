// product 40.16.
import { describe, expect, test } from 'vitest';
import { outdatedAfter, outdatedAs, outdatedIn } from '../../src/content/base/outdated';
import type { StoredFields } from '../../src/content/base/stored-values';
import { eventKind } from '../../src/content/event/event';
import { imageKind } from '../../src/content/image/image';
import { movieKind } from '../../src/content/movie/movie';
import { SETTINGS } from '../../src/content/settings/settings';
import { isInMalayalam } from '../support/translations';

const EVENT = {
  title: 'First look',
  title_ml: 'ആദ്യ കാഴ്ച',
  place: 'Town hall',
  place_ml: 'ടൗൺ ഹാൾ',
  day: '2026-12-18',
};

/** The entry after an edit of what is stored, with what it then says of its translations. */
function edited(was: StoredFields, change: StoredFields, seen?: StoredFields): StoredFields {
  const is = { ...was, ...change };
  return { ...is, outdated: outdatedAfter(eventKind, was, is, seen && { ...seen, ...change }) };
}
const outdated = (stored: StoredFields) => outdatedIn(eventKind, stored);

describe.runIf(isInMalayalam)('a translation is outdated', () => {
  const moved = edited(EVENT, { place: 'New hall' });

  test('if its text changes, and no other translation is', () =>
    expect(outdated(moved)).toEqual(['place_ml']));

  test('not if another field changes', () =>
    expect(outdated(edited(EVENT, { day: '2026-12-19' }))).toEqual([]));

  test('until it changes', () =>
    expect(outdated(edited(moved, { place_ml: 'പുതിയ ഹാൾ' }))).toEqual([]));

  test('not if it changes together with its text', () =>
    expect(outdated(edited(EVENT, { place: 'New hall', place_ml: 'പുതിയ ഹാൾ' }))).toEqual([]));

  test('until the text is again the one for which it was written, also after further changes', () => {
    const further = edited(moved, { place: 'Third hall' });
    expect(outdated(further)).toEqual(['place_ml']);
    expect(outdated(edited(further, { place: 'Town hall' }))).toEqual([]);
  });

  test('if it was written for a text that somebody else has changed in the meantime', () =>
    expect(outdated(edited(moved, { place_ml: 'ഹാൾ' }, EVENT))).toEqual(['place_ml']));

  test('if its text is removed, but not if the translation is removed', () => {
    expect(outdated(edited(EVENT, { place: undefined }))).toEqual(['place_ml']);
    expect(outdated(edited(moved, { place_ml: undefined }))).toEqual([]);
  });

  test('not if a text is added to an existing translation, but if this text changes', () => {
    const first = edited({ ...EVENT, place: undefined }, { place: 'Town hall' });
    expect(outdated(first)).toEqual([]);
    expect(outdated(edited(first, { place: 'New hall' }))).toEqual(['place_ml']);
  });

  test('until it is confirmed for the current text, and again if the text changes or the confirmation is undone', () => {
    const says = (stored: StoredFields, seen: StoredFields, as?: StoredFields) => {
      const said = outdatedAs(eventKind, stored, ['place_ml'], seen, as);
      return said && { ...stored, ...said };
    };
    const right = says(moved, moved) ?? {};
    expect(outdated(right)).toEqual([]);
    expect(outdated(edited(right, { place: 'Fourth hall' }))).toEqual(['place_ml']);
    expect(says(right, moved, moved)).toEqual(moved);
  });

  test('and is not confirmed if its text or the translation has changed since it was read', () => {
    const say = (seen: StoredFields) => outdatedAs(eventKind, moved, ['place_ml'], seen);
    expect(say(EVENT)).toBeUndefined();
    expect(say({ ...moved, place_ml: 'ഹാൾ' })).toBeUndefined();
    expect(say({ ...moved, title: 'Second look' })).toEqual({ outdated: undefined });
  });

  test('again if it is restored to its value before the last change', () => {
    const written = edited(moved, { place_ml: 'പുതിയ ഹാൾ' });
    const is = { ...written, place_ml: EVENT.place_ml };
    const restored = { ...is, outdated: outdatedAfter(eventKind, written, is, moved) };
    expect(outdated(restored)).toEqual(['place_ml']);
  });

  test('also for a film whose title is stored under the older name of the field', () => {
    const was = { name: 'Tides', title_ml: 'കടൽ' };
    const renamed = { title: 'Ebb', title_ml: 'കടൽ' };
    expect(outdatedAfter(movieKind, was, { ...was, title: 'Tides' })).toBeUndefined();
    expect(outdatedAfter(movieKind, was, renamed)).toMatch(/^title_ml:[a-z0-9]+$/);
  });
});

describe.runIf(isInMalayalam)('the translation of an alternative text', () => {
  const image = (alt: string, alt_ml: string, img = 'https://pictures.test/a.webp') => ({
    img,
    picture: { alt, alt_ml },
  });
  const was = image('A boat', 'വള്ളം');
  const after = (is: StoredFields) =>
    outdatedIn(imageKind, { ...is, outdated: outdatedAfter(imageKind, was, is) });

  test('is outdated if the alternative text changes', () => {
    expect(after(image('Two boats', 'വള്ളം'))).toEqual(['alt_ml']);
    expect(after(image('Two boats', 'രണ്ടു വള്ളം'))).toEqual([]);
    expect(after({ ...was, title: 'Harbour' })).toEqual([]);
  });

  test('is not outdated if the picture is replaced at the same time', () =>
    expect(after(image('A hat', 'വള്ളം', 'https://pictures.test/b.webp'))).toEqual([]));

  test('is tracked for each picture of the settings', () => {
    const settings = (alt: string) => ({ producer1Picture: image(alt, 'അനു'), mission: 'Films' });
    const is = settings('Anu, laughing');
    const note = outdatedAfter(SETTINGS, settings('Anu'), is);
    expect(outdatedIn(SETTINGS, { ...is, outdated: note })).toEqual(['producer1Picture.alt_ml']);
  });
});

test('an entry without a note on outdated translations, or with an invalid one, has no outdated translation', () => {
  for (const stored of [EVENT, { ...EVENT, outdated: 7 }, { ...EVENT, outdated: 'place_ml x:y' }]) {
    expect(outdated(stored)).toEqual([]);
  }
});
