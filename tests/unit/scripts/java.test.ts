// @vitest-environment node
import { expect, test } from 'vitest';
import { parseJavaVersion } from '../../../scripts/emulators/java';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_412"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "11.0.2" 2019-01-15', 11],
  ['no version here', undefined],
])('%s', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version);
});
