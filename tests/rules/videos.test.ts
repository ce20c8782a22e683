// product 10.1.
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import { aVideo, stored, written, clientClock } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';

loadRules();

const video = (id = 'old') => doc(as(admin), 'videos', id);

describe('a new video', () => {
  test('starts on the landing page', () =>
    expectDenied(setDoc(video('a'), { ...written(aVideo()), landingPage: 'no' })));

  test('holds no unknown field', () =>
    expectDenied(setDoc(video('a'), { ...written(aVideo()), Other: '<b>' })));

  test.each([
    ['the clock of the client', clientClock()],
    ['a time to come', Timestamp.fromDate(new Date('2099-01-01'))],
    ['a text', '2026-01-01'],
    ['nothing (null)', null],
  ])('does not carry %s as its timestamp', async (_, timestamp) => {
    await expectDenied(setDoc(video('a'), { ...aVideo(), timestamp }));
  });

  test('carries a timestamp', () => expectDenied(setDoc(video('a'), aVideo())));
});

describe('an existing video', () => {
  beforeEach(() => seed({ 'videos/old': stored(aVideo()) }));

  test('leaves the landing page and comes back', async () => {
    await expectAllowed(updateDoc(video(), { landingPage: 'no' }));
    await expectAllowed(updateDoc(video(), { landingPage: 'yes' }));
  });

  test('never changes its timestamp', async () => {
    await expectDenied(updateDoc(video(), { timestamp: serverTimestamp() }));
    await expectDenied(updateDoc(video(), { timestamp: deleteField() }));
  });

  test('takes no unknown field', () => expectDenied(updateDoc(video(), { Other: '<b>' })));

  test('takes nothing valid together with something invalid', () =>
    expectDenied(updateDoc(video(), { landingPage: 'no', videoUrl: 'javascript:alert(1)' })));
});

describe('a video from before these rules', () => {
  beforeEach(() => seed({ 'videos/old': { title: null, videoUrl: 'javascript:x', extra: 1 } }));

  test('leaves the landing page', () => expectAllowed(updateDoc(video(), { landingPage: 'no' })));

  test('is corrected field by field', () =>
    expectAllowed(updateDoc(video(), { videoUrl: aVideo().videoUrl })));

  test('gets nothing that a new one could not have', async () => {
    await expectDenied(updateDoc(video(), { videoUrl: 'javascript:y' }));
    await expectDenied(updateDoc(video(), { landingPage: 'maybe' }));
    await expectDenied(updateDoc(video(), { extra: 2 }));
  });
});

test('a video that another admin has deleted is not found, and its deletion passes', async () => {
  await expectNotFound(updateDoc(video(), { landingPage: 'no' }));
  await expectAllowed(deleteDoc(video()));
});
