// product 27.7, 40.11.
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { fieldsIn } from '../../src/content/base/define-kind';
import type { AnyField, FieldType } from '../../src/content/base/field-types';
import { SETTINGS } from '../../src/content/settings/settings';
import { sections } from '../../src/studio/screens/settings/sections';
import { longestFields } from '../support/longest-values';
import { writeFields } from '../../src/content/base/write-fields';
import { admin } from './support/actors';
import { webUrl } from './support/addresses';
import { aPicture, clientClock, imageUrl } from './support/builders';
import { valuesOf } from './support/kind-fields';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { testValues } from './support/fields';
import { fewOf, textUpTo, type Values } from './support/values';

loadRules();

const PATH = 'site/settings';
const settings = () => doc(as(admin), PATH);
const dated = (fields: object) => ({ ...fields, edited: serverTimestamp() });

/** What a setting may hold. The rules check new settings by the same function. */
function testSetting(field: string, values: Values) {
  describe(`the setting ${field}`, () => {
    beforeEach(() => seed({ [PATH]: { phone: '1' } }));
    testValues(values, (value) => updateDoc(settings(), dated({ [field]: value })));
  });
}

const blank: Values = { allowed: { 'no text': '' }, denied: {} };
const img = imageUrl('settings/a-abc123def456.webp');
const full = { src: img, ...aPicture() };

/** What a setting may hold: a blank text is not shown, even of what the form asks for. */
function valuesOfSetting(field: AnyField): Values {
  const { type, max = 0, required } = field;
  if (TEXTS.includes(type)) return fewOf(textUpTo(max));
  if (type !== 'web address') return valuesOf(field);
  const { allowed, denied } = fewOf(webUrl);
  return required
    ? { allowed, denied: { ...denied, ...blank.allowed } }
    : { allowed: { ...allowed, ...blank.allowed }, denied };
}

const TEXTS: readonly FieldType[] = ['text', 'long text', 'map place'];
const FIELDS = fieldsIn(SETTINGS);
const OWN = FIELDS.filter(([, { translates }]) => !translates);
const TRANSLATIONS = FIELDS.filter(([, { translates }]) => translates);

for (const [name, field] of OWN) testSetting(name, valuesOfSetting(field));

test('each setting can be reset to the built-in value', async () => {
  await seed({ [PATH]: Object.fromEntries(OWN.map(([name]) => [name, { wrong: true }])) });
  for (const [name] of OWN) {
    await expectAllowed(updateDoc(settings(), dated({ [name]: deleteField() })));
  }
});

test.each(TRANSLATIONS)('the translation of a setting: %s', async (name, { max = 0, ...field }) => {
  const longest = 'x'.repeat(max);
  // The text itself is wrong, and not changed.
  await seed({ [PATH]: { phone: '1', [field.translates ?? '']: { wrong: true } } });
  await expectAllowed(updateDoc(settings(), dated({ [name]: longest })));
  await expectDenied(updateDoc(settings(), dated({ [name]: `${longest}x` })));
  await expectDenied(updateDoc(settings(), dated({ [name]: ['a list'] })));
  await expectAllowed(updateDoc(settings(), dated({ [name]: deleteField() })));
});

const { contact, press, links, ...others } = sections;

// Each form writes its own section; all of them at once would be more than the thousand expressions of a
// request, but some of several.
test.each([[contact, press, links], ...Object.values(others).map((section) => [section])])(
  'the section “$title” is stored and changed as a whole, each field with its maximum length',
  async (...together) => {
    const values = together.flatMap(({ table, picture }) => [
      longestFields(table),
      picture && { [picture.name]: full },
    ]);
    const fields = writeFields(SETTINGS, Object.assign({}, ...values));
    await expectAllowed(setDoc(settings(), dated(fields)));
    await seed({ [PATH]: { phone: '1' } });
    await expectAllowed(updateDoc(settings(), dated(fields)));
  },
);

describe('stored settings', () => {
  beforeEach(() =>
    seed({ [PATH]: { odd: 7, ...Object.fromEntries(FIELDS.map(([name]) => [name, 7])) } }),
  );

  test.each([{ phone: '2' }, { email: 'a@nilavu.test' }])(
    'are changed field by field, whatever else is stored: %j',
    async (change) => {
      await expectAllowed(updateDoc(settings(), dated(change)));
      await expectDenied(updateDoc(settings(), dated({ story: 8 })));
    },
  );

  test('are changed text by text, whatever is stored beside it', async () => {
    for (const [name, { type }] of FIELDS) {
      if (TEXTS.includes(type)) {
        await expectAllowed(updateDoc(settings(), dated({ [name]: 'x' })));
      }
    }
  });

  test('get no unknown field', () => expectDenied(updateDoc(settings(), dated({ Other: '' }))));

  test.each([
    ['no time', {}],
    ['the clock of the client', { edited: clientClock() }],
  ])('are not changed with %s', async (_, time) => {
    await expectDenied(updateDoc(settings(), { phone: '2', ...time }));
    await expectDenied(setDoc(settings(), { phone: '2', ...time }));
  });

  test('cannot be deleted', () => expectDenied(deleteDoc(settings())));
});

test('new settings get no unknown field', () =>
  expectDenied(setDoc(settings(), dated({ Other: '' }))));
