// product 17.22, 21.3.
import { LANGUAGES } from '../../../src/company/languages';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ACCOUNTS } from '../../../demo/content/accounts';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };
import { CONTACT_SETTINGS } from '../../../src/company/contact-settings';
import { isLikeAdvertisement } from '../../../src/shared/pictures/picture-name';
import { PRODUCTION } from '../../../tools/build/budgets';
import manifest from '../../../package.json' with { type: 'json' };
import { BUCKET, PROJECT_ID } from '../../../tools/development/project';
import { buildForProduction, resultFolder } from '../../delivery/support/production';

/** The files that `firebase deploy` uploads, by its own list. */
function filesOf(folder: string): readonly string[] {
  const { listFiles }: { listFiles: (folder: string, ignore: readonly string[]) => string[] } =
    createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');
  return listFiles(folder, firebaseConfig.hosting.ignore);
}

const site = inject('site');
let files: readonly (readonly [name: string, text: string])[];

beforeAll(() => {
  files = filesOf(site).map((name) => [name, readFileSync(path.join(site, name), 'latin1')]);
});

const filesWith = (pattern: RegExp) =>
  files.filter(([, text]) => pattern.test(text)).map(([name]) => name);

describe('the published files', () => {
  test('contain the configuration of the project of the build', () => {
    expect(filesWith(new RegExp(PRODUCTION.VITE_FIREBASE_APP_ID))).toHaveLength(LANGUAGES.length);
    expect(filesWith(/https:\/\/firebasestorage\.googleapis\.com/)).not.toEqual([]);
  });

  test('have names that ad blockers do not recognize as advertisements', () => {
    const hash = /-[a-f0-9]{8}(?=[.])/;
    const wordsIn = (name: string) =>
      name
        .replace(hash, '')
        .toLowerCase()
        .split(/[^a-z0-9]+/);
    expect(
      files.map(([name]) => name).filter((name) => wordsIn(name).some(isLikeAdvertisement)),
    ).toEqual([]);
  });

  test('are only pages, scripts, styles, fonts, pictures, three texts and the limits of forms', () => {
    const isText = (name: string) => name.endsWith('.txt');
    const kinds = new Set(
      files.map(([name]) => name).flatMap((name) => (isText(name) ? [] : [path.extname(name)])),
    );
    expect([...kinds].toSorted()).toEqual(
      ['.css', '.html', '.jpg', '.js', '.json', '.png', '.svg', '.webp', '.woff2'].toSorted(),
    );
    const texts = files.map(([name]) => name).filter(isText);
    expect(texts.toSorted()).toEqual(['.well-known/security.txt', 'robots.txt', 'version.txt']);
  });

  test('contain their version: the version of package.json with the commit', () => {
    const [, text = ''] = files.find(([name]) => name === 'version.txt') ?? [];
    const [number, ...commit] = text.trimEnd().split(' (');
    expect(number).toBe(manifest.version);
    expect(commit.join()).toMatch(/^([0-9a-f]{7}, \d{4}-\d\d-\d\d(, with changes)?\))?$/);
  });

  test('contain no manifest of the build', () =>
    expect(files.map(([name]) => name).filter((name) => name.includes('manifest'))).toEqual([]));

  test('contain a contact for security problems, and its expiry date', () => {
    const [, text = ''] = files.find(([name]) => name.endsWith('security.txt')) ?? [];
    const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
    const fields = lines.map((line) => line.split(': ', 2));
    expect(fields).toEqual([
      ['Contact', `mailto:${CONTACT_SETTINGS.email}`],
      ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)],
      ['Preferred-Languages', 'en, ml'],
    ]);
  });

  test.each([
    ['no address of an emulator', /127\.0\.0\.1|localhost:\d/],
    ['nothing of the demo project', new RegExp(`${PROJECT_ID}|${BUCKET}`)],
    ['no test account', new RegExp(ACCOUNTS.map(({ email }) => email).join('|'))],
    ['no password', new RegExp(ACCOUNTS.map(({ password }) => password).join('|'))],
    ['no source map', /sourceMappingURL/],
    ['no private key', /-----BEGIN|private_key|service_account|GOOGLE_APPLICATION/],
    ['no debug token', /FIREBASE_APPCHECK_DEBUG_TOKEN\s*=/],
    ['no path of a machine', /\/(home|root|Users|work)\/\w+\//],
    ['no full database client, which probes other hosts', /WebChannel|cleardot\.gif/],
    ['no App Check', /firebaseappcheck\.googleapis\.com/],
  ])('contain %s', (_, pattern) => expect(filesWith(pattern)).toEqual([]));
});

describe('App Check', () => {
  const siteKey = '6Lc-site-key';

  /** Builds only the module that main.tsx loads for App Check. */
  async function bundleWith(key: string): Promise<string> {
    const output = await build({
      configFile: false,
      logLevel: 'error',
      define: { 'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(key) },
      build: {
        write: false,
        lib: { entry: 'src/firebase/app-check.ts', formats: ['es'] },
      },
    });
    const [bundle] = Array.isArray(output) ? output : [output];
    if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
    return bundle.output.map((part) => ('code' in part ? part.code : '')).join('\n');
  }

  test('is enabled by one variable', async () => {
    const code = await bundleWith(siteKey);
    expect(code).toContain(siteKey);
    expect(code).toContain('firebaseappcheck.googleapis.com');
  });

  test('fails the build if the content security policy does not allow it, and names the required policy', () =>
    expect(
      buildForProduction(resultFolder('app-check'), { VITE_APP_CHECK_SITE_KEY: siteKey }),
    ).rejects.toThrow(/script-src 'self' https:\/\/www\.google\.com\/recaptcha\//));
});
