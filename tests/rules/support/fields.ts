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
  /** As an admin writes it first, with the required fields alone: there is less to evaluate. */
  readonly bare: () => DocumentData;
  /** With every field. */
  readonly fresh: () => DocumentData;
  /** As it is stored before an edit. */
  readonly old: () => DocumentData;
}

/** Attempts to write a value; `turn` counts the values of a test from 0. */
type Write = (value: unknown, turn: number) => Promise<unknown>;

/**
 * Two tests: each of the writes is allowed with the allowed values, one after another, and refused with the
 * others. To begin anew for each value would take more time than the writes.
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
 * What a field of a new document may hold, and a few of the same values in an existing one: what cannot
 * be written at first cannot be written later either, as the same function of the rules decides.
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

    describe('at first', () => {
      testValues(values.isOfMany && !inFull ? fewOf(values) : values, (value, turn) =>
        setDoc(at(`new-${turn}`), { ...bare(), [field]: value }),
      );
    });

    describe('later', () => {
      testValues(fewOf(values), (value) => updateDoc(at('old'), { [field]: value }));
    });

    const outcomeIf = (isRefused: boolean) => (isRefused ? 'permission-denied' : 'allowed');

    test(`${required ? 'cannot' : 'can'} be left out`, async () => {
      const attempt = setDoc(at('new'), without(bare(), field));
      expect(await outcomeOf(attempt)).toBe(outcomeIf(required));
    });

    test(`${required || isKept ? 'cannot' : 'can'} be removed`, async () => {
      const attempt = updateDoc(at('old'), { [field]: deleteField() });
      expect(await outcomeOf(attempt)).toBe(outcomeIf(required || isKept));
    });
  });
}

/**
 * A document from before these rules, with every field wrong, is corrected one field at a time: what is
 * not changed is not validated.
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

    // The first one is right when the others are: it is the last one then.
    test('each is corrected, from the first to the last and back', async () => {
      expect(await each((field) => fields[field])).toEqual(all('allowed'));
      await begin();
      expect(await each((field) => fields[field], names.toReversed())).toEqual(all('allowed'));
    });

    test('none is changed to another wrong value', async () =>
      expect(await each(() => ({ wrong: 'too' }))).toEqual(all('permission-denied')));
  });
}
