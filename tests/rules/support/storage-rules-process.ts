import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { noDownloadEnvironment } from '../../../tools/development/no-download';
import { BUCKET } from './emulators';
import { rulesFile } from './environment';

/** Values of the rules language that the properties of a file can have. */
export type RuleValue = string | number | null | { readonly [key: string]: RuleValue };

interface Command {
  readonly binary: string;
  readonly args: readonly string[];
}

/** A line of the process: the answer to a request, or a request for a document. */
interface Line {
  readonly id: number;
  readonly action?: string;
  readonly result?: { readonly permit?: boolean };
  readonly errors?: readonly string[];
}

const RULES = 'shipped';

/**
 * Runs the storage rules in the process that the emulator uses, with any properties of a file: the
 * emulator itself drops some that the production service passes on.
 */
export async function openStorageRules() {
  const { binary, args } = command();
  const child = spawn(binary, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting = new Map<number, (line: Line) => void>();
  let last = 0;
  const write = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
  const answer = (id: number) =>
    new Promise<Line>((resolve) => {
      waiting.set(id, resolve);
    });
  const ask = (action: string, context: object) => {
    const id = last++;
    write({ id, action, context });
    return answer(id);
  };

  createInterface({ input: child.stdout }).on('line', (text) => {
    const line: Line = JSON.parse(text);
    if (line.action === 'fetch_firestore_document') write(adminDocument(line.id));
    else waiting.get(line.id)?.(line);
  });
  await answer(-1);
  const content = rulesFile('storage.rules');
  const source = { files: [{ name: 'storage.rules', content }] };
  await ask('load_ruleset', { rulesetName: RULES, source });

  return {
    /** Returns whether an administrator may store a file with these properties at this path. */
    async permits(objectPath: string, file: RuleValue): Promise<boolean> {
      const at = `/b/${BUCKET}/o/${objectPath}`;
      const { result } = await ask('verify', {
        rulesetName: RULES,
        service: 'firebase.storage',
        method: 'create',
        path: at,
        variables: { resource: valueOf(null), request: requestFor(at, file) },
      });
      return result?.permit === true;
    },
    close: () => child.kill(),
  };
}

/** Returns firebase-tools' own command, with the binary that it would start. */
function command(): Command {
  Object.assign(process.env, noDownloadEnvironment());
  const tools: { _getCommand: (emulator: string, options: object) => Command } = createRequire(
    import.meta.url,
  )('firebase-tools/lib/emulator/downloadableEmulators.js');
  return tools._getCommand('storage', {});
}

const adminDocument = (id: number) => ({
  id,
  status: 'ok',
  result: { name: 'projects/x/databases/(default)/documents/users/admin', fields: ROLE },
  warnings: [],
  errors: [],
});
const ROLE = { role: { stringValue: 'admin' } };

const requestFor = (at: string, file: RuleValue) => ({
  map_value: {
    fields: {
      path: {
        path_value: {
          segments: at
            .split('/')
            .filter(Boolean)
            .map((simple) => ({ simple })),
        },
      },
      time: { timestamp_value: new Date().toISOString() },
      auth: valueOf({ uid: 'admin', token: {} }),
      resource: valueOf(file),
    },
  },
});

/** Returns a value in the format of the process. */
function valueOf(value: RuleValue): object {
  if (value === null) return { null_value: null };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'number') return { int_value: value };
  const fields = Object.entries(value).map(([key, inner]) => [key, valueOf(inner)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}
