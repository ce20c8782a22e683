/**
 * `npm run admin`: the administrators, the search index, exports and the settings of a project, on the
 * emulators or on a real one; USAGE in tools/go-live/admin/command.ts lists the commands.
 */
import { type App, deleteApp } from 'firebase-admin/app';
import { withTimeout } from '../src/shared/failures/timeout';
import {
  describeAccount,
  invite,
  requireNoAccount,
  verifiedAccount,
  grant,
  listAdmins,
  revoke,
} from '../tools/go-live/admin/accounts';
import { checkProject } from '../tools/go-live/check/check-project';
import { checkDueAccess } from '../tools/go-live/check/database';
import { apiReader } from '../tools/go-live/google-answers';
import { exitCodeOf, formatFindings, RIGHTS } from '../tools/go-live/findings';
import {
  type Command,
  parseCommand,
  projectIn,
  USAGE,
  explainError,
} from '../tools/go-live/admin/command';
import { confirm } from '../tools/development/command-line';
import { exportTo } from '../tools/go-live/admin/export';
import { reindex } from '../tools/go-live/admin/reindex';
import { restore } from '../tools/go-live/restore/restore';
import {
  connectAdminSdk,
  findFileServer,
  projectOf,
  signInByLogin,
} from '../tools/go-live/admin/target';
import { signInToGoogle } from '../tools/go-live/google-apis';
import { PROJECT_FOLDER } from '../tools/development/project';

const TIMEOUT_MS = 60_000;
const soon = <T>(request: Promise<T>) => withTimeout(request, TIMEOUT_MS);

async function run(app: App, command: Command): Promise<void> {
  const { verb, subject, target, isConfirmed } = command;
  const fileServer = () => soon(findFileServer(app, projectOf(target), command.bucket));
  switch (verb) {
    case 'invite': {
      await soon(requireNoAccount(app, subject));
      console.log(`No account has the address ${subject} yet.`);
      if (!isConfirmed) await confirm('Make one, and make it an administrator?');
      const { account, link } = await soon(invite(app, subject));
      console.log(`\n${describeAccount(account)}\n\n${subject} is an administrator now.`);
      console.log('Whoever opens this link sets the password. Pass it on to nobody else:\n');
      console.log(`  ${link}\n`);
      console.log('It soon expires; "Forgotten your password?" at the sign-in sends another.');
      return;
    }
    case 'grant': {
      const account = await soon(verifiedAccount(app, subject));
      console.log(describeAccount(account));
      if (!isConfirmed) await confirm('\nMake this account an administrator?');
      await soon(grant(app, account));
      console.log(`\n${subject} is an administrator now.`);
      return;
    }
    case 'revoke':
      await soon(revoke(app, subject));
      console.log(`${subject} is no administrator any more, from the next click on.`);
      console.log('If nobody is to sign in with it, disable it: console → Authentication → Users.');
      return;
    case 'list':
      console.log((await soon(listAdmins(app))).join('\n') || 'Nobody is an administrator yet.');
      return;
    case 'reindex':
      console.log(`The search index has ${await soon(reindex(app))} entries.`);
      return;
    case 'export': {
      const { entries, pictures } = await exportTo(subject, app, await fileServer());
      console.log(`${subject}: ${entries} entries and ${pictures?.read ?? 0} pictures.`);
      for (const address of pictures?.missing ?? []) console.log(`Not in it: ${address}`);
      return;
    }
    case 'restore': {
      const { replace, only } = command;
      const ask = async () => void (isConfirmed || (await confirm('Restore that?')));
      await restore(subject, app, await fileServer(), {
        replace,
        only,
        say: console.log,
        confirm: ask,
      });
      return;
    }
    case 'check': {
      const projectId = projectOf(target);
      // A person's requests count for a project; a key counts for its own.
      const call = await signInToGoogle(PROJECT_FOLDER, process.env['GOOGLE_CLOUD_QUOTA_PROJECT']);
      const findings = [
        ...(await checkProject(projectId, apiReader(call), command.withFunction)),
        ...(await checkDueAccess(projectId)),
      ];
      console.log(formatFindings(findings, RIGHTS));
      process.exitCode = exitCodeOf(findings);
    }
  }
}

async function main(args: readonly string[]): Promise<void> {
  const project = projectIn(args);
  if (project) await signInByLogin(project);
  const command = parseCommand(args);
  const app = connectAdminSdk(command.target);
  try {
    await run(app, command);
  } finally {
    await deleteApp(app);
  }
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) {
  console.log(USAGE);
} else {
  await main(args).catch((error: unknown) => {
    console.error(explainError(error));
    process.exitCode = 1;
  });
  // A connection without a response would keep the process running.
  process.exit();
}
