import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS } from '../../scripts/demo/content/accounts';
import { BUCKET, PROJECT_ID } from '../../scripts/emulators/project';
import { type Built, buildForProduction, PRODUCTION } from './support/production';

/** What Hosting would publish: it leaves out files that begin with a dot. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.split(path.sep).some((segment) => segment.startsWith('.')))
    .filter((name) => /\.\w+$/.test(name));
}

let site: Built;
let files: readonly (readonly [name: string, text: string])[];

beforeAll(async () => {
  site = await buildForProduction();
  files = filesOf(site.folder).map((name) => [
    name,
    readFileSync(path.join(site.folder, name), 'latin1'),
  ]);
});
afterAll(() => site.remove());

const filesWith = (pattern: RegExp) =>
  files.filter(([, text]) => pattern.test(text)).map(([name]) => name);

describe('the published files', () => {
  test('are those of the project that the build was made for', () => {
    expect(filesWith(new RegExp(PRODUCTION.VITE_FIREBASE_PROJECT_ID))).toHaveLength(1);
    expect(filesWith(/https:\/\/firebasestorage\.googleapis\.com/)).not.toEqual([]);
  });

  test('are pages, code, styles, type and pictures alone', () => {
    const kinds = new Set(files.map(([name]) => path.extname(name)));
    expect([...kinds].toSorted()).toEqual(
      ['.css', '.html', '.jpg', '.js', '.png', '.svg', '.webp', '.woff2'].toSorted(),
    );
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
  ])('hold %s', (_, pattern) => expect(filesWith(pattern)).toEqual([]));
});

describe('App Check', () => {
  const siteKey = '6Lc-site-key';

  /** The module that main.tsx loads for it, built by itself. */
  async function bundleWith(key: string): Promise<string> {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      define: { 'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(key) },
      build: {
        write: false,
        lib: { entry: 'src/firebase/app-check.ts', formats: ['es'] },
      },
    });
    const [bundle] = Array.isArray(built) ? built : [built];
    if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
    return bundle.output.map((part) => ('code' in part ? part.code : '')).join('\n');
  }

  test('is switched on by one variable', async () => {
    const code = await bundleWith(siteKey);
    expect(code).toContain(siteKey);
    expect(code).toContain('firebaseappcheck.googleapis.com');
  });

  test('is not built for a content policy that refuses it; the build names the one it needs', () =>
    expect(buildForProduction({ VITE_APP_CHECK_SITE_KEY: siteKey })).rejects.toThrow(
      /script-src 'self' https:\/\/www\.google\.com\/recaptcha\//,
    ));
});
