// product 14.18.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { siteVersion } from '../../../tools/build/fixed-files';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: '2026-11-20T10:00:00Z',
      GIT_COMMITTER_DATE: '2026-11-20T10:00:00Z',
    },
  });

beforeEach(() => {
  folder = temporaryFolder();
});

test('without Git the version is that of package.json', () =>
  expect(siteVersion(folder)).toBe(manifest.version));

test('with Git the version has the commit with its day, and says if files have changed since', () => {
  git('init', '--quiet');
  writeFileSync(path.join(folder, 'a.txt'), 'a');
  git('add', '.');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  git(...author, 'commit', '--quiet', '--message', 'a');
  const commit = git('rev-parse', '--short=7', 'HEAD').trim();
  expect(siteVersion(folder)).toBe(`${manifest.version} (${commit}, 2026-11-20)`);
  writeFileSync(path.join(folder, 'a.txt'), 'b');
  expect(siteVersion(folder)).toBe(`${manifest.version} (${commit}, 2026-11-20, with changes)`);
});
