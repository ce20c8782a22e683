import { parseArgs } from 'node:util';
import { SetupError } from '../emulators/setup-error';

export const USAGE = `Usage:
  npm run admin -- grant EMAIL    makes an account an administrator
  npm run admin -- revoke EMAIL   takes that away again
  npm run admin -- list           shows who is one

Where:
  --emulators     the emulators of a running \`npm run dev\`
  --project ID    a real project; GOOGLE_APPLICATION_CREDENTIALS names the key of a service account
                  (console: Project settings → Service accounts → Generate new private key)`;

/** Where the administrators are kept: in the emulators, or in the project of that id. */
export type Target = 'emulators' | { readonly projectId: string };

export type Command = { readonly target: Target } & (
  { readonly verb: 'grant' | 'revoke'; readonly email: string } | { readonly verb: 'list' }
);

/** What the arguments ask for. Throws SetupError with the mend when they make no sense. */
export function parseCommand(args: readonly string[], env = process.env): Command {
  const { values, positionals } = parse(args);
  const [verb, email, ...rest] = positionals;
  if (rest.length > 0) throw new SetupError(`Too many words: ${rest.join(' ')}. ${HINT}`);
  const target = chooseTarget(values, env);

  if (verb === 'list' && email === undefined) return { verb, target };
  if (verb === 'grant' || verb === 'revoke') {
    if (email?.includes('@')) return { verb, email, target };
    throw new SetupError(`Whom? An email address belongs after "${verb}". ${HINT}`);
  }
  throw new SetupError(`"${positionals.join(' ')}" is no command. ${HINT}`);
}

const HINT = 'See npm run admin -- --help.';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { emulators: { type: 'boolean' }, project: { type: 'string' } },
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
