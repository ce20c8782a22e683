import { expect, test } from 'vitest';
import { phoneHref, phoneParts } from '../../src/shared/text/phone';

const linksIn = (text: string) =>
  phoneParts(text).flatMap((part) => (part.href ? [[part.text, part.href]] : []));

const textOf = (text: string) =>
  phoneParts(text)
    .map((part) => part.text)
    .join('');

test.each([
  ['+91 484 000 0000', ['tel:+914840000000']],
  ['+91 484 000 0000 / +91 98470 00000', ['tel:+914840000000', 'tel:+919847000000']],
  [
    '+91 484 000 0000, 98470 00000 or 0484-2345678',
    ['tel:+914840000000', 'tel:9847000000', 'tel:04842345678'],
  ],
  ['+91 484 000 0000 +91 98470 00000', ['tel:+914840000000', 'tel:+919847000000']],
  ['+91 (0)484 000 0000', ['tel:+914840000000']],
  ['+91 (0) 484 000 0000', ['tel:+914840000000']],
  ['+91-0484-2345678', ['tel:+914842345678']],
  ['0091 484 234 5678', ['tel:+914842345678']],
  ['(+91) 484 234 5678', ['tel:+914842345678']],
  ['(0484) 234 5678', ['tel:04842345678']],
  ['+44 (0)20 7946 0000', ['tel:+442079460000']],
  ['+91 484 000 0000 ext. 12', ['tel:+914840000000;ext=12']],
  ['+91 484 000 0000, Extension: 12', ['tel:+914840000000;ext=12']],
  ['0484 2345678x12', ['tel:04842345678;ext=12']],
  ['+൯൧ ൪൮൪ ൦൦൦ ൦൦൦൦', ['tel:+914840000000']],
  ['Office: 0484 234 5678 (10 am to 6 pm)', ['tel:04842345678']],
  ['ഫോൺ: 98470 00000', ['tel:9847000000']],
  ['1912', ['tel:1912']],
])('each number is a link of its own that dials it (product 27.10): %s', (text, hrefs) => {
  expect(linksIn(text).map(([, href]) => href)).toEqual(hrefs);
  expect(textOf(text)).toBe(text);
});

test.each([
  '',
  'Anu Thomas',
  'Kochi 682001',
  '10-18',
  '2026-12-18',
  '2019–2026',
  '1-800-FLOWERS',
  'GST 32ABCDE1234567F1Z5',
  '0484 2345678 98470 00000',
  '0484/2345678',
])('what cannot be dialed for certain is no link: %s', (text) => {
  expect(linksIn(text)).toEqual([]);
  expect(textOf(text)).toBe(text);
});

test('the first number of a text is that of the company', () => {
  expect(phoneHref('Office +91 484 000 0000 / 98470 00000')).toBe('tel:+914840000000');
  expect(phoneHref('none')).toBeUndefined();
});
