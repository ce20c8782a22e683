// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../tools/emulators/project';
import { withoutStatistics } from '../../tools/bundle/without-statistics';

const SDK = path.join(PROJECT_FOLDER, 'node_modules/@firebase/app/dist/esm/index.esm.js');
const code = readFileSync(SDK, 'utf8');

test('the SDK of the production bundle registers neither its version nor the days of its use', () => {
  const rest = withoutStatistics(code);
  expect(rest).not.toMatch(/new Component\('(heartbeat|platform-logger)'/);
  expect(rest).toMatch(/^function registerVersion\(.*\) \{\}$/m);
  // Nothing else is missing.
  expect(code.split('\n').length - rest.split('\n').length).toBeLessThan(30);
});

test('code in which a part of the statistics is not found stops the build', () => {
  expect(() => withoutStatistics(code.replaceAll("'heartbeat'", "'beats'"))).toThrow(
    '@firebase/app has changed',
  );
});
