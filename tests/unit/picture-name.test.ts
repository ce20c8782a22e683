// product 17.4, 17.22.
import { expect, test } from 'vitest';
import {
  copyStem,
  fileNameAt,
  originAt,
  originOf,
  pictureStem,
  randomFileId,
  storedName,
} from '../../src/shared/pictures/picture-name';
import { blockedBy, EASYLIST } from '../support/ad-blocker';

test.each([
  ['IMG_2041.JPG', 'img-2041'],
  ['Kanal  Peeli (final).v2.png', 'kanal-peeli-final-v2'],
  ['Amélie à Kochi.webp', 'amelie-a-kochi'],
  ['നിലാവ്.jpg', 'picture'],
  ['നിലാവ് 2025.jpg', '2025'],
  ['🌙.png', 'picture'],
  ['.png', 'picture'],
  ['', 'picture'],
  ['../../gallery/x.png', 'gallery-x'],
  ['a%2fb\n<script>.png', 'a-2fb-script'],
  ['---.png', 'picture'],
  ['kadal-728x90.jpg', 'kadal'],
  ['Kadal_300x250px final.png', 'kadal-final'],
  ['kadal_728_90.jpg', 'kadal'],
  ['300 × 250 Kadal 300 x 250.png', 'kadal'],
  ['Kadal 88 x 31.png', 'kadal'],
  ['Kadal 2024-11-28 IMG 1200.jpg', 'kadal-2024-11-28-img-1200'],
  ['ad-Kadal-banner2.jpg', 'kadal'],
  [`${'x'.repeat(37)}-adam.png`, 'x'.repeat(37)],
  ['Advertisement 3.jpg', '3'],
  ['sponsored-ads1.jpg', 'picture'],
  ['Kadal adam shadow 1x1 soundtrack.jpg', 'kadal-adam-shadow-1x1-soundtrack'],
  [`${'x'.repeat(900)}.png`, 'x'.repeat(40)],
  [`${'x'.repeat(39)} y.png`, 'x'.repeat(39)],
])('the stored name of %j starts with %s', (name, stem) => {
  expect(pictureStem(name)).toBe(stem);
});

test('no picture is stored under an address that ad blockers block, for any name of its file', () => {
  const stems = EASYLIST.map((pattern) => pictureStem(`kadal ${pattern} final.jpg`));
  const addresses = [...new Set(stems)].map((stem) => {
    const name = storedName(stem, 'abc123def456', 'image/webp', 480);
    return `https://firebasestorage.googleapis.com/v0/b/b/o/hero-banners%2F${name}?alt=media`;
  });
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => blockedBy(address).length > 0)).toEqual([]);
});

test('a file id is 12 random letters and digits', () => {
  const ids = Array.from({ length: 1000 }, randomFileId);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});

test('stored names match the pattern of storage.rules', () => {
  const pattern = /^[a-z0-9-]{1,80}-[a-z0-9]{12}(-[0-9]{3,4})?[.](webp|jpg)$/;
  const names = [
    storedName(pictureStem('x'.repeat(900)), randomFileId(), 'image/webp'),
    storedName(pictureStem(''), randomFileId(), 'image/jpeg', 480),
    storedName('a', randomFileId(), 'image/webp', 1440),
  ];
  for (const name of names) expect(name).toMatch(pattern);
  expect(names[1]).toMatch(/-480[.]jpg$/);
  expect(() => storedName('a', randomFileId(), 'image/svg+xml')).toThrow(TypeError);
});

test.each([
  [
    'https://firebasestorage.googleapis.com/v0/b/b/o/movies%2Fblack-pier-abc123def456.webp?alt=media&token=1',
    'black-pier.webp',
  ],
  ['https://old.example/images/Pier%20at%20night.JPG', 'Pier at night.JPG'],
  ['https://old.example/', 'picture'],
])('the file at %s is named %s when it is copied', (address, name) => {
  expect(fileNameAt(address)).toBe(name);
});

test('a copy has a new name that contains the name of its original, and so does a copy of a copy', () => {
  const first = storedName(pictureStem('Pier at night.jpg'), 'abc123def456', 'image/webp');
  const origin = 'pier-at-night-abc123def456';
  expect(originOf(first)).toBe(origin);
  const copy = storedName(copyStem(origin), '000000000001', 'image/webp');
  expect(copy).toBe('pier-at-night-abc123def456--000000000001.webp');
  expect(originOf(copy)).toBe(origin);
  const next = storedName(copyStem(originOf(copy) ?? ''), '000000000002', 'image/jpeg');
  expect(next).toBe('pier-at-night-abc123def456--000000000002.jpg');
  expect(
    originAt(`https://firebasestorage.googleapis.com/v0/b/b/o/gallery%2F${copy}?alt=media`),
  ).toBe(origin);
});

test('the name of a copy matches the pattern of storage.rules for any length of the original’s name', () => {
  const pattern = /^[a-z0-9-]{1,80}-[a-z0-9]{12}(-[0-9]{3,4})?[.](webp|jpg)$/;
  for (const length of [1, 40, 66]) {
    const origin = originOf(`${'x'.repeat(length)}-abc123def456.webp`) ?? '';
    expect(storedName(copyStem(origin), '000000000001', 'image/webp', 480)).toMatch(pattern);
  }
});

test.each([
  'photo.jpg',
  'Photo-abc123def456.webp',
  `${'x'.repeat(67)}-abc123def456.webp`,
  'photo-abc123def456',
  'photo-abc123def456-480.webp',
  '',
])('no original is found for the file name %j', (name) => {
  expect(originOf(name)).toBeUndefined();
});

test('the name of an uploaded file is never recognized as the name of a copy', () => {
  const stem = pictureStem('house--of--performances.jpg');
  expect(originOf(storedName(stem, 'abc123def456', 'image/webp'))).toBe(`${stem}-abc123def456`);
});
