import { expect, test } from 'vitest';
import { textDifference } from '../../src/domain/text/text-difference';

test('the difference of two texts is that of their words', () => {
  expect(textDifference('A lighthouse keeper waits.', 'A lighthouse keeper sings.')).toEqual({
    start: 'A lighthouse keeper ',
    before: 'waits.',
    after: 'sings.',
    end: '',
  });
  expect(textDifference('Rain', 'Rain falls')).toEqual({
    start: '',
    before: 'Rain',
    after: 'Rain falls',
    end: '',
  });
});

test('what was added or removed stands alone', () => {
  expect(textDifference('One three', 'One two three')).toEqual({
    start: 'One ',
    before: '',
    after: 'two ',
    end: 'three',
  });
  expect(textDifference('', 'Rain')).toEqual({ start: '', before: '', after: 'Rain', end: '' });
});

test('repeated words and lines are not taken for both beginning and end', () => {
  const { start, before, after, end } = textDifference('la la', 'la la la');
  expect(start + before + end).toBe('la la');
  expect(start + after + end).toBe('la la la');
  expect(textDifference('One\n\ntwo', 'One\n\nthree').start).toBe('One\n\n');
});

test('of a long text only the words around the difference are given', () => {
  const words = 'They wait for the rain, which does not come, and for the ferry, which does. ';
  const { start, before, end } = textDifference(
    `${words}Here. ${words}`,
    `${words}There. ${words}`,
  );
  expect(before).toBe('Here. ');
  expect(start).toMatch(/^… \S.* does\. $/);
  expect(end).toMatch(/^They wait .*\S …$/);
  expect(start.length + end.length).toBeLessThan(90);
});

test('of one long word no end is left out', () => {
  const address = `https://tickets.example/${'x'.repeat(60)} `;
  expect(textDifference(`${address}a`, `${address}b`).start).toBe(`… ${address.slice(-40)}`);
});
