import { expect, test } from 'vitest';
import { storagePathOf } from '../../src/content/places';

const origin = 'https://firebasestorage.googleapis.com';
const bucket = 'cinema.firebasestorage.app';
const ours = `${origin}/v0/b/${bucket}/o`;
const pathOf = (address: string) => storagePathOf(address, { origin, bucket });

test.each([
  [`${ours}/movies%2Fstill-abc.webp?alt=media&token=1`, 'movies/still-abc.webp'],
  [`${ours}/hero-banners%2Fa.jpg`, 'hero-banners/a.jpg'],
  [`${ours}/announcements%2FNo%20time.png?alt=media`, 'announcements/No time.png'],
  [`${ours}/events%2Fa.avif`, 'events/a.avif'],
  [`${ours}/gallery%2F%E0%B4%A8.png`, 'gallery/ന.png'],
])('%s is the address of a file of this project', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test.each([
  '',
  'still.webp',
  'https://pictures.test/movies%2Fa.webp',
  `${origin}/v0/b/other.appspot.com/o/movies%2Fa.webp`,
  `gs://${bucket}/movies/a.webp`,
  `http://firebasestorage.googleapis.com/v0/b/${bucket}/o/movies%2Fa.webp`,
  `https://firebasestorage.googleapis.com.evil.test/v0/b/${bucket}/o/movies%2Fa.webp`,
  `https://me@firebasestorage.googleapis.com/v0/b/${bucket}/o/movies%2Fa.webp`,
  `https://firebasestorage.googleapis.com:444/v0/b/${bucket}/o/movies%2Fa.webp`,
  `${ours}/users%2Fa.webp`,
  `${ours}/a.webp`,
  `${ours}/movies`,
  `${ours}/movies%2F`,
  `${ours}/movies%2F..`,
  `${ours}/movies%2F.%2Fa.webp`,
  `${ours}/movies%2Fdeeper%2Fa.webp`,
  `${ours}/%2Fmovies%2Fa.webp`,
  `${ours}/..%2Fmovies%2Fa.webp`,
  `${ours}/movies/a.webp`,
  `${ours}/movies%2Fa.webp/more`,
  `${ours}/%E0%A4%A`,
  `${ours}?name=movies%2Fa.webp`,
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
])('%j is not a file that the site may delete', (address) => {
  expect(pathOf(address)).toBeNull();
});
