import { EXPORTED_KINDS, type ExportedName } from '../../../src/store/export/export-files';
import { SetupError } from '../../emulators/setup-error';

/**
 * The kinds that a list names, divided by commas.
 *
 * @throws SetupError for a name of no kind
 */
export function parseKinds(list: string): readonly ExportedName[] {
  const names = EXPORTED_KINDS.map(({ name }) => name);
  return list.split(',').map((name) => {
    const known = names.find((candidate) => candidate === name.trim());
    if (known) return known;
    throw new SetupError(`--only knows no "${name.trim()}". There are: ${names.join(', ')}.`);
  });
}
