/** Bundles the function into functions/lib, with the page of the site that was built into dist. */
import path from 'node:path';
import { buildFunction } from '../tools/bundle/function';
import { PROJECT_FOLDER } from '../tools/emulators/project';

await buildFunction(path.join(PROJECT_FOLDER, 'dist'), path.join(PROJECT_FOLDER, 'functions/lib'));
