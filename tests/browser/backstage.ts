import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { expect } from './fixtures';

/** What the owner of the project can do, past the rules: to set the stage and to look behind it. */
const app = initializeApp({ projectId: 'demo-cinema' }, 'browser-tests');
export const database = getFirestore(app);
const accounts = getAuth(app);

const PASSWORD = 'moonlight-2025';

/** An administrator of a test's own: what becomes of that one disturbs no other test. */
export async function anAdmin() {
  const email = `${randomUUID()}@example.test`;
  const { uid } = await accounts.createUser({ email, password: PASSWORD });
  const record = database.doc(`users/${uid}`);
  await record.set({ role: 'admin' });
  return {
    email,
    removeRole: () => record.update({ role: FieldValue.delete() }),
    closeAccount: () => accounts.updateUser(uid, { disabled: true }),
  };
}

/** Signs in without waiting for the splash to lift. */
export async function signInAs(page: Page, { email }: { readonly email: string }) {
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin(\/|$)/);
}

/** A movie from long ago, which stands at the end of every list, by a title that finds it. */
export async function anOldMovie() {
  const title = `Movie ${randomUUID().slice(0, 8)}`;
  const reference = database.collection('Movies/Released/Movies').doc();
  await reference.set({
    title,
    description: 'Of a test.',
    status: 'Released',
    timestamp: Timestamp.fromDate(new Date('2001-01-01')),
  });
  return {
    title,
    found: `/admin/movies?search=${encodeURIComponent(title)}`,
    stored: async () => (await reference.get()).data(),
    remove: () => reference.delete(),
  };
}

/** Likewise a video. */
export async function anOldVideo() {
  const title = `Video ${randomUUID().slice(0, 8)}`;
  const reference = database.collection('videos').doc();
  await reference.set({
    title,
    description: 'Of a test.',
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    landingPage: 'no',
    timestamp: Timestamp.fromDate(new Date('2001-01-01')),
  });
  return {
    title,
    found: `/admin/videos?search=${encodeURIComponent(title)}`,
    stored: async () => (await reference.get()).data(),
    remove: () => reference.delete(),
  };
}
