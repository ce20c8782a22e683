import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import { SetupError } from '../emulators/setup-error';
import type { SetupArguments } from './setup-arguments';

/**
 * Runs `npm run deploy` in a folder, which shows what it does.
 *
 * @throws SetupError if that fails, which has said why
 */
export async function deployWith(
  { project, isBuilding, isDemo, withFunction, mode }: SetupArguments,
  folder: string,
): Promise<void> {
  const script = path.join(PROJECT_FOLDER, 'scripts/deploy.ts');
  const options = [
    '--project',
    project,
    '--mode',
    mode,
    ...(isBuilding ? ['--build'] : []),
    ...(isDemo ? ['--demo'] : []),
    ...(withFunction ? [] : ['--without-function']),
  ];
  const args = ['--import', 'tsx', script, ...options];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code === 0) return;
  throw new SetupError(
    'The site is not published: do what is said above, then run `npm run setup` again, which goes on here.',
  );
}
