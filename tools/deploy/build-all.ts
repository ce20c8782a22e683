import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildFunction } from '../bundle/function';
import { BUILD_LANGUAGES } from '../../functions/src/languages';
import { PROJECT_FOLDER } from '../emulators/project';
import { SetupError } from '../emulators/setup-error';

export const PRODUCTION_MODE = 'production';

/**
 * Checks the types, then builds the site into dist and the function into functions/lib.
 *
 * @param mode chooses the .env files: `staging` takes files that begin with `.env.staging`
 * @throws SetupError if a step fails, which has said why
 */
export async function buildAll(mode = PRODUCTION_MODE): Promise<void> {
  run({}, 'tsc', '--noEmit');
  for (const language of BUILD_LANGUAGES) {
    run({ VITE_LANGUAGE: language }, 'vite', 'build', '--mode', mode);
  }
  await buildFunction(
    path.join(PROJECT_FOLDER, 'dist'),
    path.join(PROJECT_FOLDER, 'functions/lib'),
  );
}

function run(
  variables: Readonly<Record<string, string>>,
  tool: string,
  ...args: readonly string[]
): void {
  const command = path.join(PROJECT_FOLDER, 'node_modules/.bin', tool);
  const { status } = spawnSync(command, args, {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  if (status !== 0) throw new SetupError(`The build has failed (${tool}).`);
}
