import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { writeBatch } from 'firebase/firestore/lite';
import { readDatabase, restoreDatabase } from '../../support/restored-database';
import { admin } from './actors';
import { as } from './clients';
import { COSTLY_REQUESTS } from './costly-requests';
import { addressOf, projectId } from './emulators';
import { rulesFile, seed } from './environment';
import { outcomeOf } from './expectations';
import { forgetSeeds } from './shared-seeds';

/** Returns rules that use up the thousand expressions of a request except for `left`. */
export function spending(left: number, rules: string): string {
  // Each zero is an expression.
  const spends = `function isAdmin() { return [${'0, '.repeat(left - 4)}0] is list && isReallyAdmin(); }`;
  return rules.replace('function isAdmin()', `${spends}\n function isReallyAdmin()`);
}

/** How many expressions a request leaves; 4 if it leaves none. */
interface Row {
  readonly name: string;
  readonly left: number;
}

/**
 * Returns how many expressions each costly request leaves whose name contains the text, most
 * expensive first; found by bisection.
 */
export async function expressionsLeft(part: string): Promise<readonly Row[]> {
  const start = await readDatabase(projectId());
  const rows = COSTLY_REQUESTS.filter(([name]) => name.includes(part)).map(([name, request]) => ({
    name,
    request,
    left: 4,
    over: 1000,
  }));
  const middle = ({ left, over }: { left: number; over: number }) => Math.floor((left + over) / 2);
  const open = () => rows.filter(({ left, over }) => over - left > 1);
  for (let [next] = open(); next; [next] = open()) {
    // Loading rules takes longest, so all requests at the same number are tried with the same
    // rules.
    const number = middle(next);
    await loadSpending(number);
    for (const row of open().filter((one) => middle(one) === number)) {
      forgetSeeds();
      await restoreDatabase(projectId(), start);
      await seed(row.request.before ?? {});
      const batch = writeBatch(as(admin));
      row.request.write(batch);
      if ((await outcomeOf(batch.commit())) === 'allowed') row.left = number;
      else row.over = number;
    }
  }
  return rows.toSorted((a, b) => a.left - b.left);
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
