import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { writeBatch } from 'firebase/firestore/lite';
import { readDatabase, restoreDatabase } from '../../support/restored-database';
import { admin } from './actors';
import { as } from './clients';
import { COSTLY_REQUESTS } from './costly-requests';
import { addressOf, projectId } from './emulators';
import { rulesFile, seed } from './environment';
import { outcomeOf } from './expectations';
import { touch } from './shared-seeds';

/** Rules that give away all but so many of the thousand expressions of a request. */
export function spending(left: number, rules: string): string {
  // Each zero is an expression.
  const spends = `function isAdmin() { return [${'0, '.repeat(left - 4)}0] is list && isReallyAdmin(); }`;
  return rules.replace('function isAdmin()', `${spends}\n function isReallyAdmin()`);
}

/**
 * How many expressions each costly request leaves whose name has that part, the dearest first: found by
 * halving. Of one that leaves none at all: 4.
 */
export async function tableOfExpressions(part: string): Promise<string> {
  const start = await readDatabase(projectId());
  const bounds = COSTLY_REQUESTS.filter(([name]) => name.includes(part)).map(([name, request]) => ({
    name,
    request,
    left: 4,
    over: 1000,
  }));
  const middle = ({ left, over }: { left: number; over: number }) => Math.floor((left + over) / 2);
  const open = () => bounds.filter(({ left, over }) => over - left > 1);
  while (open().length > 0) {
    // To load rules takes longest: all that are at the same number are tried with these.
    const number = middle(open()[0] ?? { left: 0, over: 0 });
    await loadSpending(number);
    for (const bound of open().filter((one) => middle(one) === number)) {
      touch();
      await restoreDatabase(projectId(), start);
      await seed(bound.request.before ?? {});
      const batch = writeBatch(as(admin));
      bound.request.write(batch);
      if ((await outcomeOf(batch.commit())) === 'allowed') bound.left = number;
      else bound.over = number;
    }
  }
  const rows = bounds.toSorted((a, b) => a.left - b.left);
  return ['', ...rows.map(({ name, left }) => `${String(left).padStart(4)}  ${name}`)].join('\n');
}

async function loadSpending(left: number): Promise<void> {
  const environment = await initializeTestEnvironment({
    projectId: projectId(),
    firestore: {
      ...addressOf('FIRESTORE_EMULATOR_HOST'),
      rules: spending(left, rulesFile('firestore.rules')),
    },
  });
  await environment.cleanup();
}
