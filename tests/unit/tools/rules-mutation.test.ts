import { expect, test } from 'vitest';
import { staleReasons } from '../../../tools/rules-mutation/changes';

test('every change of the rules that is explained is one that is tried', () => {
  expect(staleReasons()).toEqual([]);
});
