// product 33.1.
import { expect, test } from 'vitest';
import { parseDeployArguments } from '../../../tools/go-live/deploy/arguments';

test('without arguments, all that is built is published', () => {
  expect(parseDeployArguments([])).toEqual({
    isBuilding: false,
    withFunction: true,
    isDemo: false,
    isOverNewer: false,
    further: [],
  });
});

test('a mode and a project are named in each of the usual ways', () => {
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

test('what is not known goes on to firebase-tools', () => {
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
