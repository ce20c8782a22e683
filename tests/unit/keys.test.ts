// product 22.9.
import { expect, test } from 'vitest';
import { isComposing, shortcutKey } from '../../src/shared/ui/hooks';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'isComposing' | 'keyCode'>;
const pressed = (key: Partial<Key>) =>
  ({ key: '', code: '', shiftKey: false, isComposing: false, keyCode: 0, ...key }) as KeyboardEvent;

test.each([
  ['an English keyboard', { key: 's', code: 'KeyS' }, 's'],
  ['Caps Lock', { key: 'S', code: 'KeyS' }, 's'],
  ['Caps Lock and Shift', { key: 's', code: 'KeyS', shiftKey: true }, 'S'],
  ['a Malayalam keyboard', { key: 'േ', code: 'KeyS' }, 's'],
  ['a Malayalam key of two letters', { key: 'ക്ഷ', code: 'KeyZ' }, 'z'],
  ['a Russian keyboard', { key: 'я', code: 'KeyZ' }, 'z'],
  ['AZERTY, where Z is at the place of W', { key: 'z', code: 'KeyW' }, 'z'],
  ['Dvorak, where S is at the place of ;', { key: 's', code: 'Semicolon' }, 's'],
  ['a key that an input method has taken', { key: 'Process', code: 'KeyS' }, 's'],
  ['a German keyboard, where / is above 7', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
  ['/ of a Malayalam keyboard', { key: 'യ', code: 'Slash' }, '/'],
  ['? of a Malayalam keyboard', { key: 'യ', code: 'Slash', shiftKey: true }, '?'],
  ['# of a Malayalam keyboard', { key: '്ര', code: 'Digit3', shiftKey: true }, '#'],
  ['a key with a name', { key: 'Escape', code: 'Escape' }, 'Escape'],
])('the shortcut key is recognized for %s', (_, key, expected) =>
  expect(shortcutKey(pressed(key))).toBe(expected),
);

test('a key belongs to an input method during composition, as does the Enter that ends it in Safari', () => {
  expect(isComposing(pressed({ key: 'Enter', isComposing: true }))).toBe(true);
  expect(isComposing(pressed({ key: 'Enter', keyCode: 229 }))).toBe(true);
  expect(isComposing(pressed({ key: 'Enter', keyCode: 13 }))).toBe(false);
});
