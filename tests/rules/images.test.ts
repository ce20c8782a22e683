import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import { aFullImage, anImage, stored, written, clientClock } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { testField, testMending } from './support/fields';
import { imageUrlUpTo } from './support/image-urls';
import { aFewPictures } from './support/pictures';
import { textUpTo } from './support/values';

loadRules();

const image = (path = 'images/old') => doc(as(admin), path);

describe('fields of a gallery image', () => {
  const entity = {
    collection: 'images',
    fresh: () => written(aFullImage()),
    old: () => stored(aFullImage()),
  };

  testField(entity, 'img', imageUrlUpTo(1024), { required: true });
  testField(entity, 'picture', aFewPictures);
  testField(entity, 'title', textUpTo(150));
  testField(entity, 'subtitle', textUpTo(150));
  testField(entity, 'description', textUpTo(2000));
  testMending(entity);
});

describe('a new gallery image', () => {
  test('holds an address alone, or a timestamp of the server too', async () => {
    await expectAllowed(setDoc(image('images/a'), anImage()));
    await expectAllowed(setDoc(image('images/b'), written(anImage())));
  });

  test('does not carry the clock of the client', () =>
    expectDenied(setDoc(image('images/a'), { ...anImage(), timestamp: clientClock() })));

  test('holds no unknown field', () =>
    expectDenied(setDoc(image('images/a'), { ...anImage(), html: '<b>' })));

  test('lies in the one collection at the top', async () => {
    await expectDenied(setDoc(image('Movies/Upcoming/images/a'), anImage()));
    await expectDenied(setDoc(image('users/user/images/a'), anImage()));
    await expectDenied(setDoc(image('a/b/c/d/images/a'), anImage()));
  });
});

describe.each(['images/old', 'sets/kochi/images/old', 'a/b/c/d/images/old'])('%s', (path) => {
  beforeEach(() => seed({ [path]: stored(anImage()) }));

  test('is edited', () => expectAllowed(updateDoc(image(path), { title: 'Day 13' })));

  test('takes no unknown field', () => expectDenied(updateDoc(image(path), { html: '<b>' })));

  test('takes no other address', () =>
    expectDenied(updateDoc(image(path), { img: 'https://evil.example/a.webp' })));

  test('keeps its timestamp', async () => {
    await expectDenied(updateDoc(image(path), { timestamp: serverTimestamp() }));
    await expectDenied(updateDoc(image(path), { timestamp: deleteField() }));
  });

  test('is deleted, and not found afterwards', async () => {
    await expectAllowed(deleteDoc(image(path)));
    await expectNotFound(updateDoc(image(path), { title: 'Day 13' }));
    await expectAllowed(deleteDoc(image(path)));
  });
});

test('an image from before these rules can be mended field by field', async () => {
  await seed({ 'sets/kochi/images/old': { img: 7, title: 7, extra: 7 } });
  await expectAllowed(updateDoc(image('sets/kochi/images/old'), anImage()));
  await expectDenied(updateDoc(image('sets/kochi/images/old'), { title: 8 }));
});
