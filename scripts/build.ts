/**
 * `npm run build`: checks the types, then builds the site into dist and the function into
 * functions/lib. With `-- --mode staging` for the project that .env.staging.local names.
 */
import { buildAll } from '../tools/deploy/build-all';
import { parseDeployArguments } from '../tools/deploy/deploy-arguments';
import { describeError } from '../tools/emulators/setup-error';

await buildAll(parseDeployArguments(process.argv.slice(2)).mode).catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
