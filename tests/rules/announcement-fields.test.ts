// product 10.1, 20.3.
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';
import { admin } from './support/actors';
import { largest } from './support/announcements';
import { anAnnouncement, text, without } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { testValues } from './support/fields';
import { imageUrlUpTo } from './support/image-urls';
import { aFewPictures } from './support/pictures';
import { fewOf, filledTextUpTo, movieId, textUpTo, type Values } from './support/values';

loadRules();

const PATH = 'Movies/Announcements';
const OLD = 'item_1767322800001';
const NEW = 1767322800002;

const list = () => doc(as(admin), PATH);
const add = (item: object, turn = 0) =>
  setDoc(list(), { [`item_${NEW + turn}`]: item }, { merge: true });
const edit = (item: object) => updateDoc(list(), { [OLD]: { ...item, edited: serverTimestamp() } });

beforeEach(() => seed({ [PATH]: { [OLD]: anAnnouncement() } }));

const LIMITS = { title: 150, subtitle: 150, description: 2000 };
const translated = LANGUAGES.slice(1).flatMap(({ code }: SiteLanguage) =>
  Object.entries(LIMITS).map(([name, max]) => [`${name}_${code}`, max] as const),
);
/** With every text as long as it may be, in each language. */
const complete = () => ({
  ...largest(),
  ...Object.fromEntries(translated.map(([name, max]) => [name, text(max)])),
});

describe.each<readonly [string, Values]>([
  ...translated.map(([name, max]) => [name, textUpTo(max)] as const),
  ['title', filledTextUpTo(150)],
  ['subtitle', textUpTo(150)],
  ['description', filledTextUpTo(2000)],
  ['img', imageUrlUpTo(1024)],
  ['movie', movieId],
  ...(translated.length > 0 ? [['outdated', textUpTo(500)] as const] : []),
])('%s of an announcement', (field, values) => {
  testValues(
    fewOf(values),
    (value, turn) => add({ ...anAnnouncement(), [field]: value }, turn),
    (value) => edit({ ...anAnnouncement(), [field]: value }),
  );
});

describe('picture of an announcement', () => {
  testValues(
    aFewPictures,
    (picture, turn) => add({ ...anAnnouncement(), picture }, turn),
    (picture) => edit({ ...anAnnouncement(), picture }),
  );
});

describe('an announcement', () => {
  test.each(['title', 'description', 'img'])('needs %s', async (field) => {
    await expectDenied(add(without(anAnnouncement(), field)));
    await expectDenied(edit(without(anAnnouncement(), field)));
  });

  test.each(['subtitle', 'movie'])('needs no %s', async (field) => {
    await expectAllowed(add(without(anAnnouncement(), field)));
    await expectAllowed(edit(without(anAnnouncement(), field)));
  });

  test('may have all of them, each with the maximum length', async () => {
    await expectAllowed(add(complete()));
    await expectAllowed(edit(complete()));
  });

  test('with only invalid fields can be corrected, one field at a time', async () => {
    const right = { ...complete(), outdated: 'title_ml:1x8f3k' };
    const names = Object.keys(right).filter((name) => name !== 'picture');
    const wrong = Object.fromEntries(names.map((name) => [name, { wrong: true }]));
    for (const name of names) {
      await seed({ [PATH]: { [OLD]: wrong } });
      await expectDenied(edit({ ...wrong, [name]: { wrong: 'too' } }));
      await expectAllowed(edit({ ...wrong, [name]: Reflect.get(right, name) }));
    }
  });

  test('must not have an unknown field', async () => {
    await expectDenied(add({ ...anAnnouncement(), Other: '/x' }));
    await expectDenied(edit({ ...anAnnouncement(), Other: '/x' }));
  });

  test.each([
    ['a text', 'x'],
    ['nothing (null)', null],
    ['a list', [anAnnouncement()]],
    ['true', true],
  ])('is not %s', async (_, item) => {
    await expectDenied(setDoc(list(), { [`item_${NEW}`]: item }, { merge: true }));
    await expectDenied(updateDoc(list(), { [OLD]: item }));
  });
});
