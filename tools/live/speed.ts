import type { Finding } from '../admin/check/finding';
import { notChecked } from './findings';
import type { LiveSite } from './live-site';

const ROUNDS = 5;
/** Above that visitors wait for the server more than for anything else. */
const SLOW_MS = 800;

/** How long `/` and a film's page take until their headers arrive: first, and then in the middle. */
export async function checkSpeed({ origin, ask, film }: LiveSite): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const path of ['/', ...(film ? [film] : [])]) {
    const times: number[] = [];
    // One after the other: at once they would wait for each other.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const reply = await ask(`${origin}${path}`);
      if (!('reason' in reply)) times.push(Math.round(reply.ms));
    }
    const [first = 0, ...rest] = times;
    const median = rest.toSorted((a, b) => a - b)[Math.floor(rest.length / 2)];
    const what = `${path} begins to arrive in ${median} ms (first ${first} ms)`;
    if (median === undefined) findings.push(notChecked(`The time of ${path}`, 'No answer.'));
    else if (median <= SLOW_MS) findings.push({ what, status: 'ok' });
    else {
      const detail = `More than ${SLOW_MS} ms: is the function in a region near your visitors, and is this line fast?`;
      findings.push({ what, status: 'not ok', detail });
    }
  }
  return findings;
}
