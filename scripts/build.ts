/**
 * `npm run build`: checks the types, then builds the site into dist and the function into
 * functions/lib. With `-- --mode staging` for the project that .env.staging.local names.
 */
import { buildAll, parseDeployArguments } from '../tools/go-live/deploy/arguments';
import { runCommand } from '../tools/development/command-line';

await runCommand(() => buildAll(parseDeployArguments(process.argv.slice(2)).mode));
