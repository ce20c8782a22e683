import { deleteField, doc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './actors';
import { without } from './builders';
import { as } from './clients';
import { seed } from './environment';
import { expectAllowed, expectDenied } from './expectations';
import type { Values } from './values';

interface Entity {
  readonly collection: string;
  /** As an admin writes it first, with every field or with the required ones. */
  readonly fresh: () => DocumentData;
  /** As it is stored before an edit. */
  readonly old: () => DocumentData;
}

/**
 * The same values in the same field of a new and of an existing document: what cannot be written
 * at first cannot be written later either.
 */
export function testField(
  { collection, fresh, old }: Entity,
  field: string,
  { allowed, denied }: Values,
  { required = false } = {},
) {
  const at = (id: string) => doc(as(admin), collection, id);
  const create = (value: unknown) => setDoc(at('new'), { ...fresh(), [field]: value });
  const update = (value: unknown) => updateDoc(at('old'), { [field]: value });

  describe(`${field} in ${collection}`, () => {
    beforeEach(() => seed({ [`${collection}/old`]: old() }));

    test.each(Object.entries(allowed))('takes %s', async (_, value) => {
      await expectAllowed(create(value));
      await expectAllowed(update(value));
    });

    test.each(Object.entries(denied))('refuses %s', async (_, value) => {
      await expectDenied(create(value));
      await expectDenied(update(value));
    });

    test(`${required ? 'cannot' : 'can'} be left out and removed`, async () => {
      const expectOutcome = required ? expectDenied : expectAllowed;
      await expectOutcome(setDoc(at('new'), without(fresh(), field)));
      await expectOutcome(updateDoc(at('old'), { [field]: deleteField() }));
    });
  });
}

/**
 * A document from before these rules, with every field wrong, is corrected one field at a time: what is
 * not changed is not validated.
 */
export function testCorrecting({ collection, fresh }: Entity) {
  const { timestamp: _, ...fields } = fresh();
  const wrong = Object.fromEntries(Object.keys(fields).map((field) => [field, { wrong: true }]));

  describe('with every field wrong', () => {
    beforeEach(() => seed({ [`${collection}/old`]: { ...wrong, extra: true } }));

    test.each(Object.entries(fields))('%s is corrected', (field, value) =>
      expectAllowed(updateDoc(doc(as(admin), collection, 'old'), { [field]: value })),
    );

    test.each(Object.keys(fields))('%s is not changed to another wrong value', (field) =>
      expectDenied(updateDoc(doc(as(admin), collection, 'old'), { [field]: { wrong: 'too' } })),
    );
  });
}
