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
import type { FieldTable } from '../../src/studio/form/fields/field-table';
import { SETTING_LIMITS } from '../../src/content/settings/setting-limits';
import { TRANSLATED_SETTINGS } from '../../src/shared/settings';
import {
  contactSection,
  firstProducerSection,
  footerSection,
  linksSection,
  openingSection,
  pressSection,
  purposeSection,
  secondProducerSection,
  storySection,
} from '../../src/studio/screens/settings/sections';
import { longestFields } from '../support/longest-values';
import { settingsDocument } from '../../src/content/settings/stored-settings';
import { admin } from './support/actors';
import { webUrl } from './support/addresses';
import { aPicture, imageUrlOf, clientClock, imageUrl } from './support/builders';
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

    test('goes back to what is built in', async () => {
      await seed({ [PATH]: { [field]: { wrong: true } } });
      await expectAllowed(updateDoc(settings(), dated({ [field]: deleteField() })));
    });
  });
}

const blank: Values = { allowed: { 'no text': '' }, denied: {} };
const email: Values = {
  allowed: { 'an address': 'hello@nilavu.test', '254 characters': `a@${'b'.repeat(252)}` },
  denied: {
    '255 characters': `a@${'b'.repeat(253)}`,
    'no text': '',
    'no @': 'hello',
    'nothing before it': '@nilavu.test',
    'nothing after it': 'hello@',
    'two of them': 'a@b@c',
    'a blank before it': ' anu@example.com',
    'a blank behind it': 'anu@example.com ',
    'a blank': 'hello @nilavu.test',
    'a blank in the host': 'hello@nilavu test',
    'an invisible character': 'he\u200Bllo@nilavu.test',
    'an invisible character in the host': 'hello@nila\u200Bvu.test',
    'a list of it': ['hello@nilavu.test'],
    'nothing (null)': null,
  },
};
const img = imageUrl('settings/a-abc123def456.webp');
const full = { src: img, ...aPicture() };
const picture: Values = {
  allowed: {
    'an address alone': { img },
    'a full picture': { img, picture: aPicture() },
    'an address of 1024 characters': { img: imageUrlOf(1024) },
  },
  denied: {
    'no address': { picture: aPicture() },
    'an address of another host': { img: 'https://evil.example/a.webp' },
    'an unknown field': { img, Other: 1 },
    'an unknown field in its details': { img, picture: { Other: 1 } },
    'an address of 1025 characters': { img: imageUrlOf(1025) },
    'no map': img,
    'nothing (null)': null,
  },
};
testSetting('email', email);
const { allowed, denied } = fewOf(webUrl);
testSetting('ticketUrl', { allowed, denied: { ...denied, 'no text': '' } });
for (const field of ['Instagram', 'YouTube', 'Facebook', 'X', 'WhatsApp']) {
  testSetting(field, { allowed: { ...allowed, ...blank.allowed }, denied });
}
for (const field of ['storyPicture', 'producer1Picture', 'producer2Picture']) {
  testSetting(field, picture);
}

for (const [name, limit] of Object.entries(SETTING_LIMITS)) {
  testSetting(name, fewOf(textUpTo(limit)));
}

test.each(TRANSLATED_SETTINGS)('the translation of the setting %s', async (name) => {
  const translation = `${name}_ml`;
  const longest = 'x'.repeat(SETTING_LIMITS[name]);
  await seed({ [PATH]: { phone: '1' } });
  await expectAllowed(updateDoc(settings(), dated({ [translation]: longest })));
  await expectDenied(updateDoc(settings(), dated({ [translation]: `${longest}x` })));
  await expectDenied(updateDoc(settings(), dated({ [translation]: ['a list'] })));
  await expectAllowed(updateDoc(settings(), dated({ [translation]: deleteField() })));
});

// Each form writes its own texts, their translations and one picture at most. All of them at once would
// be more than the thousand expressions of a request.
const THREE = [contactSection, pressSection, linksSection];
test.each([
  ['the contacts and links', THREE, {}],
  ['the last line and the top of the page', [footerSection, openingSection], {}],
  ['the story with its picture', [storySection], { storyPicture: full }],
  ['mission and vision', [purposeSection], {}],
  ['a producer with a portrait', [firstProducerSection], { producer1Picture: full }],
  ['the other one', [secondProducerSection], { producer2Picture: full }],
])(
  '%s are stored and changed at once, each as long as it may be',
  async (_, sections, pictures) => {
    const texts = sections.map(({ table }) => longestFields(table as FieldTable<object>));
    const fields = settingsDocument(Object.assign({}, ...texts, pictures));
    await expectAllowed(setDoc(settings(), dated(fields)));
    await seed({ [PATH]: { phone: '1' } });
    await expectAllowed(updateDoc(settings(), dated(fields)));
  },
);

describe('stored settings', () => {
  const texts = [
    ...Object.keys(SETTING_LIMITS),
    ...TRANSLATED_SETTINGS.map((name) => `${name}_ml`),
  ];
  const odd = { odd: 7, email: 7, ticketUrl: 7, Instagram: 7, storyPicture: 7 };
  beforeEach(() =>
    seed({ [PATH]: { ...odd, ...Object.fromEntries(texts.map((name) => [name, 7])) } }),
  );

  test.each([{ phone: '2' }, { email: 'a@nilavu.test' }])(
    'are changed field by field, whatever else is stored: %j',
    async (change) => {
      await expectAllowed(updateDoc(settings(), dated(change)));
      await expectDenied(updateDoc(settings(), dated({ story: 8 })));
    },
  );

  test.each(['', '_ml'])(
    'are changed text by text, whatever is stored beside it: %j',
    async (end) => {
      for (const name of TRANSLATED_SETTINGS) {
        await expectAllowed(updateDoc(settings(), dated({ [name + end]: 'x' })));
      }
    },
  );

  test('take no unknown field', () => expectDenied(updateDoc(settings(), dated({ Other: '' }))));

  test.each([
    ['no time', {}],
    ['the clock of the client', { edited: clientClock() }],
  ])('are not changed with %s', async (_, time) => {
    await expectDenied(updateDoc(settings(), { phone: '2', ...time }));
    await expectDenied(setDoc(settings(), { phone: '2', ...time }));
  });

  test('are never deleted', () => expectDenied(deleteDoc(settings())));
});

test('new settings take no unknown field either', () =>
  expectDenied(setDoc(settings(), dated({ Other: '' }))));
