// @vitest-environment node
import { expect, test } from 'vitest';
import { isAt, requireModules } from '../../../tools/bundle/modules';

const IDS = [
  '/project/src/shared/ui/fields/Field.tsx',
  '/project/src/shared/ui/fields/Field.module.css',
  '/project/node_modules/react/cjs/react.production.js',
];

test.each([
  ['src/shared/ui/fields/Field', true],
  ['node_modules/react', true],
  ['src/shared/ui/fields/Fiel', false],
  ['fields', true],
  ['node_modules/react-dom', false],
])('%s is part of the build: %s', (path, expected) => {
  expect(IDS.some((id) => isAt(path, id))).toBe(expected);
});

test('each path has to be part of the build', () => {
  requireModules(['src/shared/ui/fields/Field', 'node_modules/react'], IDS);
  expect(() => requireModules(['src/shared/ui/fields/Field', 'src/Moved'], IDS)).toThrow(
    'not part of the build: src/Moved.',
  );
});
