// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Integer } from '@firebase/webchannel-wrapper/bloom-blob';
import { expect, test } from 'vitest';
import * as bloomBlob from '../../src/firebase/bloom-blob';
import { PROJECT_FOLDER } from '../../tools/development/project';

// An upgrade of the SDK that uses more of the library than its stub has must not go unnoticed: a browser
// would fail on it, at the earliest in the production build.

/** The code of a file and of the files beside it that it imports. */
function withImports(file: string): string {
  const code = readFileSync(file, 'utf8');
  const beside = matches(code, /from '(\.\/[^']+)'/g);
  return [code, ...beside.map((name) => withImports(path.join(file, '..', name)))].join('\n');
}

/** What the expression's group has matched, each text once. */
const matches = (code: string, pattern: RegExp): string[] =>
  [...new Set([...code.matchAll(pattern)].flatMap(([, group]) => group ?? []))].toSorted();

const SDK = path.join(PROJECT_FOLDER, 'node_modules/@firebase');
const FIRESTORE = withImports(path.join(SDK, 'firestore/dist/lite/index.browser.esm.js'));

/** The names in `import { ... } from 'library'`. */
const imported = (code: string, library: string) =>
  matches(code, new RegExp(`import \\{ ([^}]*) \\} from '${library}'`, 'g'));

test('the stub exports what the SDK imports', () => {
  expect(imported(FIRESTORE, '@firebase/webchannel-wrapper/bloom-blob')).toEqual(
    Object.keys(bloomBlob),
  );
});

test('the SDK uses only those parts of Integer that its stub has', () => {
  expect(matches(FIRESTORE, /(?<![.\w])Integer\b(?!\s*})(\.\w+|.)/g)).toEqual(['.fromString']);
  expect(matches(FIRESTORE, /extractNumericId\(\w+\)\.(\w+)/g)).toEqual(['compare']);
});

test.each([
  ['1', '2'],
  ['10', '9'],
  ['7', '7'],
  ['-5', '5'],
  ['9223372036854775807', '9223372036854775806'],
])('Integer compares %s with %s as the library does', (one, other) => {
  const expected = Integer.fromString(one).compare(Integer.fromString(other));
  const { fromString } = bloomBlob.Integer;
  expect(Math.sign(fromString(one).compare(fromString(other)))).toBe(Math.sign(expected));
});
