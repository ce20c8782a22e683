// product 10.1, 20.3.
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import { aBanner, imageUrl, stored, written, clientClock } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { places } from './support/values';

loadRules();

const banner = (id = 'old') => doc(as(admin), 'hero-banners', id);

describe('a new banner', () => {
  test('holds an address alone, or a timestamp of the server too', async () => {
    await expectAllowed(setDoc(banner('a'), aBanner()));
    await expectAllowed(setDoc(banner('b'), written(aBanner())));
  });

  test.each([
    ['the clock of the client', clientClock()],
    ['a text', '2026-01-01'],
    ['nothing (null)', null],
  ])('does not carry %s as its timestamp', async (_, timestamp) => {
    await expectDenied(setDoc(banner('a'), { ...aBanner(), timestamp }));
  });

  test('holds no unknown field', () =>
    expectDenied(setDoc(banner('a'), { ...aBanner(), Other: '<b>' })));
});

describe('an existing banner', () => {
  beforeEach(() =>
    seed({ 'hero-banners/old': stored(aBanner()), 'hero-banners/undated': aBanner() }),
  );

  test.each(['old', 'undated'])('(%s) is moved by its timestamp and nothing else', async (id) => {
    for (const timestamp of Object.values(places.allowed)) {
      await expectAllowed(updateDoc(banner(id), { timestamp }));
    }
    await expectDenied(updateDoc(banner(id), { timestamp: clientClock(), title: 'Moonrise' }));
    await expectAllowed(updateDoc(banner(id), { title: 'Moonrise' }));
  });

  test.each(Object.entries(places.denied))('is not moved to %s', (_, timestamp) =>
    expectDenied(updateDoc(banner(), { timestamp })),
  );

  test('takes no unknown field', () => expectDenied(updateDoc(banner(), { Other: '<b>' })));

  test('from before these rules can be corrected', async () => {
    await seed({ 'hero-banners/odd': { imageUrl: 7, title: 7, extra: 7 } });
    await expectAllowed(updateDoc(banner('odd'), { imageUrl: imageUrl() }));
    await expectDenied(updateDoc(banner('odd'), { title: 8 }));
  });
});

test('a banner that another admin has deleted is not found, and its deletion passes', async () => {
  await expectNotFound(updateDoc(banner('gone'), { title: 'Moonrise' }));
  await expectAllowed(deleteDoc(banner('gone')));
});
