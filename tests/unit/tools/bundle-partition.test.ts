// @vitest-environment node
// product 3.2, 21.2, 21.8
import { expect, test } from 'vitest';
import { divideIntoChunks, type Load, type Module } from '../../../tools/build/partition';

const SMALL = 300;
const LARGE = 100_000;

/** A module of each name, with its size and what it imports. */
const modulesOf = (sizes: Readonly<Record<string, readonly [number, ...string[]]>>) =>
  new Map(
    Object.entries(sizes).map(([id, [bytes, ...imports]]): [string, Module] => [
      id,
      { bytes, isStyle: false, runs: id.startsWith('run'), imports },
    ]),
  );

const load = (...roots: readonly string[]): Load => ({ roots, weight: 1, isForVisitors: true });
const forAdmins = (...roots: readonly string[]): Load => ({
  ...load(...roots),
  isForVisitors: false,
});

const chunks = (...args: Parameters<typeof divideIntoChunks>) =>
  divideIntoChunks(...args)
    .map((ids) => ids.toSorted().join(' '))
    .toSorted();

test('a large module is loaded only by pages that need it', () => {
  const modules = modulesOf({ one: [LARGE, 'shared'], other: [LARGE, 'shared'], shared: [LARGE] });
  expect(chunks(modules, [load('one'), load('other')])).toEqual(['one', 'other', 'shared']);
});

test('small modules that two pages share are in one chunk, as a request costs more than a few bytes', () => {
  const modules = modulesOf({
    one: [LARGE, 'a', 'b'],
    other: [LARGE, 'a', 'b'],
    third: [LARGE, 'b'],
    a: [SMALL],
    b: [SMALL],
  });
  const pages = [load('one'), load('other'), load('third')];
  expect(chunks(modules, pages)).toEqual(['a b', 'one', 'other', 'third']);
});

test('a module with side effects is loaded only by pages that need it, even if it is small', () => {
  const modules = modulesOf({
    one: [LARGE, 'a', 'b'],
    other: [LARGE, 'a', 'b'],
    'run one': [SMALL, 'a'],
    a: [SMALL],
    b: [SMALL],
  });
  const pages = [load('one', 'run one'), load('other'), load('run one')];
  expect(chunks(modules, pages)).toEqual(['a b', 'one', 'other', 'run one']);
});

test('visitors load no module that only administrators need, even if it is small', () => {
  const modules = modulesOf({
    page: [LARGE, 'a'],
    admin: [LARGE, 'a', 'b'],
    a: [SMALL],
    b: [SMALL],
  });
  expect(chunks(modules, [load('page'), forAdmins('admin')])).toEqual(['a', 'admin b', 'page']);
});

test('chunks do not import each other in a cycle', () => {
  const modules = modulesOf({
    one: [LARGE, 'a'],
    other: [LARGE, 'b'],
    third: [LARGE, 'c'],
    a: [SMALL, 'b'],
    b: [LARGE, 'c'],
    c: [SMALL],
  });
  expect(chunks(modules, [load('one'), load('other'), load('third')])).not.toContain('a c');
});

test('a module that imports a large one is not in one chunk with a module that other pages need without it', () => {
  const modules = modulesOf({
    one: [LARGE, 'a', 'b'],
    other: [LARGE, 'b'],
    a: [SMALL, 'large'],
    b: [SMALL],
    third: [LARGE, 'large'],
    large: [LARGE],
  });
  const result = chunks(modules, [load('one'), load('other'), load('third')]);
  expect(result).not.toContain('a b');
});
