import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { HOSTING } from '../../tools/hosting';

const patterns = [...HOSTING.rewrites, ...HOSTING.headers].map(({ regex }) => regex);

// Hosting evaluates them by RE2, and the local server by JavaScript, which knows more of them.
test.each(patterns)('Hosting can evaluate %s', (pattern) => {
  expect(RE2JS.compile(pattern).pattern()).toBe(pattern);
});

test('a pattern that only JavaScript knows would be refused', () => {
  expect(() => RE2JS.compile('^/(?!admin)')).toThrow(/invalid/);
});
