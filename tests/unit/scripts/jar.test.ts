// @vitest-environment node
import { expect, test } from 'vitest';
import { createManifest } from '../../../scripts/emulators/jar';

/** What Java reads: lines that begin with a space go on from the line before. */
const unfold = (manifest: string) => manifest.replaceAll('\n ', '');

test.each([10, 58, 59, 60, 130, 131, 400])('a library path of %i characters fits', (length) => {
  const library = `/${'x'.repeat(length - 1)}`;
  const manifest = createManifest('Main', library);

  expect(unfold(manifest)).toBe(
    `Manifest-Version: 1.0\nMain-Class: Main\nClass-Path: file://${library}\n`,
  );
  for (const line of manifest.split('\n')) expect(line.length).toBeLessThanOrEqual(72);
});

test('a path with spaces and other letters becomes a URL', () => {
  expect(unfold(createManifest('Main', '/home/a b/ചി.jar'))).toContain(
    'Class-Path: file:///home/a%20b/%E0%B4%9A%E0%B4%BF.jar\n',
  );
});
