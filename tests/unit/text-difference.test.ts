// product 30.5.
import { expect, test } from 'vitest';
import { textDifference, type TextPart } from '../../src/studio/screens/history/TextChange';

/** The parts as one text, with [brackets] around what the other version has not. */
const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

function difference(one: string, other: string) {
  const { before, after } = textDifference(one, other);
  return [marked(before), marked(after)];
}

test('two texts are compared by words', () => {
  expect(difference('A lighthouse keeper waits.', 'A lighthouse keeper sings.')).toEqual([
    'A lighthouse keeper [waits.]',
    'A lighthouse keeper [sings.]',
  ]);
});

test('only the added or removed words are marked', () => {
  expect(difference('One three', 'One two three')).toEqual(['One three', 'One [two ]three']);
  expect(difference('', 'Rain')).toEqual(['', '[Rain]']);
});

test('two distant changes are marked separately', () => {
  const middle = 'the keeper of the light who has not slept for two days ';
  expect(difference(`First ${middle}waits`, `Then ${middle}sings`)).toEqual([
    `[First ]${middle}[waits]`,
    `[Then ]${middle}[sings]`,
  ]);
});

test('Malayalam words are compared as a whole', () => {
  expect(difference('മഴ പെയ്യുന്നു', 'മഴ പെയ്തു')).toEqual(['മഴ [പെയ്യുന്നു]', 'മഴ [പെയ്തു]']);
});

test('repeated words are not counted both in the common beginning and in the common end', () => {
  const { before, after } = textDifference('la la', 'la la la');
  expect(before.map(({ text }) => text).join('')).toBe('la la');
  expect(after.map(({ text }) => text).join('')).toBe('la la la');
});

test('a long text is reduced to the words around the differences', () => {
  const words = 'They wait for the rain, which does not come, and for the ferry, which does. ';
  const { before, isCut } = textDifference(
    `${words}Here. ${words}${words}Now. ${words}`,
    `${words}There. ${words}${words}Then. ${words}`,
  );
  expect(isCut).toBe(true);
  const [start, changed, between, again, end] = before.map(({ text }) => text);
  expect([changed, again]).toEqual(['Here. ', 'Now. ']);
  expect(start).toMatch(/^… \S.* does\. $/);
  expect(between).toMatch(/^They wait .*\S … \S.* does\. $/);
  expect(end).toMatch(/^They wait .*\S …$/);
  expect([start, between, end].join('').length).toBeLessThan(180);
});
