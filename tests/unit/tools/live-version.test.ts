// product 33.1a.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { olderReason } from '../../../tools/go-live/deploy/live-version';

let folder: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** Makes a commit, and returns its short name. */
function commit(message: string): string {
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', '--short=7', 'HEAD');
}

// The branch begins at the first of three.
const commits: Record<string, string> = { unknown: '0123abc' };
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['first', 'second', 'third']) commits[name] = commit(name);
  git('checkout', '--quiet', '-b', 'branch', commits['first'] ?? '');
  commits['branch'] = commit('branch');
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string, day = '2026-11-20') => `1.2.0 (${commits[name]}, ${day})\n`;

test.each([
  ['the same commit', 'second', 'second'],
  ['a later commit', 'third', 'first'],
])('%s can be published', (_, own, live) => {
  expect(olderReason(at(own), at(live), folder)).toBeUndefined();
});

test('an earlier commit of the same day is refused as older, with both versions', () => {
  const [first, third] = [commits['first'], commits['third']];
  expect(olderReason(at('first'), at('third'), folder)).toBe(
    `Live is 1.2.0 (${third}, 2026-11-20), and this would publish 1.2.0 (${first}, 2026-11-20): an older commit.`,
  );
});

test.each([
  ['a commit of another branch', 'branch'],
  ['a commit that this folder does not know', 'unknown'],
])(
  'if the live version is not in the history of this folder, the deploy is refused: %s',
  (_, live) => {
    expect(olderReason(at('third', '2026-11-21'), at(live), folder)).toContain(
      `the commit ${commits[live]} is not part of it`,
    );
  },
);

test('an unknown live commit is compared by its day', () => {
  expect(olderReason(at('third', '2026-11-13'), at('unknown'), folder)).toMatch(
    /: an older commit\.$/,
  );
});

test.each([
  ['1.10.0', '1.9.0', undefined],
  ['1.2.0', '1.2.0', undefined],
  ['1.2.0', '1.10.0', /: an older version\.$/],
  ['1.2.0', '1.2.0 (0123abc, 2026-11-20)', /: without Git nobody can tell/],
])('without Git, %s is compared with the live version %s by its number', (own, live, reason) => {
  expect(olderReason(own, live, folder) ?? 'undefined').toMatch(reason ?? /^undefined$/);
});
