// product 20.4.
import { ref, uploadBytesResumable } from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { signUp } from './support/accounts';
import { admin } from './support/actors';
import { storageAs } from './support/clients';
import { addressOf, BUCKET } from './support/emulators';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectUnauthorized } from './support/expectations';
import { aName, bytes, EXTENSIONS, FOLDERS, random, upload, uploadByRest } from './support/files';

loadRules({ withStorage: true });

describe.each(FOLDERS)('%s', (folder, most) => {
  test(`takes ${most} bytes and not one more`, async () => {
    await expectAllowed(upload(admin, `${folder}/${aName()}`, 'image/png', most));
    await expectUnauthorized(upload(admin, `${folder}/${aName()}`, 'image/png', most + 1));
  });

  test('takes pictures only, and no empty file', async () => {
    await expectUnauthorized(upload(admin, `${folder}/${aName('a', '.svg')}`, 'image/svg+xml'));
    await expectUnauthorized(upload(admin, `${folder}/${aName()}`, 'image/png', 0));
  });
});

test('one byte is taken', () => expectAllowed(upload(admin, `movies/${aName()}`, 'image/png', 1)));

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

  test.each(EXTENSIONS)('%s comes with no other extension than %s', async (type, extension) => {
    for (const other of ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'svg', 'html']) {
      if (other === extension) continue;
      await expectUnauthorized(upload(admin, `movies/${aName('a', `.${other}`)}`, type));
    }
  });

  test('no rule reads the bytes: the client has to', async () => {
    const path = ref(storageAs(admin), `movies/${aName()}`);
    const html = new TextEncoder().encode('<script>alert(1)</script>');
    await expectAllowed(
      Promise.resolve(uploadBytesResumable(path, html, { contentType: 'image/png' })),
    );
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

describe('overwriting', () => {
  test('is refused, to the admin who uploaded the file too', async () => {
    const path = `movies/${aName()}`;
    await expectAllowed(upload(admin, path));
    await expectUnauthorized(upload(admin, path));
  });

  test('is refused to a resumable upload', async () => {
    const path = `movies/${aName()}`;
    await expectAllowed(upload(admin, path));
    const again = uploadBytesResumable(ref(storageAs(admin), path), bytes(300_000), {
      contentType: 'image/png',
    });
    await expectUnauthorized(Promise.resolve(again));
  });
});

const ask = async (method: string, path: string, body?: BodyInit) => {
  const { host, port } = addressOf('FIREBASE_STORAGE_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/v0/b/${BUCKET}/o${path}`, {
    method,
    ...(body && { body, headers: { 'content-type': 'image/png' } }),
  });
  await response.arrayBuffer();
  return response.status;
};

describe('a visitor past any SDK', () => {
  test('gets a file by its name', async () => {
    const name = aName();
    await expectAllowed(upload(admin, `movies/${name}`));
    expect(await ask('GET', `/movies%2F${name}?alt=media`)).toBe(200);
  });

  test('lists, writes and deletes nothing', async () => {
    const name = aName();
    await expectAllowed(upload(admin, `movies/${name}`));
    expect(await ask('GET', '')).toBe(403);
    expect(await ask('GET', '?prefix=movies/')).toBe(403);
    expect(await uploadByRest(`movies/${aName()}`)).toBe(403);
    expect(await uploadByRest(`movies/${name}`)).toBe(403);
    expect(await ask('DELETE', `/movies%2F${name}`)).toBe(403);
    expect(await ask('PATCH', `/movies%2F${name}`, '{"contentType":"text/html"}')).toBe(403);
  });
});
