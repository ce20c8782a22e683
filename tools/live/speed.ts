import type { Finding } from '../admin/check/finding';
import { notChecked } from './findings';
import type { LiveSite, Reply } from './live-site';

const ROUNDS = 5;
/** Above that visitors wait for the server more than for anything else. */
const SLOW_MS = 800;

/**
 * Measures how long `/` and a movie's page take until their headers arrive: the median of five times, beside the
 * first one, in which the connection is made and the function may start. To be asked before the rest.
 */
export async function checkSpeed({
  origin,
  ask,
  home,
  movie,
}: Pick<LiveSite, 'origin' | 'ask' | 'home' | 'movie'>): Promise<readonly Finding[]> {
  const findings = [await speedOf('/', home, () => ask(`${origin}/`))];
  if (movie) {
    const askMovie = () => ask(`${origin}${movie}`);
    findings.push(await speedOf(movie, await askMovie(), askMovie));
  }
  return findings;
}

async function speedOf(path: string, first: Reply, ask: () => Promise<Reply>): Promise<Finding> {
  const times: number[] = [];
  // One after the other: at once they would wait for each other.
  for (let round = 0; round < ROUNDS; round += 1) {
    const reply = await ask();
    if (!('reason' in reply)) times.push(Math.round(reply.ms));
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  if (median === undefined || 'reason' in first) {
    return notChecked(`The time of ${path}`, 'No answer.');
  }
  const what = `${path} begins to arrive in ${median} ms (first ${Math.round(first.ms)} ms)`;
  if (median <= SLOW_MS) return { what, status: 'ok' };
  const detail = `More than ${SLOW_MS} ms: is the function in a region near your visitors, and is this line fast?`;
  return { what, status: 'not ok', detail };
}
