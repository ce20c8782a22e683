// product 18.1.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../tools/emulators/project';

/** The rows of the table of messages: what happens, and what is said then, as far as it is fixed. */
const product = readFileSync(path.join(PROJECT_FOLDER, 'docs/product.md'), 'utf8');
const [, table = ''] = /^- \*\*18\.1\*\*([^]*?)^- /m.exec(product) ?? [];
const MESSAGES = [...table.matchAll(/^\| ([^|]+) \| "([^"{]+)/gm)].map(
  ([, event = '', said = '']) => [event, said],
);

const source = readdirSync(path.join(PROJECT_FOLDER, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(PROJECT_FOLDER, 'src', file), 'utf8'))
  .join('\n');

test('the table of messages is found', () => expect(MESSAGES).toHaveLength(29));

test.each(MESSAGES)('%s: "%s"', (_event, said) => expect(source).toContain(said));
