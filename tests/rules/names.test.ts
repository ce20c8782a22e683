// product 20.2, 40.14.
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { NAMES_MAX } from '../../src/content/names/film-names';
import { isInMalayalam } from '../support/translations';
import { admin, visitor } from './support/actors';
import { as } from './support/clients';
import { loadRules } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const PATH = 'site/names_ml';
const NAMES = { genre: 'Drama\tനാടകീയം', language: '', person: '' };
const write = (data: object, actor = admin, path = PATH) => setDoc(doc(as(actor), path), data);

describe.runIf(isInMalayalam)('names in another language', () => {
  test('are written by administrators, and read by everybody', async () => {
    await expectDenied(write(NAMES, visitor));
    await expectAllowed(write(NAMES));
    await expectAllowed(getDoc(doc(as(visitor), PATH)));
    await expectDenied(write(NAMES, visitor));
  });

  test.each(Object.entries(NAMES_MAX))('are one text for each sort: %s', async (kind, max) => {
    await expectDenied(write({ ...NAMES, [kind]: { Drama: 'നാടകീയം' } }));
    await expectDenied(write({ ...NAMES, [kind]: 'x'.repeat(max + 1) }));
    await expectAllowed(write({ ...NAMES, [kind]: 'x'.repeat(max) }));
  });

  test('and have no other fields, and no other language', async () => {
    await expectDenied(write({ ...NAMES, Other: 'x' }));
    await expectDenied(write(NAMES, admin, 'site/names_xx'));
  });
});
