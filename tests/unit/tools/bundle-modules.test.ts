// @vitest-environment node
import { expect, test } from 'vitest';
import { isAt, requireModules } from '../../../tools/bundle/modules';

const IDS = [
  '/project/src/components/fields/Field.tsx',
  '/project/src/components/fields/Field.module.css',
  '/project/node_modules/react/cjs/react.production.js',
];

test.each([
  ['src/components/fields/Field', true],
  ['node_modules/react', true],
  ['src/components/Fiel', false],
  ['components', true],
  ['node_modules/react-dom', false],
])('%s is part of the build: %s', (path, expected) => {
  expect(IDS.some((id) => isAt(path, id))).toBe(expected);
});

test('each path has to be part of the build', () => {
  requireModules(['src/components/fields/Field', 'node_modules/react'], IDS);
  expect(() => requireModules(['src/components/fields/Field', 'src/Moved'], IDS)).toThrow(
    'not part of the build: src/Moved.',
  );
});
