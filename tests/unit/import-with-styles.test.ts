// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { __vitePreload as importWithStyles } from '../../src/site/data/import-with-styles';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const answer = (type: 'load' | 'error') =>
  sheets().forEach((link) => link.dispatchEvent(new Event(type)));

afterEach(() => document.head.replaceChildren());

test('code and style sheets are requested in parallel, and the code is returned when all are loaded', async () => {
  const load = vi.fn().mockResolvedValue('code');
  const settled = vi.fn();
  const imported = importWithStyles(load, ['assets/a.css', 'assets/b.css']);
  void imported.then(settled);
  expect(load).toHaveBeenCalledOnce();
  expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual([
    '/assets/a.css',
    '/assets/b.css',
  ]);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  answer('load');
  expect(await imported).toBe('code');
});

test('a style sheet is requested once, and not if it is in the page', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/page.css">';
  const first = importWithStyles(async () => 1, ['assets/page.css', 'assets/once.css']);
  answer('load');
  await first;
  expect(await importWithStyles(async () => 2, ['assets/once.css'])).toBe(2);
  expect(sheets()).toHaveLength(2);
});

test('a style sheet that fails is requested again by the next import', async () => {
  const failed = importWithStyles(async () => 1, ['assets/late.css']);
  answer('error');
  await expect(failed).rejects.toThrow('Failed to fetch /assets/late.css');
  expect(sheets()).toEqual([]);
  const again = importWithStyles(async () => 2, ['assets/late.css']);
  answer('load');
  expect(await again).toBe(2);
});

test('code that cannot be loaded is an error, whether or not its style sheets load', async () => {
  const failed = importWithStyles(() => Promise.reject(new Error('No code')), ['assets/x.css']);
  await expect(failed).rejects.toThrow('No code');
  answer('error');
});

test('code without style sheets is imported', async () => {
  expect(await importWithStyles(async () => 3)).toBe(3);
});
