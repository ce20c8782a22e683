import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFontFaces } from '../../tools/company/font-faces';

const charactersOf = ({ ranges }: ReturnType<typeof readFontFaces>[number]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );

describe.each(readFontFaces().map((face) => ({ ...face, name: path.basename(face.file) })))(
  '$name',
  (face) => {
    test('is there', () => {
      expect(existsSync(face.file)).toBe(true);
    });

    test('has the letters of every sign that joins them: browsers shape within one file', () => {
      const characters = charactersOf(face);
      const hasLetters = characters.includes('a') || characters.includes('ക');
      const signs = characters.filter((character) => /\p{M}/u.test(character));
      expect(hasLetters ? [] : signs).toEqual([]);
    });
  },
);

test('three faces have the same characters', () => {
  const sets = new Map<string, Set<string>>();
  for (const face of readFontFaces()) {
    const key = `${face.weight} ${face.width}`;
    sets.set(key, new Set([...(sets.get(key) ?? []), ...charactersOf(face)]));
  }
  const [first, ...others] = [...sets.values()];
  expect(others.length).toBe(2);
  for (const other of others) expect(other).toEqual(first);
});
