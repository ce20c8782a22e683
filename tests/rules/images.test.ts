// product 10.1.
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import { anImage, stored, written, clientClock } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { places } from './support/values';

loadRules();

const image = (path = 'images/old') => doc(as(admin), path);

describe('a new gallery image', () => {
  test('may have only an address, or also a timestamp of the server', async () => {
    await expectAllowed(setDoc(image('images/a'), anImage()));
    await expectAllowed(setDoc(image('images/b'), written(anImage())));
  });

  test('must not have an unknown field', () =>
    expectDenied(setDoc(image('images/a'), { ...anImage(), Other: '<b>' })));

  test('is created only in the collection at the top level', async () => {
    await expectDenied(setDoc(image('Movies/Upcoming/images/a'), anImage()));
    await expectDenied(setDoc(image('users/user/images/a'), anImage()));
    await expectDenied(setDoc(image('a/b/c/d/images/a'), anImage()));
  });
});

describe.each(['images/old', 'sets/kochi/images/old', 'a/b/c/d/images/old'])('%s', (path) => {
  beforeEach(() => seed({ [path]: stored(anImage()) }));

  test('is edited', () => expectAllowed(updateDoc(image(path), { title: 'Day 13' })));

  test('gets no unknown field', () => expectDenied(updateDoc(image(path), { Other: '<b>' })));

  test('gets no invalid address', () =>
    expectDenied(updateDoc(image(path), { img: 'https://evil.example/a.webp' })));

  test('is moved only by its timestamp', async () => {
    for (const timestamp of Object.values(places.allowed)) {
      await expectAllowed(updateDoc(image(path), { timestamp }));
    }
    await expectDenied(updateDoc(image(path), { timestamp: clientClock(), title: 'Day 13' }));
  });

  test.each(Object.entries(places.denied))('is not moved to %s', (_, timestamp) =>
    expectDenied(updateDoc(image(path), { timestamp })),
  );

  test('is deleted, and not found afterwards', async () => {
    await expectAllowed(deleteDoc(image(path)));
    await expectNotFound(updateDoc(image(path), { title: 'Day 13' }));
    await expectAllowed(deleteDoc(image(path)));
  });
});

test('an image from before these rules can be corrected field by field', async () => {
  await seed({ 'sets/kochi/images/old': { img: 7, title: 7, extra: 7 } });
  await expectAllowed(updateDoc(image('sets/kochi/images/old'), anImage()));
  await expectDenied(updateDoc(image('sets/kochi/images/old'), { title: 8 }));
});
