// product 33.1.
import { expect, test } from 'vitest';
import { parseDeployArguments } from '../../../tools/go-live/deploy/arguments';

test('without arguments, the whole build is published', () => {
  expect(parseDeployArguments([])).toEqual({
    isBuilding: false,
    withFunction: true,
    isDemo: false,
    isOverNewer: false,
    further: [],
  });
});

test('a mode and a project can be given in each usual form', () => {
  expect(parseDeployArguments(['--mode', 'staging', '-P', 'a'])).toMatchObject({
    mode: 'staging',
    project: 'a',
  });
  expect(parseDeployArguments(['--mode=staging', '--project=a'])).toMatchObject({
    mode: 'staging',
    project: 'a',
    further: [],
  });
});

test('unknown arguments are passed to firebase-tools', () => {
  const args = [
    '--build',
    '--message',
    'A word = two',
    '--demo',
    '--without-function',
    '--debug',
    '--over-newer',
  ];
  expect(parseDeployArguments(args)).toEqual({
    isBuilding: true,
    withFunction: false,
    isDemo: true,
    isOverNewer: true,
    further: ['--message', 'A word = two', '--debug'],
  });
});
