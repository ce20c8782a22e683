// product 5.7.
import { expect, test } from 'vitest';
import { layoutClass } from '../../src/site/components/cards/MovieWall';

test('layout classes are a1 to a10, repeatedly', () => {
  expect([0, 1, 8, 9, 10, 19, 20].map(layoutClass)).toEqual('a1 a2 a9 a10 a1 a10 a1'.split(' '));
});
