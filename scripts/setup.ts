/**
 * `npm run setup -- --project ID`: makes a live, watched site of a Firebase project (product 33.7).
 * `--help` lists the options.
 */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { PROJECT_FOLDER } from '../tools/emulators/project';
import { describeError } from '../tools/emulators/setup-error';
import { checkLive } from '../tools/live/check-live';
import { deployWith } from '../tools/setup/deploy';
import { setUp } from '../tools/setup/set-up';
import { parseSetupArguments, USAGE } from '../tools/setup/setup-arguments';

const PAUSE_MS = 5_000;

async function run(args: readonly string[]): Promise<void> {
  const setup = parseSetupArguments(args);
  const folder = existsSync('firebase.json') ? process.cwd() : PROJECT_FOLDER;
  await setUp(setup, {
    folder,
    say: console.log,
    pause: () => setTimeout(PAUSE_MS),
    deploy: () => deployWith(setup, folder),
    checkSite: (origin) => {
      const { project, isDemo, withFunction } = setup;
      return checkLive({ origin, others: [], project, isDemo, withFunction });
    },
  });
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
} else {
  await run(args).catch((error: unknown) => {
    console.error(`\n${describeError(error)}`);
    process.exitCode = 1;
  });
}
