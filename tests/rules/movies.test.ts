// product 10.10, 20.3.
import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { fullDocument } from '../support/samples';
import { admin } from './support/actors';
import { aMovie, imageUrl, stored, written } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';

loadRules();

const UPCOMING = 'Movies/Upcoming/Movies';
const movie = (path = `${UPCOMING}/old`) => doc(as(admin), path);

// Rules give up, and deny, after a thousand evaluated expressions.
test('every field can be written in one go, and edited in one go', async () => {
  await expectAllowed(setDoc(movie(), written(fullDocument('movie'))));
  await seed({ [`${UPCOMING}/bare`]: stored({}) });
  await expectAllowed(updateDoc(movie(`${UPCOMING}/bare`), fullDocument('movie')));
});

describe('a new movie', () => {
  test('has the fields of product 10.1 only', async () => {
    await expectAllowed(setDoc(movie(), written(aMovie())));
    await expectDenied(setDoc(movie(`${UPCOMING}/bcd`), { ...written(aMovie()), Other: true }));
  });

  test('belongs to one of the two collections, whatever its status', async () => {
    await expectAllowed(setDoc(movie('Movies/Released/Movies/abc'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/Other/Movies/abc'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/upcoming/Movies/abc'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/Announcements/Movies/abc'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/Upcoming'), written(aMovie())));
  });

  test.each([
    ['a time to come', () => Timestamp.fromDate(new Date('2099-01-01'))],
    ['a time that comes in a minute', () => Timestamp.fromMillis(Date.now() + 60_000)],
    ['a text', () => '2026-01-01'],
    ['nothing (null)', () => null],
  ])('does not carry %s as its timestamp', async (_, timestamp) => {
    await expectDenied(setDoc(movie(), { ...aMovie(), timestamp: timestamp() }));
  });

  test('is restored from an export with its time', async () => {
    const timestamp = Timestamp.fromDate(new Date('2019-01-01'));
    await expectAllowed(setDoc(movie(), { ...aMovie(), timestamp }));
  });

  test.each(['abc', 'the-last-bus-to-vagamon-k3f9', '3-2', 'a--b', 'x'.repeat(80)])(
    'has an address like %s',
    (id) => expectAllowed(setDoc(movie(`${UPCOMING}/${id}`), written(aMovie()))),
  );

  test.each([
    ['ab', 'two characters'],
    ['x'.repeat(81), '81 characters'],
    ['4kX9aBcDeFgHiJkLmNoP', 'an id of the SDK'],
    ['moon_rise', 'an underscore'],
    ['moon.rise', 'a dot'],
    ['moon rise', 'a blank'],
    ['moon/../rise'.replaceAll('/', '%2f'), 'percent codes'],
    ['നിലാവ്', 'Malayalam letters'],
    ['moonrisé', 'an accent'],
    ['-moon', 'a hyphen before it'],
    ['moon-', 'a hyphen behind it'],
    ['_moon', 'an underscore before it'],
    ['moon_', 'an underscore behind it'],
    ['moon\n', 'a line end'],
  ])('has no address like %s: %s', (id) =>
    expectDenied(setDoc(movie(`${UPCOMING}/${id}`), written(aMovie()))),
  );

  test.each([
    ['Upcoming', 'Upcoming'],
    ['Upcoming', 'Released'],
    ['Released', 'Upcoming'],
    ['Released', 'Released'],
  ])('in %s does not take the address of one in %s', async (fresh, old) => {
    await seed({ [`Movies/${old}/Movies/moonrise`]: stored(aMovie()) });
    await expectDenied(setDoc(movie(`Movies/${fresh}/Movies/moonrise`), written(aMovie())));
    await expectAllowed(setDoc(movie(`Movies/${fresh}/Movies/moonset`), written(aMovie())));
  });

  test('is not created twice by one request, in each collection', async () => {
    const [upcoming, released] = ['Upcoming', 'Released'].map((status) =>
      movie(`Movies/${status}/Movies/moonrise`),
    );
    const batch = writeBatch(as(admin));
    for (const path of [upcoming, released]) if (path) batch.set(path, written(aMovie()));
    await expectDenied(batch.commit());
  });

  test('has a timestamp', () => expectDenied(setDoc(movie(), aMovie())));
});

describe('an existing movie', () => {
  beforeEach(() => seed({ [`${UPCOMING}/old`]: stored(aMovie()) }));

  test('never changes its timestamp', async () => {
    await expectAllowed(updateDoc(movie(), { title: 'Moonset' }));
    await expectDenied(updateDoc(movie(), { timestamp: serverTimestamp() }));
    await expectDenied(updateDoc(movie(), { timestamp: deleteField() }));
  });

  test('takes no unknown field', () => expectDenied(updateDoc(movie(), { Other: true })));

  test('is not changed by a valid and an invalid field together', () =>
    expectDenied(updateDoc(movie(), { status: 'Released', title: '' })));
});

describe('a movie from before these rules', () => {
  beforeEach(() =>
    seed({
      [`${UPCOMING}/old`]: { title: 7, status: 'upcoming', img: 'http://old/x', extra: true },
    }),
  );

  test('switches its status', () => expectAllowed(updateDoc(movie(), { status: 'Released' })));

  test('gets a new picture', () =>
    expectAllowed(updateDoc(movie(), { img: imageUrl(), picture: { alt: '' } })));

  test('is corrected field by field', async () => {
    await expectAllowed(updateDoc(movie(), { title: 'Moonrise' }));
    await expectAllowed(updateDoc(movie(), { description: 'Two sisters and a boat.' }));
  });

  test('gets no value that is invalid in a new one', async () => {
    await expectDenied(updateDoc(movie(), { title: 8 }));
    await expectDenied(updateDoc(movie(), { img: 'http://old/y' }));
    await expectDenied(updateDoc(movie(), { extra: false }));
    await expectDenied(updateDoc(movie(), { timestamp: serverTimestamp() }));
  });
});

describe('a movie that another admin has deleted', () => {
  test('is not found by an update', async () => {
    await expectNotFound(updateDoc(movie(), { status: 'Released' }));
    await expectDenied(updateDoc(movie('Movies/Other/Movies/abc'), { status: 'Released' }));
  });

  test('does not come back by a merge', () =>
    expectDenied(setDoc(movie(), { status: 'Released' }, { merge: true })));
});
