// product 2.12, 23.2.
import { expect, test, vi } from 'vitest';
import { COMPANY_IMAGE, movieHead, metaDescription } from '../../src/content/meta/meta-tags';
import { site } from '../../src/company/site';
import { aMovie } from '../support/builders';

const src = 'https://pictures.test/boat-1440.jpg';

test('the head of a movie has its title, its text, its canonical address and its picture', () => {
  const picture = { src, alt: 'A boat', width: 1000, height: 1500 };
  expect(movieHead(aMovie({ id: 'the boat', title: 'The Boat', picture }))).toEqual({
    title: `The Boat – ${site.name}`,
    name: 'The Boat',
    description: 'A lighthouse keeper counts the boats.',
    canonical: `${site.origin}/movie/the%20boat`,
    image: { url: src, alt: 'A boat', width: 1000, height: 1500 },
  });
});

test('marks for the direction of text in a title are removed from the title of the tab', () => {
  const head = movieHead(aMovie({ title: '\u200f\u202eTides\u2066 \u200e2' }));
  expect(head.title).toBe(`Tides 2 – ${site.name}`);
});

test('a movie without title, text and picture has a generated description and the picture of the company', () => {
  const head = movieHead(aMovie({ title: '', description: ' \n ' }));
  expect(head.title).toBe(`Untitled – ${site.name}`);
  expect(head.description).toBe(`Untitled, a film by ${site.name}.`);
  expect(head.image).toBe(COMPANY_IMAGE);
});

test('the picture of a preview is the file of 960 pixels, with its height', () => {
  const url = 'https://pictures.test/boat-960.jpg';
  const picture = { src, width: 1440, height: 2161, sizes: { 480: 'https://x.test', 960: url } };
  expect(movieHead(aMovie({ title: 'Boat', picture })).image).toEqual({
    url,
    alt: 'Poster of Boat',
    width: 960,
    height: 1441,
  });
  const unmeasured = movieHead(aMovie({ title: 'Boat', picture: { src, alt: '' } })).image;
  expect(unmeasured).toEqual({ url: src, alt: 'Poster of Boat' });
});

test('a WebP, which LinkedIn does not show, is replaced by the picture of the company', () => {
  const webp = src.replace('jpg', 'webp');
  for (const picture of [{ src: webp }, { src, sizes: { 960: webp } }]) {
    expect(movieHead(aMovie({ picture })).image).toBe(COMPANY_IMAGE);
  }
});

test('a movie with a share picture has it in the preview', () => {
  const share = 'https://pictures.test/boat-1200.jpg';
  const picture = { src, alt: 'A boat', width: 1440, height: 2161, share };
  const { image } = movieHead(aMovie({ picture }));
  expect(image).toEqual({ url: share, alt: 'A boat', width: 1200, height: 630 });
});

test.each([
  ['', { alt: 'A boat' }, 'A boat'],
  ['ml', { alt: 'വള്ളം', alt_ml: 'വള്ളം' }, 'വള്ളം'],
  // The words that browsers read out of the first language have no mark in a preview.
  ['ml', { alt: 'A boat' }, 'Poster of Boat'],
])('the alternative text of a preview is in the language of the page: "%s"', (code, said, alt) => {
  vi.stubEnv('VITE_LANGUAGE', code);
  expect(movieHead(aMovie({ title: 'Boat', picture: { src, ...said } })).image.alt).toBe(alt);
});

test('a description is one line without marks for the direction of text, and joiners are preserved', () => {
  expect(metaDescription('One\r\n\ttwo\u2028three \u202eeerht\u0000')).toBe('One two three eerht');
  const chillu = 'അവന്\u200d നിലാവ്\u200c';
  expect(metaDescription(chillu)).toBe(chillu);
});

test('a long description is cut between words, or between characters if it has no spaces', () => {
  const words = metaDescription('rain and the sea '.repeat(400));
  expect(words).toMatch(/^(rain and the sea )+\w+( \w+)*\.\.\.$/);
  expect(words.length).toBeGreaterThan(180);
  expect(words.length).toBeLessThanOrEqual(203);
  expect(metaDescription('x'.repeat(5000))).toBe(`${'x'.repeat(200)}...`);
  expect(metaDescription('x'.repeat(200))).toBe('x'.repeat(200));
});

test.each(['സ്ത്രീ', '👨‍👩‍👧'])('a cut description does not split the letter %s', (letter) => {
  const cut = metaDescription(letter.repeat(900));
  expect(cut).toMatch(new RegExp(`^(${letter})+\\.\\.\\.$`));
  expect(cut.length).toBeGreaterThan(200 - letter.length);
  expect(cut.length).toBeLessThanOrEqual(203);
});
