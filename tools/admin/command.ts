import { parseArgs } from 'node:util';
import { SetupError } from '../emulators/setup-error';

export const USAGE = `Usage:
  npm run admin -- invite EMAIL   makes an account and an administrator of it, and prints a link
                                  for setting the password
  npm run admin -- grant EMAIL    makes an existing account with a verified address an administrator
  npm run admin -- revoke EMAIL   takes that away again
  npm run admin -- list           shows who is one
  npm run admin -- reindex        writes the search index anew from what is stored
  npm run admin -- check          shows what of a real project is not set as it must be

Options:
  --emulators     the emulators of a running \`npm run dev\`
  --project ID    a real project; GOOGLE_APPLICATION_CREDENTIALS names the key of a service account
                  (console: Project settings → Service accounts → Generate new private key)
  --yes           invite and grant write without a question`;

interface Project {
  readonly projectId: string;
}

/** Which database and accounts the command is about. */
export type Target = 'emulators' | Project;

export type Command =
  | {
      readonly verb: 'grant' | 'invite';
      readonly email: string;
      readonly isConfirmed: boolean;
      readonly target: Target;
    }
  | { readonly verb: 'revoke'; readonly email: string; readonly target: Target }
  | { readonly verb: 'list' | 'reindex'; readonly target: Target }
  | { readonly verb: 'check'; readonly target: Project };

/** The command that the arguments give. Throws SetupError with the remedy when they make no sense. */
export function parseCommand(args: readonly string[], env = process.env): Command {
  const { values, positionals } = parse(args);
  const [verb, email, ...rest] = positionals;
  if (rest.length > 0) throw new SetupError(`Too many arguments: ${rest.join(' ')}. ${HINT}`);
  const target = chooseTarget(values, env);

  if ((verb === 'list' || verb === 'reindex') && email === undefined) return { verb, target };
  if (verb === 'check' && email === undefined) {
    if (target !== 'emulators') return { verb, target };
    throw new SetupError('"check" reads the settings of a real project: give --project ID.');
  }
  if (verb === 'grant' || verb === 'invite' || verb === 'revoke') {
    if (!email || !/^[^@\s]+@[^@\s]+$/.test(email)) {
      throw new SetupError(`Whom? An email address belongs after "${verb}". ${HINT}`);
    }
    if (verb === 'revoke') return { verb, email, target };
    return { verb, email, target, isConfirmed: values.yes ?? false };
  }
  throw new SetupError(`"${positionals.join(' ')}" is no command. ${HINT}`);
}

const HINT = 'See npm run admin -- --help.';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        emulators: { type: 'boolean' },
        project: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new SetupError(
      `${error instanceof Error ? error.message.split('\n')[0] : error}. ${HINT}`,
    );
  }
}

function chooseTarget(
  { emulators, project }: { emulators?: boolean | undefined; project?: string | undefined },
  env: NodeJS.ProcessEnv,
): Target {
  if (emulators && project) throw new SetupError('Either --emulators or --project, not both.');
  if (project) {
    if (env['GOOGLE_APPLICATION_CREDENTIALS']) return { projectId: project };
    throw new SetupError(
      'GOOGLE_APPLICATION_CREDENTIALS has to name the key file of a service account of the project.',
    );
  }
  if (emulators || env['FIRESTORE_EMULATOR_HOST']) return 'emulators';
  throw new SetupError(`Where? Say --emulators or --project ID. ${HINT}`);
}
