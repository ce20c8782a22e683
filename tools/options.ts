import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SetupError } from './emulators/setup-error';

/**
 * Parses a command line as Node does.
 *
 * @param hint follows the reason if it makes no sense
 * @throws SetupError
 */
export function parseOptions<const Config extends ParseArgsConfig>(config: Config, hint = '') {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new SetupError(reason + hint);
  }
}
