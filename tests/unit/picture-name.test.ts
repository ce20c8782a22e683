import { expect, test } from 'vitest';
import { pictureStamp, pictureStem, storedName } from '../../src/domain/picture-name';

test.each([
  ['IMG_2041.JPG', 'img-2041'],
  ['Kanal  Peeli (final).v2.png', 'kanal-peeli-final-v2'],
  ['Amélie à Kochi.webp', 'amelie-a-kochi'],
  ['നിലാവ്.jpg', 'picture'],
  ['നിലാവ് 2025.jpg', '2025'],
  ['🌙.png', 'picture'],
  ['.png', 'picture'],
  ['', 'picture'],
  ['../../hero-banners/x.png', 'hero-banners-x'],
  ['a%2fb\n<script>.png', 'a-2fb-script'],
  ['---.png', 'picture'],
  [`${'x'.repeat(900)}.png`, 'x'.repeat(40)],
  [`${'x'.repeat(39)} y.png`, 'x'.repeat(39)],
])('%j is stored as %s', (name, stem) => {
  expect(pictureStem(name)).toBe(stem);
});

test('a stamp is twelve letters and digits, and never the same', () => {
  const stamps = Array.from({ length: 1000 }, pictureStamp);
  for (const stamp of stamps) expect(stamp).toMatch(/^[a-z0-9]{12}$/);
  expect(new Set(stamps).size).toBe(1000);
});

test('names have the shape that storage.rules ask for', () => {
  const shape = /^[a-z0-9-]{1,80}-[a-z0-9]{12}(-[0-9]{3,4})?[.](webp|jpg)$/;
  const names = [
    storedName(pictureStem('x'.repeat(900)), pictureStamp(), 'image/webp'),
    storedName(pictureStem(''), pictureStamp(), 'image/jpeg', 480),
    storedName('a', pictureStamp(), 'image/webp', 1440),
  ];
  for (const name of names) expect(name).toMatch(shape);
  expect(names[1]).toMatch(/-480[.]jpg$/);
  expect(() => storedName('a', pictureStamp(), 'image/svg+xml')).toThrow(TypeError);
});
