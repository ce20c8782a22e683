/**
 * `npm run admin -- grant EMAIL`, `revoke EMAIL`, `list`: who may enter the admin area.
 *
 * With `--emulators`, or beside running emulators that the environment names, it works on those;
 * with `--project ID` on a real project, with the key that GOOGLE_APPLICATION_CREDENTIALS names.
 */
import { deleteApp } from 'firebase-admin/app';
import { withTimeout } from '../src/domain/timeout';
import { parseCommand, USAGE } from './admin/command';
import { explain } from './admin/explain';
import { grant, listAdmins, revoke } from './admin/roles';
import { connect } from './admin/target';

const PATIENCE_MS = 20_000;

async function run(args: readonly string[]): Promise<void> {
  const command = parseCommand(args);
  const app = connect(command.target);
  const done = async () => {
    switch (command.verb) {
      case 'grant':
        await grant(app, command.email);
        return `${command.email} is an administrator now.`;
      case 'revoke':
        await revoke(app, command.email);
        return `${command.email} is no administrator any more, from the next click on.`;
      case 'list':
        return (await listAdmins(app)).join('\n') || 'Nobody is an administrator yet.';
    }
  };
  try {
    console.log(await withTimeout(done(), PATIENCE_MS));
  } finally {
    await deleteApp(app);
  }
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) {
  console.log(USAGE);
} else {
  await run(args).catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
  // The connection to a silent database would hold the process.
  process.exit();
}
