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
  ['a blank text', { phone: '' }, { ...builtIn, phone: '' }],
  ['another picture', { picture: { src: 'b' } }, { ...builtIn, picture: { src: 'b' } }],
  ['an unknown setting', { other: '3' }, builtIn],
  ['values of another kind', { phone: 2, picture: 'b' }, builtIn],
  ['a value that is not an object', 7 as unknown as object, builtIn],
])('if %s is stored, all other settings have their built-in values', (_, stored, shown) =>
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
  ])('if %s is stored, the best available text is displayed', (_, stored, mission) =>
    expect(mergeSettings(malayalam, stored)).toEqual({ ...malayalam, mission }),
  );
});

describe('a build', () => {
  test('in another language contains the translations instead of the texts', () => {
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

  test('contains each setting in the code that displays it', () => {
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
    'prints one warning if the database %s, and uses the built-in settings',
    async (_, fetch, reason) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(await settingsForBuild('demo')).toEqual({ edited: 0, fields: {} });
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
    },
  );

  test('describes the company in structured data from the settings', () => {
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
