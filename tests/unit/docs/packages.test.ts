import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { PROJECT_FOLDER } from '../../../tools/development/project';

const text = readFileSync(path.join(PROJECT_FOLDER, 'docs/decisions/033-packages.md'), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('|'));

/** The names in the first column of the table; a `*` at the end of one stands for several packages. */
const named = rows.flatMap((row) =>
  [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

test('the decision on packages has a reason for each package, and for no other', () => {
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const isNamed = (name: string) => (other: string) =>
    other.endsWith('*') ? name.startsWith(other.slice(0, -1)) : other === name;
  expect(packages.filter((name) => !named.some(isNamed(name)))).toEqual([]);
  expect(named.filter((other) => !packages.some((name) => isNamed(name)(other)))).toEqual([]);
});
