import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import { webUrl } from './support/addresses';
import { aFullEvent, anEvent, clientClock, stored, written } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { testField, testCorrecting } from './support/fields';
import { imageUrlUpTo } from './support/image-urls';
import { aFewPictures } from './support/pictures';
import { filledTextUpTo, isoDay, movieId, textUpTo, timeOfDay } from './support/values';

loadRules();

const event = (id = 'old') => doc(as(admin), 'events', id);

describe('fields of an event', () => {
  const entity = {
    collection: 'events',
    bare: () => written(anEvent()),
    fresh: () => written(aFullEvent()),
    old: () => stored(aFullEvent()),
  };
  const required = { required: true };

  testField(entity, 'title', filledTextUpTo(150), { required: true, inFull: true });
  testField(entity, 'place', filledTextUpTo(200), required);
  testField(entity, 'day', isoDay, required);
  testField(entity, 'time', timeOfDay);
  testField(entity, 'description', textUpTo(2000));
  testField(entity, 'link', webUrl);
  testField(entity, 'img', imageUrlUpTo(1024));
  testField(entity, 'picture', aFewPictures);
  testField(entity, 'movie', movieId);
  testCorrecting(entity);
});

test('an event leads to no page of this site', () =>
  expectDenied(setDoc(event('a'), { ...written(anEvent()), link: '/movie/moonrise' })));

describe('a new event', () => {
  test('holds what product 34.1 names, and nothing else', async () => {
    await expectAllowed(setDoc(event('a'), written(anEvent())));
    await expectAllowed(setDoc(event('b'), written(aFullEvent())));
    await expectDenied(setDoc(event('c'), { ...written(anEvent()), Other: '<b>' }));
  });

  test.each([
    ['the clock of the client', clientClock()],
    ['a time to come', Timestamp.fromDate(new Date('2099-01-01'))],
    ['a text', '2026-01-01'],
    ['nothing (null)', null],
  ])('does not carry %s as its timestamp', async (_, timestamp) => {
    await expectDenied(setDoc(event('a'), { ...anEvent(), timestamp }));
  });

  test('carries a timestamp', () => expectDenied(setDoc(event('a'), anEvent())));

  test('is no draft as well', async () => {
    const batch = () => writeBatch(as(admin)).set(event('a'), written(anEvent()));
    const draft = { path: 'events/a', entry: anEvent(), saved: serverTimestamp() };
    await expectDenied(
      batch()
        .set(doc(as(admin), 'unpublished/event:a'), draft)
        .commit(),
    );
    await seed({ 'unpublished/event:a': draft });
    await expectDenied(batch().commit());
    await expectAllowed(
      batch()
        .delete(doc(as(admin), 'unpublished/event:a'))
        .commit(),
    );
  });
});

describe('an existing event', () => {
  beforeEach(() => seed({ 'events/old': stored(anEvent()) }));

  test('moves to another day, place and time', async () => {
    await expectAllowed(updateDoc(event(), { day: '2027-01-02', place: 'Kochi', time: '09:00' }));
    await expectAllowed(updateDoc(event(), { time: deleteField() }));
  });

  test('never changes its timestamp', async () => {
    await expectDenied(updateDoc(event(), { timestamp: serverTimestamp() }));
    await expectDenied(updateDoc(event(), { timestamp: deleteField() }));
  });

  test('takes no unknown field', () => expectDenied(updateDoc(event(), { Other: '<b>' })));

  test('takes nothing valid together with something invalid', () =>
    expectDenied(updateDoc(event(), { title: 'Moonset', link: 'javascript:alert(1)' })));
});

test('an event that another admin has deleted is not found, and its deletion passes', async () => {
  await expectNotFound(updateDoc(event(), { title: 'Moonset' }));
  await expectAllowed(deleteDoc(event()));
});
