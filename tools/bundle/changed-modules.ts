import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import type { Chunk } from './chunk-graph';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: PROJECT_FOLDER, encoding: 'utf8', stdio: 'pipe' }).split('\n');

/** Returns the paths of files that were added or changed since the last commit that is pushed; none without git. */
function changedFiles(): ReadonlySet<string> {
  try {
    const [pushed = ''] = git('merge-base', 'HEAD', '@{upstream}');
    const added = git('ls-files', '--others', '--exclude-standard');
    return new Set([...git('diff', '--name-only', pushed), ...added]);
  } catch {
    return new Set();
  }
}

/** Returns the modules of some files that were added or changed, each with its file. */
export function changedModules(chunks: readonly Chunk[]): string[] {
  const changed = changedFiles();
  return chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .map((id) => path.relative(PROJECT_FOLDER, id))
      .filter((file) => changed.has(file))
      .map((file) => `${file} in ${fileName}`),
  );
}
