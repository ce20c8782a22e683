/**
 * `npm run live -- https://ADDRESS`: asks the live site what only a real one can tell, one line each,
 * ok or what to do. Changes nothing; with `--admin EMAIL` a picture is uploaded and deleted again.
 */
import { loadEnv } from 'vite';
import { exitCodeOf, formatFindings } from '../tools/go-live/findings';
import { askPassword, runCommand } from '../tools/development/command-line';
import { PROJECT_FOLDER } from '../tools/development/project';
import { checkLive, parseLiveArguments } from '../tools/go-live/live/check-live';

async function run(): Promise<void> {
  const { email, ...site } = parseLiveArguments(process.argv.slice(2));
  const password =
    email && (process.env['LIVE_PASSWORD'] ?? (await askPassword(`Password of ${email}: `)));
  const { VITE_FIREBASE_PROJECT_ID: project } = loadEnv(site.mode, PROJECT_FOLDER, 'VITE_');
  const administrator = email && password ? { email, password } : undefined;
  const findings = await checkLive({ ...site, project, administrator });
  console.log(formatFindings(findings));
  process.exitCode = exitCodeOf(findings);
}

await runCommand(run);
