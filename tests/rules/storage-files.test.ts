// product 20.4.
import { describe, expect, test } from 'vitest';
import { signUp } from './support/accounts';
import { admin } from './support/actors';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectUnauthorized } from './support/expectations';
import { aName, EXTENSIONS, FOLDERS, random, upload, uploadByRest } from './support/files';

loadRules({ withStorage: true });

describe.each(FOLDERS)('%s', (folder, most) => {
  test(`accepts ${most} bytes and not one more`, async () => {
    await expectAllowed(upload(admin, `${folder}/${aName()}`, 'image/png', most));
    await expectUnauthorized(upload(admin, `${folder}/${aName()}`, 'image/png', most + 1));
  });

  test('accepts only pictures, and no empty file', async () => {
    await expectUnauthorized(upload(admin, `${folder}/${aName('a', '.svg')}`, 'image/svg+xml'));
    await expectUnauthorized(upload(admin, `${folder}/${aName()}`, 'image/png', 0));
  });
});

test('one byte is accepted', () =>
  expectAllowed(upload(admin, `movies/${aName()}`, 'image/png', 1)));

describe('types', () => {
  test.each(EXTENSIONS)('%s is taken', (contentType, extension) =>
    expectAllowed(upload(admin, `movies/${aName('a', `.${extension}`)}`, contentType)),
  );

  test.each([
    ['image/svg+xml', 'png'],
    ['text/html', 'png'],
    ['application/pdf', 'png'],
    ['application/octet-stream', 'png'],
    ['image/*', 'png'],
    ['image/', 'png'],
    ['image/bmp', 'png'],
    ['image/tiff', 'tiff'],
    ['IMAGE/PNG', 'png'],
    ['image/Png', 'png'],
    ['image/png; charset=utf-8', 'png'],
    ['image/png ', 'png'],
    ['ximage/png', 'png'],
    ['', 'png'],
  ])('%j is refused', (contentType, extension) =>
    expectUnauthorized(upload(admin, `movies/${aName('a', `.${extension}`)}`, contentType)),
  );

  test.each(EXTENSIONS)('%s cannot have another extension than %s', async (type, extension) => {
    for (const other of ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'svg', 'html']) {
      if (other === extension) continue;
      await expectUnauthorized(upload(admin, `movies/${aName('a', `.${other}`)}`, type));
    }
  });
});

describe('names', () => {
  const some = random();

  test.each([
    `a-${some}.png`,
    `${'a'.repeat(80)}-${some}.png`,
    `moon-rise-2--${some}.png`,
    `moonrise-${some}-480.png`,
    `moonrise-${some}-1920.png`,
  ])('%s is taken', (name) => expectAllowed(upload(admin, `movies/${name}`)));

  test.each([
    `-${some}.png`,
    `${some}.png`,
    `${'a'.repeat(81)}-${some}.png`,
    `Moonrise-${some}.png`,
    `moon rise-${some}.png`,
    `moon_rise-${some}.png`,
    `moon.rise-${some}.png`,
    `നിലാവ്-${some}.png`,
    `🌙-${some}.png`,
    `moonrise-${some}\n.png`,
    `moonrise-${some.slice(1)}.png`,
    `a${'-'.repeat(2)}${some.slice(2)}.png`,
    `moonrise-${some.slice(1)}A.png`,
    `moonrise-${some.slice(1)}_.png`,
    `moonrise-${some.slice(1, 6)}-${some.slice(6)}.png`,
    `moonrise-${some}-4_0.png`,
    `moonrise-${some}-4-0.png`,
    `moonrise-${some}-48.png`,
    `moonrise-${some}-19200.png`,
    `moonrise-${some}-wide.png`,
    `moonrise-${some}png`,
    `moonrise-${some}xpng`,
    `moonrise-${some}.xpng`,
    `moonrise-${some}.pngx`,
    `moonrise-${some}.png.html`,
    `moonrise-${some}.html.png`,
    `moonrise-${some}.PNG`,
    `moonrise-${some}`,
    `%2e%2e%2fmoonrise-${some}.png`,
    `${'x'.repeat(900)}-${some}.png`,
  ])('%j is refused', (name) => expectUnauthorized(upload(admin, `movies/${name}`)));

  // The rules split a path at its slashes and drop what is empty; the SDK never sends such a path.
  test.each([
    ['two slashes', (name: string) => `movies//${name}`],
    ['a slash before it', (name: string) => `/movies/${name}`],
    ['a slash behind it', (name: string) => `movies/${name}/`],
  ])('a path with %s is refused', async (_, path) => {
    const { uid, token } = await signUp();
    await seed({ [`users/${uid}`]: { role: 'admin' } });
    expect(await uploadByRest(path(aName()), token)).toBe(403);
    expect(await uploadByRest(`movies/${aName()}`, token)).toBe(200);
  });
});
