import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import { webUrl, youTubeUrl } from './support/addresses';
import { aFullMovie, aMovie, imageUrl, stored, written, clientClock } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { testField, testMending } from './support/fields';
import { imageUrlUpTo } from './support/image-urls';
import { pictures } from './support/pictures';
import { countUpTo, filledTextUpTo, oneOf, textUpTo } from './support/values';

loadRules();

const UPCOMING = 'Movies/Upcoming/Movies';
const movie = (path = `${UPCOMING}/old`) => doc(as(admin), path);

describe('fields of a movie', () => {
  const entity = {
    collection: UPCOMING,
    fresh: () => written(aFullMovie()),
    old: () => stored(aFullMovie()),
  };
  const required = { required: true };

  testField(entity, 'title', filledTextUpTo(150), required);
  testField(entity, 'description', filledTextUpTo(5000), required);
  testField(entity, 'img', imageUrlUpTo(1024), required);
  testField(entity, 'status', oneOf('Upcoming', 'Released'), required);
  testField(entity, 'picture', pictures);
  testField(entity, 'name', textUpTo(200));
  testField(entity, 'Genre', textUpTo(200));
  testField(entity, 'ReleaseDate', textUpTo(200));
  testField(entity, 'Director', textUpTo(200));
  testField(entity, 'Actor', textUpTo(200));
  testField(entity, 'Writer', textUpTo(200));
  testField(entity, 'language', textUpTo(100));
  testField(entity, 'certificate', textUpTo(20));
  testField(entity, 'runtime', countUpTo(1000));
  testField(entity, 'trailerUrl', youTubeUrl);
  testField(entity, 'ticketUrl', webUrl);
  testMending(entity);
});

// Rules give up, and deny, after a thousand evaluated expressions.
test('every field can be written in one go, and edited in one go', async () => {
  await expectAllowed(setDoc(movie(), written(aFullMovie())));
  await seed({ [`${UPCOMING}/bare`]: stored({}) });
  await expectAllowed(updateDoc(movie(`${UPCOMING}/bare`), aFullMovie()));
});

describe('a new movie', () => {
  test('holds what the specification names, and nothing else', async () => {
    await expectAllowed(setDoc(movie(), written(aMovie())));
    await expectDenied(setDoc(movie(`${UPCOMING}/b`), { ...written(aMovie()), featured: true }));
  });

  test('lies under one of the two states, whichever its status is', async () => {
    await expectAllowed(setDoc(movie('Movies/Released/Movies/a'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/Other/Movies/a'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/upcoming/Movies/a'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/Announcements/Movies/a'), written(aMovie())));
    await expectDenied(setDoc(movie('Movies/Upcoming'), written(aMovie())));
  });

  test.each([
    ['the clock of the client', clientClock()],
    ['a time to come', Timestamp.fromDate(new Date('2099-01-01'))],
    ['a text', '2026-01-01'],
    ['nothing (null)', null],
  ])('does not carry %s as its timestamp', async (_, timestamp) => {
    await expectDenied(setDoc(movie(), { ...aMovie(), timestamp }));
  });

  test('carries a timestamp', () => expectDenied(setDoc(movie(), aMovie())));
});

describe('an existing movie', () => {
  beforeEach(() => seed({ [`${UPCOMING}/old`]: stored(aMovie()) }));

  test('keeps its timestamp', async () => {
    await expectAllowed(updateDoc(movie(), { title: 'Moonset' }));
    await expectDenied(updateDoc(movie(), { timestamp: serverTimestamp() }));
    await expectDenied(updateDoc(movie(), { timestamp: deleteField() }));
  });

  test('takes no unknown field', () => expectDenied(updateDoc(movie(), { featured: true })));

  test('switches its status and back', async () => {
    await expectAllowed(updateDoc(movie(), { status: 'Released' }));
    await expectAllowed(updateDoc(movie(), { status: 'Upcoming' }));
  });

  test('takes nothing valid together with something invalid', () =>
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

  test('is mended field by field', async () => {
    await expectAllowed(updateDoc(movie(), { title: 'Moonrise' }));
    await expectAllowed(updateDoc(movie(), { description: 'Two sisters and a boat.' }));
  });

  test('gets nothing that a new one could not have', async () => {
    await expectDenied(updateDoc(movie(), { title: 8 }));
    await expectDenied(updateDoc(movie(), { img: 'http://old/y' }));
    await expectDenied(updateDoc(movie(), { extra: false }));
    await expectDenied(updateDoc(movie(), { timestamp: serverTimestamp() }));
  });
});

describe('a movie that another admin has deleted', () => {
  test('is not found by an update', async () => {
    await expectNotFound(updateDoc(movie(), { status: 'Released' }));
    await expectDenied(updateDoc(movie('Movies/Other/Movies/a'), { status: 'Released' }));
  });

  test('is deleted once more without an error', () => expectAllowed(deleteDoc(movie())));

  test('does not come back by a merge', () =>
    expectDenied(setDoc(movie(), { status: 'Released' }, { merge: true })));
});
