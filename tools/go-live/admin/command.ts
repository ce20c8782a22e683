import { EXPORTED_KINDS, type ExportedName } from '../../../src/store/export/export-files';
import { SetupError, parseOptions } from '../../development/command-line';
import { TimeoutError } from '../../../src/shared/failures/timeout';

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

/** The database and accounts on which a command works. */
export type Target = 'emulators' | { readonly projectId: string };

/** The subject of each command: an address, a file, or only the project. */
const VERBS = {
  invite: 'email',
  grant: 'email',
  revoke: 'email',
  list: '',
  reindex: '',
  check: '',
  export: 'file',
  restore: 'file',
} as const;

export interface Command {
  readonly verb: keyof typeof VERBS;
  /** An email address, or the name of a file. */
  readonly subject: string;
  readonly target: Target;
  readonly bucket: string | undefined;
  readonly replace: boolean;
  readonly only: readonly ExportedName[] | undefined;
  readonly isConfirmed: boolean;
  readonly withFunction: boolean;
}

/** Returns the project in the arguments; undefined if there is none. */
export const projectIn = (args: readonly string[]): string | undefined =>
  parse(args).values.project;

/** Returns the command in the arguments. Throws SetupError with the remedy if they are invalid. */
export function parseCommand(args: readonly string[], env = process.env): Command {
  const { values, positionals } = parse(args);
  const [name, subject = '', ...rest] = positionals;
  if (rest.length > 0) throw new SetupError(`Too many arguments: ${rest.join(' ')}. ${HINT}`);
  const target = chooseTarget(values, env);
  const verb = Object.keys(VERBS).find((one): one is Command['verb'] => one === name);
  if (!verb || (!VERBS[verb] && subject)) {
    throw new SetupError(`"${positionals.join(' ')}" is no command. ${HINT}`);
  }
  if (verb === 'check' && target === 'emulators') {
    throw new SetupError('"check" reads the settings of a real project: give --project ID.');
  }
  if (VERBS[verb] === 'email' && !/^[^@\s]+@[^@\s]+$/.test(subject)) {
    throw new SetupError(`Whom? An email address belongs after "${verb}". ${HINT}`);
  }
  if (VERBS[verb] === 'file' && !subject.endsWith('.zip')) {
    throw new SetupError(`Which file? A name ending in .zip belongs after "${verb}". ${HINT}`);
  }
  return {
    verb,
    subject,
    target,
    bucket: values.bucket,
    replace: values.replace ?? false,
    only: values.only === undefined ? undefined : parseKinds(values.only),
    isConfirmed: values.yes ?? false,
    withFunction: !values['without-function'],
  };
}

const HINT = 'See npm run admin -- --help.';

const parse = (args: readonly string[]) =>
  parseOptions(
    {
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
    },
    `. ${HINT}`,
  );

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

function parseKinds(list: string): readonly ExportedName[] {
  const names = EXPORTED_KINDS.map(({ name }) => name);
  return list.split(',').map((name) => {
    const known = names.find((candidate) => candidate === name.trim());
    if (known) return known;
    throw new SetupError(`--only knows no "${name.trim()}". There are: ${names.join(', ')}.`);
  });
}

const NO_ANSWER = 'No answer. Are the emulators running (npm run dev), or is there no network?';
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/user-not-found':
    'No account has that address. To make one for a new administrator: npm run admin -- invite EMAIL',
  'auth/email-already-exists':
    'Somebody has made an account with that address in this moment. Run the command again.',
  'auth/invalid-email': 'That is no email address.',
  'app/invalid-credential':
    'The key file does not work. GOOGLE_APPLICATION_CREDENTIALS has to name the key of a service account.',
  'app/network-error': NO_ANSWER,
};

/** Returns an error as one line, with the remedy if it is known. */
export function explainError(error: unknown): string {
  if (error instanceof TimeoutError) return NO_ANSWER;
  if (error instanceof SetupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return MESSAGES[code] ?? error.message.split('\n')[0] ?? error.name;
}
