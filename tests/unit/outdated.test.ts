// product 40.16.
import { describe, expect, test } from 'vitest';
import { outdatedAfter, outdatedIn, outdatedWithout } from '../../src/content/base/outdated';
import type { StoredFields } from '../../src/content/base/stored-values';
import { eventKind } from '../../src/content/event/event';
import { movieKind } from '../../src/content/movie/movie';
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

  test('once the text that it translates is another one, and no other translation is', () =>
    expect(outdated(moved)).toEqual(['place_ml']));

  test('not by an edit of something else', () =>
    expect(outdated(edited(EVENT, { day: '2026-12-19' }))).toEqual([]));

  test('until it is written anew', () =>
    expect(outdated(edited(moved, { place_ml: 'പുതിയ ഹാൾ' }))).toEqual([]));

  test('not if both are written at once', () =>
    expect(outdated(edited(EVENT, { place: 'New hall', place_ml: 'പുതിയ ഹാൾ' }))).toEqual([]));

  test('until the text is again the one that it was written for, whatever was between', () => {
    const further = edited(moved, { place: 'Third hall' });
    expect(outdated(further)).toEqual(['place_ml']);
    expect(outdated(edited(further, { place: 'Town hall' }))).toEqual([]);
  });

  test('if it was written for a text that somebody else has changed meanwhile', () =>
    expect(outdated(edited(moved, { place_ml: 'ഹാൾ' }, EVENT))).toEqual(['place_ml']));

  test('if the text is gone, but not if the translation is', () => {
    expect(outdated(edited(EVENT, { place: undefined }))).toEqual(['place_ml']);
    expect(outdated(edited(moved, { place_ml: undefined }))).toEqual([]);
  });

  test('not by the first text, if it was there before, but by what that becomes', () => {
    const first = edited({ ...EVENT, place: undefined }, { place: 'Town hall' });
    expect(outdated(first)).toEqual([]);
    expect(outdated(edited(first, { place: 'New hall' }))).toEqual(['place_ml']);
  });

  test('no more once it is said to be right for the text of now', () => {
    const right = (seen: StoredFields) => ({
      ...moved,
      outdated: outdatedWithout(eventKind, moved, ['place_ml'], seen),
    });
    expect(outdated(right(moved))).toEqual([]);
    expect(outdated(right(EVENT))).toEqual(['place_ml']);
    expect(outdated(edited(right(moved), { place: 'Fourth hall' }))).toEqual(['place_ml']);
  });

  test('and restored as what it was before', () => {
    const written = edited(moved, { place_ml: 'പുതിയ ഹാൾ' });
    const is = { ...written, place_ml: EVENT.place_ml };
    const restored = { ...is, outdated: outdatedAfter(eventKind, written, is, moved) };
    expect(outdated(restored)).toEqual(['place_ml']);
  });

  test('also of a film whose title is stored under its older name', () => {
    const was = { name: 'Tides', title_ml: 'കടൽ' };
    const renamed = { title: 'Ebb', title_ml: 'കടൽ' };
    expect(outdatedAfter(movieKind, was, { ...was, title: 'Tides' })).toBeUndefined();
    expect(outdatedAfter(movieKind, was, renamed)).toMatch(/^title_ml:[a-z0-9]+$/);
  });
});

test('an entry from before, or with nonsense there, has no outdated translation', () => {
  for (const stored of [EVENT, { ...EVENT, outdated: 7 }, { ...EVENT, outdated: 'place_ml x:y' }]) {
    expect(outdated(stored)).toEqual([]);
  }
});
