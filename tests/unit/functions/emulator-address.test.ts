import { expect, test } from 'vitest';
import { acceptEmulator, asWebAddress } from '../../../src/content/base/stored-values';

test('a server beside the emulators accepts pictures of the emulator, and no others by http', () => {
  const picture = 'http://127.0.0.1:9199/v0/b/demo/o/boat.webp?alt=media';
  expect(asWebAddress(picture)).toBeUndefined();
  acceptEmulator('127.0.0.1');
  expect(asWebAddress(picture)).toBe(picture);
  for (const other of ['http://pictures.test/boat.webp', 'http://127.0.0.1.test/boat.webp']) {
    expect(asWebAddress(other)).toBeUndefined();
  }
});
