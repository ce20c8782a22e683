/**
 * Proves that each index of firestore.indexes.json is needed: reads which ones the queries of the
 * services tests needed, from the folder that INDEX_USES names. That none is missing is what these
 * tests themselves see.
 */
import { readdirSync } from 'node:fs';
import { DECLARED_ON_PURPOSE } from './needed-index';

const used = new Set(readdirSync(process.env['INDEX_USES'] ?? '').map(decodeURIComponent));
const unused = DECLARED_ON_PURPOSE.filter((index) => !used.has(index));
for (const index of unused) console.error(`No query of the services tests needs ${index}`);
console.log(`${DECLARED_ON_PURPOSE.length} indexes, ${unused.length} of them needed by no query`);
process.exitCode = unused.length > 0 ? 1 : 0;
