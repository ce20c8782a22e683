import { deleteField, doc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin } from './actors';
import { without } from './builders';
import { as } from './clients';
import { seed } from './environment';
import { outcomeOf } from './expectations';
import { fewOf, type Values } from './values';

interface Entity {
  readonly collection: string;
  /** Returns a new document with only the required fields, which takes the rules less time. */
  readonly bare: () => DocumentData;
  /** Returns a new document with every field. */
  readonly fresh: () => DocumentData;
  /** Returns a document as it is stored before an edit. */
  readonly old: () => DocumentData;
}

/** Attempts to write a value; `turn` counts the values of a test from 0. */
type Write = (value: unknown, turn: number) => Promise<unknown>;

/**
 * Registers two tests: each write is allowed with the allowed values, one after another, and
 * refused with the others. Starting anew for each value would take more time than the writes.
 */
export function testValues({ allowed, denied }: Values, ...writes: readonly Write[]) {
  for (const [verb, values, outcome] of [
    ['takes', allowed, 'allowed'],
    ['refuses', denied, 'permission-denied'],
  ] as const) {
    const descriptions = Object.keys(values);
    if (descriptions.length === 0) continue;
    test(`${verb} ${descriptions.length} values`, async () => {
      const outcomes: Record<string, unknown[]> = {};
      for (const [turn, description] of descriptions.entries()) {
        const found: unknown[] = (outcomes[description] = []);
        for (const write of writes) found.push(await outcomeOf(write(values[description], turn)));
      }
      const expected = descriptions.map((description) => [description, writes.map(() => outcome)]);
      expect(outcomes).toEqual(Object.fromEntries(expected));
    });
  }
}

/**
 * Tests the values of a field in a new document, and that one of those that are refused is so in an existing
 * one: the same function of the rules checks both.
 */
export function testField(
  { collection, bare, old }: Entity,
  field: string,
  values: Values,
  { required = false, isKept = false, inFull = false } = {},
) {
  const at = (id: string) => doc(as(admin), collection, id);

  describe(`${field} in ${collection}`, () => {
    beforeEach(() => seed({ [`${collection}/old`]: old() }));

    testValues(values.isOfMany && !inFull ? fewOf(values) : values, (value, turn) =>
      setDoc(at(`new-${turn}`), { ...bare(), [field]: value }),
    );

    const outcomeIf = (isRefused: boolean) => (isRefused ? 'permission-denied' : 'allowed');

    test(`${required ? 'cannot' : 'can'} be left out`, async () => {
      const attempt = setDoc(at('new'), without(bare(), field));
      expect(await outcomeOf(attempt)).toBe(outcomeIf(required));
    });

    test(`takes no other value later, and ${required || isKept ? 'cannot' : 'can'} be removed`, async () => {
      const [wrong] = Object.values(fewOf(values).denied);
      expect(await outcomeOf(updateDoc(at('old'), { [field]: wrong }))).toBe('permission-denied');
      const attempt = updateDoc(at('old'), { [field]: deleteField() });
      expect(await outcomeOf(attempt)).toBe(outcomeIf(required || isKept));
    });
  });
}

/**
 * Tests that a document from before these rules, with every field invalid, can be corrected one
 * field at a time: unchanged fields are not validated.
 */
export function testCorrecting({ collection, fresh }: Entity) {
  const { timestamp: _, ...fields } = fresh();
  const names = Object.keys(fields);
  const wrong = Object.fromEntries(names.map((field) => [field, { wrong: true }]));

  describe('with every field wrong', () => {
    const begin = () => seed({ [`${collection}/old`]: { ...wrong, extra: true } });
    beforeEach(begin);

    const old = () => doc(as(admin), collection, 'old');
    const each = async (change: (field: string) => unknown, order = names) => {
      const outcomes: Record<string, unknown> = {};
      for (const field of order) {
        outcomes[field] = await outcomeOf(updateDoc(old(), { [field]: change(field) }));
      }
      return outcomes;
    };
    const all = (outcome: string) => Object.fromEntries(names.map((field) => [field, outcome]));

    // The first field is only valid if the others are, so it is the last one here.
    test('each is corrected, from the first to the last and back', async () => {
      expect(await each((field) => fields[field])).toEqual(all('allowed'));
      await begin();
      expect(await each((field) => fields[field], names.toReversed())).toEqual(all('allowed'));
    });

    test('none is changed to another wrong value', async () =>
      expect(await each(() => ({ wrong: 'too' }))).toEqual(all('permission-denied')));
  });
}
