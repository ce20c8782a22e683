/**
 * `npm run uncited`: prints the rules of docs/product.md that no file in `tests` cites as `product 5.1`,
 * which cites its parts (5.1a) as well. A test that proves a rule cites it; those below `Facts` need none.
 */
import { uncitedRules } from '../tools/proofs/product-rules';

const LENGTH = 100;

const uncited = uncitedRules();
for (const [number, rule] of uncited) console.log(`${number.padEnd(6)} ${rule.slice(0, LENGTH)}`);
console.log(`${uncited.size} rules without a test that cites them`);
