// product 10.1, 10.18, 34.9.
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { fullDocument } from '../support/samples';
import { admin } from './support/actors';
import { anEvent, stored, written } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const event = (id = 'old') => doc(as(admin), 'events', id);

test('an event cannot link to a page of this site', () =>
  expectDenied(setDoc(event('a'), { ...written(anEvent()), link: '/movie/moonrise' })));

test('an older event of the year 26 can be edited, and gets a possible year', async () => {
  await seed({ 'events/old': stored({ ...anEvent(), day: '0026-12-18' }) });
  await expectAllowed(updateDoc(event(), { title: 'The Tides' }));
  await expectDenied(updateDoc(event(), { day: '0026-12-19' }));
  await expectAllowed(updateDoc(event(), { day: '1895-12-28' }));
});

describe('the end of an event', () => {
  test.each([
    ['a later day', { day: '2026-12-18', lastDay: '2026-12-20' }],
    ['the same day', { day: '2026-12-18', lastDay: '2026-12-18' }],
    ['a later time', { day: '2026-12-18', time: '18:30', endTime: '18:31' }],
    ['an earlier time of a later day', { lastDay: '2026-12-19', time: '23:30', endTime: '02:00' }],
  ])('may be %s', async (_, fields) => {
    await expectAllowed(setDoc(event('a'), written({ ...anEvent(), ...fields })));
    await seed({ 'events/old': stored(anEvent()) });
    await expectAllowed(updateDoc(event(), fields));
  });

  test.each([
    ['an earlier day', { lastDay: '2026-12-17' }],
    ['an earlier time', { time: '18:30', endTime: '18:29' }],
    ['the time at which it begins', { time: '18:30', endTime: '18:30' }],
    [
      'an earlier time of the day that is its last, too',
      { lastDay: '2026-12-18', time: '18:30', endTime: '02:00' },
    ],
  ])('is not %s', async (_, fields) => {
    await expectDenied(setDoc(event('a'), written({ ...anEvent(), ...fields })));
    await seed({ 'events/old': stored(anEvent()) });
    await expectDenied(updateDoc(event(), fields));
  });

  test('is not compared with an older day in another format', async () => {
    await seed({ 'events/old': stored({ ...anEvent(), day: 'soon' }) });
    await expectAllowed(updateDoc(event(), { lastDay: '2026-12-20' }));
    await seed({ 'events/old': stored({ ...anEvent(), lastDay: '1 January' }) });
    await expectAllowed(updateDoc(event(), { time: '12:00' }));
    await expectAllowed(updateDoc(event(), { endTime: '11:00' }));
  });

  test.each(['evening', 19])(
    'is not compared with an older time in another format: %j',
    async (old) => {
      await seed({ 'events/old': stored({ ...anEvent(), time: old }) });
      await expectAllowed(updateDoc(event(), { endTime: '22:00' }));
      await seed({ 'events/old': stored({ ...anEvent(), endTime: old }) });
      await expectAllowed(updateDoc(event(), { time: '18:30' }));
    },
  );

  test('cannot be passed by a time that changes alone', async () => {
    await seed({ 'events/old': stored({ ...anEvent(), time: '10:00', endTime: '12:00' }) });
    await expectDenied(updateDoc(event(), { time: '12:30' }));
    await expectDenied(updateDoc(event(), { endTime: '09:30' }));
  });

  test('cannot be passed by the start', async () => {
    await seed({ 'events/old': stored({ ...anEvent(), lastDay: '2026-12-20', endTime: '12:00' }) });
    await expectDenied(updateDoc(event(), { day: '2026-12-21' }));
    await expectDenied(updateDoc(event(), { day: '2026-12-20', time: '12:30' }));
    await expectAllowed(updateDoc(event(), { day: '2026-12-20', time: '11:30' }));
  });
});

test('a new event has the fields of product 34.1 only', async () => {
  await expectAllowed(setDoc(event('a'), written(anEvent())));
  await expectAllowed(setDoc(event('b'), written(fullDocument('event'))));
  await expectDenied(setDoc(event('c'), { ...written(anEvent()), Other: '<b>' }));
});
