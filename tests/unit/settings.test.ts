// product 27.6, 40.11.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTACT_SETTINGS } from '../../src/company/contact-settings';
import { mergeSettings } from '../../src/content/settings/shown-settings';
import { publicPage } from '../../tools/build/page-heads';
import { settingsAsConstants, settingsForBuild } from '../../tools/build/settings';

const builtIn = { phone: '1', X: '', picture: { src: 'a' } };

test.each([
  ['nothing', {}, builtIn],
  ['another text', { phone: '2' }, { ...builtIn, phone: '2' }],
  ['a blank one', { phone: '' }, { ...builtIn, phone: '' }],
  ['another picture', { picture: { src: 'b' } }, { ...builtIn, picture: { src: 'b' } }],
  ['what the site does not know', { other: '3' }, builtIn],
  ['values of another kind', { phone: 2, picture: 'b' }, builtIn],
  ['no object', 7 as unknown as object, builtIn],
])('with %s stored, the rest is built in', (_, stored, shown) =>
  expect(mergeSettings(builtIn, stored)).toEqual(shown),
);

describe('in another language', () => {
  const malayalam = { phone: '1', mission: 'ദൗത്യം', X: '' };
  beforeEach(() => vi.stubEnv('VITE_LANGUAGE', 'ml'));

  test.each([
    ['a translation', { mission: 'A', mission_ml: 'അ' }, 'അ'],
    ['a translation of a built-in text', { mission_ml: 'അ' }, 'അ'],
    ['a text without a translation', { mission: 'A' }, 'A'],
    ['a blank translation', { mission: 'A', mission_ml: '' }, 'A'],
    ['a text that is blank, as it is not to be shown', { mission: '', mission_ml: 'അ' }, ''],
    ['the translation into a third language', { mission_ta: 'அ' }, malayalam.mission],
  ])('with %s stored, visitors read the best that is there', (_, stored, mission) =>
    expect(mergeSettings(malayalam, stored)).toEqual({ ...malayalam, mission }),
  );
});

describe('a build', () => {
  test('in another language has the translations in place of the texts', () => {
    const fields = { copyright: '© A', copyright_ml: '© അ', mission_ml: 'ദ', story: 'S' };
    expect(settingsAsConstants({ edited: 5, fields }, 'ml')).toMatchObject({
      'import.meta.env.FRAME_SETTINGS': '{"copyright":"© അ"}',
      'import.meta.env.ABOUT_SETTINGS': '{"story":"S","mission":"ദ"}',
    });
    expect(settingsAsConstants({ edited: 5, fields }, '')).toMatchObject({
      'import.meta.env.FRAME_SETTINGS': '{"copyright":"© A"}',
      'import.meta.env.ABOUT_SETTINGS': '{"story":"S"}',
    });
  });

  test('has each setting in the code that shows it', () => {
    const fields = { phone: '2', ticketUrl: 'https://a.example/', mission: 'M' };
    expect(settingsAsConstants({ edited: 5, fields }, '')).toEqual({
      'import.meta.env.SETTINGS_EDITED': '5',
      'import.meta.env.FRAME_SETTINGS': '{"phone":"2","ticketUrl":"https://a.example/"}',
      'import.meta.env.CONTACT_SETTINGS': '{"phone":"2"}',
      'import.meta.env.ABOUT_SETTINGS': '{"mission":"M"}',
    });
  });

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
    ['refuses', () => Promise.resolve(new Response('{}', { status: 403 })), '403'],
  ])(
    'says in one line that the database %s, and uses the built-in settings',
    async (_, fetch, reason) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(await settingsForBuild('demo')).toEqual({ edited: 0, fields: {} });
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
    },
  );

  test('describes the company by its settings', () => {
    const html = publicPage('<!-- head --><!-- /head -->', '/', {
      phone: '+91 1',
      address: 'A\nB\nC',
      Facebook: '',
      X: 'https://x.com/nilavu',
    });
    expect(html).toContain('"telephone":"+911"');
    expect(html).toContain('"address":"B, C"');
    expect(html).toContain('https://x.com/nilavu');
    expect(html).not.toContain('facebook.com');
    expect(html).toContain(`"email":"${CONTACT_SETTINGS.email}"`);
  });
});
