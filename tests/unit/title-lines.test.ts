// product 17.10.
import { expect, test } from 'vitest';
import { fitTitle, shortened, type Measure } from '../../src/studio/pictures/upload/lettering';

/** Each letter is half as wide as it is high. */
const measure: Measure = (text, size) => (text.length * size) / 2;
const fit = (title: string) => fitTitle(title, { width: 680, height: 340, lineHeight: 1 }, measure);
const widest = ({ size, lines }: ReturnType<typeof fit>) =>
  Math.max(...lines.map((line) => measure(line, size)));

test('a short title is one line of the largest size', () => {
  expect(fit('Kanal')).toEqual({ size: 112, lines: ['Kanal'] });
});

test('a longer title is wrapped between words into lines of similar width', () => {
  expect(fit('The Last Bus to Vagamon').lines).toEqual(['The Last Bus', 'to Vagamon']);
});

test('a long title has a smaller size instead of a fourth line', () => {
  const fitted = fit('The Clockmaker of Mattancherry and His Nine Daughters at Sea');
  expect(fitted.lines).toHaveLength(3);
  expect(fitted.size).toBeLessThan(112);
  expect(widest(fitted)).toBeLessThanOrEqual(680);
  expect(fitted.lines.join(' ')).toBe(
    'The Clockmaker of Mattancherry and His Nine Daughters at Sea',
  );
});

test('a title that does not fit at the smallest size is cut with an ellipsis', () => {
  const fitted = fit('Rain on the roof '.repeat(12).trim());
  expect(fitted).toMatchObject({ size: 36, lines: { length: 3 } });
  expect(fitted.lines[2]).toMatch(/…$/);
  expect(widest(fitted)).toBeLessThanOrEqual(680);
});

test('a word that is wider than a line is broken', () => {
  const fitted = fit('a'.repeat(60));
  expect(fitted.lines.join('')).toBe('a'.repeat(60));
  expect(widest(fitted)).toBeLessThanOrEqual(680);
});

test('no Malayalam letter is split', () => {
  const letters = shortened('ക്ഷേത്രം', 5, (text) => text.length);
  expect(letters).toBe('ക്ഷേ…');
});
