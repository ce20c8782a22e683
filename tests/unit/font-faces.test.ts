import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFontFaces } from '../../tools/build/company/font-faces';
import { PROJECT_FOLDER } from '../../tools/development/project';

const charactersOf = ({ ranges }: ReturnType<typeof readFontFaces>[number]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );

describe.each(readFontFaces().map((face) => ({ ...face, name: path.basename(face.file) })))(
  '$name',
  (face) => {
    test('exists', () => {
      expect(existsSync(face.file)).toBe(true);
    });

    test('has the letters of every combining sign, because browsers shape within one file', () => {
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

test('no style uses the unit ch, whose width changes with the fonts and would break lines', () => {
  const sources = path.join(PROJECT_FOLDER, 'src');
  const measuring = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .filter((file) => /[\d.](ch|ex|ic)\b/.test(readFileSync(path.join(sources, file), 'utf8')));
  expect(measuring).toEqual([]);
});
