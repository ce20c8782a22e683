// product 15.15.
import { expect, test, vi } from 'vitest';
import { reportClosedForm, reportOpenForm } from '../../src/store/open-forms';
import { purgeRecords } from '../../src/store/write/purges';
import { signature } from '../../src/store/session/session';
import { openAdminDatabase } from '../support/admin-session';
import { daysAgo } from '../support/database';
import { onEmulator } from '../support/on-emulator';

const { database, store } = openAdminDatabase();

const MOVIE = { path: 'Movies/Upcoming/Movies/kadal' };
const idsOpen = async () =>
  (await database.collection('openForms').get()).docs.map(({ id }) => id).toSorted();

/** A colleague has it open since then. */
const colleagueAt = (entry: string, at: Date, uid = 'anju') =>
  store({ [`openForms/${uid}:${entry}`]: { entry, by: `${uid}@example.com`, uid, at } });

test('others who have the form of an entry open are named, wherever the entry is stored', async () => {
  await colleagueAt('movie:kadal', new Date());
  await colleagueAt('movie:other', new Date(), 'mohan');
  expect(await reportOpenForm(MOVIE)).toEqual(['anju@example.com']);
  expect(await reportOpenForm({ path: 'Movies/Released/Movies/kadal' })).toEqual([
    'anju@example.com',
  ]);
});

test('the names of other editors are the names of the team', async () => {
  await store({ 'users/anju': { role: 'admin', name: 'Anju Thomas' } });
  await colleagueAt('movie:kadal', new Date());
  await colleagueAt('movie:kadal', new Date(), 'mohan');
  expect(await reportOpenForm(MOVIE)).toEqual(['Anju Thomas', 'mohan@example.com']);
});

test('open forms of an announcement, by its key, and of the settings are recognized', async () => {
  await colleagueAt('announcement:item_1', new Date());
  await colleagueAt('site:settings', new Date(), 'mohan');
  expect(await reportOpenForm({ path: 'Movies/Announcements', key: 'item_1' })).toEqual([
    'anju@example.com',
  ]);
  expect(await reportOpenForm({ path: 'Movies/Announcements', key: 'item_2' })).toEqual([]);
  expect(await reportOpenForm({ path: 'site/settings' })).toEqual(['mohan@example.com']);
});

test('somebody who has left, or last reported three minutes ago, is not named', async () => {
  await colleagueAt('movie:kadal', new Date(Date.now() - 180_000));
  expect(await reportOpenForm(MOVIE)).toEqual([]);
  const { uid } = signature();
  expect(await idsOpen()).toEqual([`${uid}:movie:kadal`, 'anju:movie:kadal'].toSorted());
  await reportClosedForm(MOVIE);
  expect(await idsOpen()).toEqual(['anju:movie:kadal']);
});

test('reports of more than a day, and records of 400 days, are deleted', async () => {
  await colleagueAt('movie:old', daysAgo(1.1));
  await colleagueAt('movie:kadal', daysAgo(0.9), 'mohan');
  await store({ 'deeds/old': { at: daysAgo(400.1) }, 'deeds/new': { at: daysAgo(399.9) } });
  await purgeRecords();
  expect(await idsOpen()).toEqual(['mohan:movie:kadal']);
  const { docs } = await database.collection('deeds').get();
  expect(docs.map(({ id }) => id)).toEqual(['new']);
});

onEmulator(() => {
  test('a wrong clock deletes no reports of others, and is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await colleagueAt('movie:kadal', new Date());
    await purgeRecords(new Date(Date.now() + 86_400_000 * 3));
    expect(await idsOpen()).toEqual(['anju:movie:kadal']);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
