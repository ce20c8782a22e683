import { createHash } from 'node:crypto';
import { followPaths } from '../../../src/content/paths/follow-paths';
import type { Answer } from '../answer';
import type { Database } from '../firestore';
import { createCache } from '../cache';
import { calendarAt } from './calendars';
import { atomFeed } from './feed';
import { readDates, type Dates } from './read-dates';
import { readNews } from './read-news';

const cachedFeed = createCache<string>();
const cachedDates = createCache<Dates>();

/**
 * Returns the response for the address of the feed or of a calendar, cached as long as pages
 * (product 42.1, 42.5); undefined for other addresses. The status is 503 if the database cannot be
 * read, so that programs try again. Never throws.
 */
export function answerFollowed(path: string, database: Database): Promise<Answer> | undefined {
  if (path === followPaths.feed) {
    return answerWith('application/atom+xml; charset=utf-8', async () =>
      cachedFeed(database, 'feed', async () => {
        const { found, until } = await readNews(database);
        return { found: atomFeed(found, projectOf(database)), until };
      }),
    );
  }
  const calendar = calendarAt(path);
  if (!calendar) return undefined;
  return answerWith('text/calendar; charset=utf-8', async () => {
    const dates = await cachedDates(database, 'dates', () => readDates(database));
    return dates && { ...dates, found: calendar(dates.found) };
  });
}

const projectOf = ({ root }: Database): string => root.split('/')[1] ?? '';

async function answerWith(
  type: string,
  make: () => ReturnType<typeof cachedFeed>,
): Promise<Answer> {
  try {
    const { found: body = '', freshSeconds = 0 } = (await make()) ?? {};
    return {
      status: 200,
      headers: {
        'Content-Type': type,
        'Cache-Control': `public, max-age=0, s-maxage=${freshSeconds}`,
        // A program that already has this version gets a 304.
        ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      },
      body,
    };
  } catch (error) {
    console.error(error);
    return {
      status: 503,
      headers: { 'Retry-After': '300', 'Cache-Control': 'no-store' },
      body: '',
    };
  }
}
