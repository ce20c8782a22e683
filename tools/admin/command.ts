import { parseArgs } from 'node:util';
import type { ExportedName } from '../../src/store/export/export-files';
import { SetupError } from '../emulators/setup-error';
import { parseKinds } from './restore/kinds';

export const USAGE = `Usage:
  npm run admin -- invite EMAIL   makes an account and an administrator of it, and prints a link
                                  for setting the password
  npm run admin -- grant EMAIL    makes an existing account with a verified address an administrator
  npm run admin -- revoke EMAIL   takes that away again
  npm run admin -- list           shows who is one
  npm run admin -- reindex        writes the search index anew from what is stored
  npm run admin -- check          shows what of a real project is not set as it must be
  npm run admin -- export FILE.zip    writes everything that is stored into a ZIP file
  npm run admin -- restore FILE.zip   shows what of such a file is not stored, and puts it back

Options:
  --emulators     the emulators of a running \`npm run dev\`
  --project ID    a real project, with the login of \`npx firebase login\`, or the key of a service
                  account that GOOGLE_APPLICATION_CREDENTIALS names
  --yes           invite, grant and restore write without a question
  --replace       restore also puts back what is stored differently by now, or in the trash
  --only KINDS    restore puts back these only, as in movies,videos,settings
  --without-function  check expects nothing of the function
  --bucket NAME   where the files of export and restore are, if not in the project's default bucket`;

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
  | {
      readonly verb: 'export';
      readonly file: string;
      readonly bucket: string | undefined;
      readonly target: Target;
    }
  | {
      readonly verb: 'restore';
      readonly file: string;
      readonly bucket: string | undefined;
      readonly replace: boolean;
      readonly only: readonly ExportedName[] | undefined;
      readonly isConfirmed: boolean;
      readonly target: Target;
    }
  | { readonly verb: 'check'; readonly withFunction: boolean; readonly target: Project };

/** The project that the arguments name, if they name one. */
export const projectIn = (args: readonly string[]): string | undefined =>
  parse(args).values.project;

/** The command that the arguments give. Throws SetupError with the remedy when they make no sense. */
export function parseCommand(args: readonly string[], env = process.env): Command {
  const { values, positionals } = parse(args);
  const [verb, email, ...rest] = positionals;
  const { bucket } = values;
  if (rest.length > 0) throw new SetupError(`Too many arguments: ${rest.join(' ')}. ${HINT}`);
  const target = chooseTarget(values, env);

  if ((verb === 'list' || verb === 'reindex') && email === undefined) return { verb, target };
  if (verb === 'check' && email === undefined) {
    const withFunction = !values['without-function'];
    if (target !== 'emulators') return { verb, target, withFunction };
    throw new SetupError('"check" reads the settings of a real project: give --project ID.');
  }
  if (verb === 'grant' || verb === 'invite' || verb === 'revoke') {
    if (!email || !/^[^@\s]+@[^@\s]+$/.test(email)) {
      throw new SetupError(`Whom? An email address belongs after "${verb}". ${HINT}`);
    }
    if (verb === 'revoke') return { verb, email, target };
    return { verb, email, target, isConfirmed: values.yes ?? false };
  }
  if (verb === 'export' || verb === 'restore') {
    const file = email;
    if (!file?.endsWith('.zip')) {
      throw new SetupError(`Which file? A name ending in .zip belongs after "${verb}". ${HINT}`);
    }
    if (verb === 'export') return { verb, file, bucket, target };
    const only = values.only === undefined ? undefined : parseKinds(values.only);
    const isConfirmed = values.yes ?? false;
    return { verb, file, bucket, replace: values.replace ?? false, only, isConfirmed, target };
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
        replace: { type: 'boolean' },
        only: { type: 'string' },
        bucket: { type: 'string' },
        'without-function': { type: 'boolean' },
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
      'Nobody is signed in: run `npx firebase login`, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account of the project.',
    );
  }
  if (emulators || env['FIRESTORE_EMULATOR_HOST']) return 'emulators';
  throw new SetupError(`Where? Say --emulators or --project ID. ${HINT}`);
}
