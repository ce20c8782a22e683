import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const COMMENT = /^\s*(?:\*|\/\/|\/\*|\{\/\*)/;
const NAME = /\b(?:\w+Films?(?=[A-Z]|\b)|[fF]ilms?(?=[A-Z]))/;
const STRING = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/** Lines that call a movie a film in a comment or in a name with several words. */
const linesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) =>
      COMMENT.test(line) ? /\bfilms?\b/i.test(line) : NAME.test(line.replaceAll(STRING, '')),
    );

test('a movie is called a film on the screen, and a movie in the code', () => {
  const files = ['src', 'functions/src'].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(PROJECT, folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const named = files.filter((file) => /film/i.test(path.basename(file)));
  const lines = files.flatMap((file) => linesIn(readFileSync(file, 'utf8')));
  expect([...named, ...lines]).toEqual([]);
});

test.each([
  ['a comment', '// The film of a video.', 1],
  ['a name', 'const filmTitle = 1;', 1],
  ['a type', 'interface FilmCard {', 1],
  ['words on the screen', "const label = 'The Film of a video';", 0],
])('%s is seen as that', (_, line, found) => expect(linesIn(line)).toHaveLength(found));
