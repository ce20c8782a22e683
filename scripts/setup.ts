/**
 * `npm run setup -- --project ID`: makes a live, watched site of a Firebase project (product 33.7).
 * `--help` lists the options.
 */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { PROJECT_FOLDER } from '../tools/development/project';
import { runCommand } from '../tools/development/command-line';
import { checkLive } from '../tools/go-live/live/check-live';
import { deployWith } from '../tools/go-live/setup/publish';
import { setUp } from '../tools/go-live/setup/set-up';
import { parseSetupArguments, USAGE } from '../tools/go-live/setup/arguments';

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
await runCommand(() => (args.includes('--help') ? console.log(USAGE) : run(args)));
