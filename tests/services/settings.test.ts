// product 27.2, 27.3, 27.4, 40.11.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EditConflictError } from '../../src/store/documents/conflict';
import type { StoredSettings } from '../../src/content/settings/settings';
import { updateSettings } from '../../src/store/settings/settings-admin';
import { readSettings } from '../../src/store/settings/settings-reader';
import { CONTACT_SETTINGS } from '../../src/company/contact-settings';
import { fetchSettings } from '../../tools/build/settings';
import { databaseOf } from '../../functions/src/firestore';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';

const database = openAdminDatabase();
const seen = new Map<string, string>();

beforeEach(() => {
  seen.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => seen.get(key) ?? null,
    setItem: (key: string, value: string) => seen.set(key, value),
  });
});

const builtIn: StoredSettings = {
  ...CONTACT_SETTINGS,
  Facebook: 'https://www.facebook.com/nilavu.example',
  storyPicture: { src: '/assets/story.webp' },
};
const NAMES = ['phone', 'email', 'Facebook', 'storyPicture'] as const;
const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/settings%2Fa.webp';
const { phone, email, Facebook } = builtIn;
const own = { phone: phone ?? '', email: email ?? '', Facebook: Facebook ?? '' };
const update = (before: StoredSettings, after: StoredSettings) =>
  updateSettings(NAMES, before, after, () => builtIn);
const stored = async () => {
  const { edited, ...fields } = (await database.database.doc('site/settings').get()).data() ?? {};
  return { time: edited?.toMillis(), fields };
};

test('only settings that differ from the built-in ones are stored, with the server’s time', async () => {
  await update(own, { ...own, phone: '+91 1' });
  const { time, fields } = await stored();
  expect(fields).toEqual({ phone: '+91 1' });
  expect(Math.abs(time - Date.now())).toBeLessThan(300_000);
  expect(await readSettings()).toEqual({ phone: '+91 1' });
});

test('a blank link is stored as blank, so that it is not shown', async () => {
  await update(own, { ...own, Facebook: '' });
  expect((await stored()).fields).toEqual({ Facebook: '' });
  expect(await readSettings()).toEqual({ Facebook: '' });
});

test('resetting to the default deletes the field', async () => {
  await database.store({ 'site/settings': { phone: '+91 1', note: 'of another site' } });
  await update({ ...own, phone: '+91 1' }, own);
  expect((await stored()).fields).toEqual({ note: 'of another site' });
});

test('a translation is stored beside the text, and once the text is changed the built-in translation is also stored', async () => {
  const beside = ({ copyright }: StoredSettings) => ({
    copyright: '© A',
    copyright_ml: copyright === '© A' ? '© അ' : '',
  });
  const names = ['copyright', 'copyright_ml'] as const;
  const first = { copyright: '© A', copyright_ml: '© അ' };
  await updateSettings(names, first, { ...first, copyright_ml: '© ആ' }, beside);
  expect(await readSettings()).toEqual({ copyright_ml: '© ആ' });
  await updateSettings(names, { ...first, copyright_ml: '© ആ' }, first, beside);
  expect(await readSettings()).toEqual({});
  await updateSettings(names, first, { ...first, copyright: '© B' }, beside);
  expect(await readSettings()).toEqual({ copyright: '© B', copyright_ml: '© അ' });
});

test('a new picture replaces all data of the old one, and its removal restores the built-in one', async () => {
  const picture = { src: FILE, alt: 'A sheet', sizes: { 480: `${FILE}4` } };
  await update(own, { ...own, storyPicture: picture });
  expect((await stored()).fields).toEqual({
    storyPicture: { img: FILE, picture: { alt: 'A sheet', sizes: { 480: `${FILE}4` } } },
  });
  await update({ ...own, storyPicture: picture }, { ...own, storyPicture: { src: `${FILE}2` } });
  expect(await readSettings()).toEqual({ storyPicture: { src: `${FILE}2` } });
  await update({ ...own, storyPicture: { src: `${FILE}2` } }, own);
  expect((await stored()).fields).toEqual({});
});

test('settings that this browser has read or stored are cached with their time', async () => {
  await update(own, { ...own, phone: '+91 1' });
  const { time } = await stored();
  expect(JSON.parse(seen.get('settings') ?? '')).toEqual({
    edited: time,
    fields: { phone: '+91 1' },
  });
});

describe('two administrators', () => {
  test('change different settings', async () => {
    await update(own, { ...own, phone: '+91 1' });
    const [before, after] = [{ mapQuery: 'Kochi' }, { mapQuery: 'Thrissur' }];
    await updateSettings(['mapQuery'], before, after, () => ({ mapQuery: 'Kochi' }));
    expect((await stored()).fields).toEqual({ phone: '+91 1', mapQuery: 'Thrissur' });
  });

  test('do not overwrite each other', async () => {
    await update(own, { ...own, phone: '+91 1' });
    const second = update(own, { ...own, phone: '+91 2' });
    await expect(second).rejects.toThrow(EditConflictError);
    await expect(second).rejects.toMatchObject({ current: { phone: '+91 1' } });
    expect((await stored()).fields).toEqual({ phone: '+91 1' });
  });
});

test('without changes nothing is written', async () => {
  await update(own, own);
  expect(await stored()).toEqual({ time: undefined, fields: {} });
});

test('fields of the wrong kind count as missing', async () => {
  await database.store({
    'site/settings': {
      phone: 7,
      ticketUrl: 'javascript:alert(1)',
      X: ' ',
      storyPicture: 'a',
      story: 'S',
    },
  });
  expect(await readSettings()).toEqual({ story: 'S' });
});

test('a build reads the same settings without a sign-in', async () => {
  const server = databaseOf('demo-cinema', process.env['FIRESTORE_EMULATOR_HOST']);
  expect(await fetchSettings(server)).toEqual({ edited: 0, fields: {} });
  await database.store({
    'site/settings': {
      phone: '+91 1',
      storyPicture: { img: FILE, picture: { width: 800 } },
      edited: day(1),
    },
  });
  expect(await fetchSettings(server)).toEqual({
    edited: day(1).getTime(),
    fields: { phone: '+91 1', storyPicture: { src: FILE, width: 800 } },
  });
});
