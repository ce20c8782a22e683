import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireFirebaseTools } from './firebase-tools';

/**
 * The project that was chosen for a folder: the one that was named, or with `firebase use`; an alias
 * is looked up. Undefined if none was chosen.
 */
export function chosenProject(folder: string, named: string | undefined): string | undefined {
  const { configstore } = requireFirebaseTools<{
    configstore: { get(key: string): unknown };
  }>('configstore');
  const aliases = aliasesIn(folder);
  const active: unknown = Object(configstore.get('activeProjects'))[folder];
  const used = typeof active === 'string' ? active : undefined;
  const chosen = named ?? used ?? aliases['default'];
  return chosen && (aliases[chosen] ?? chosen);
}

function aliasesIn(folder: string): Readonly<Record<string, string>> {
  const file = path.join(folder, '.firebaserc');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).projects ?? {}) : {};
}
