import { site } from '../../../src/company/site';
import { type Finding, finding } from './finding';
import { type Answer, listAt, type ReadApi } from './google-api';
import { bucketsIn } from './rules';

const API = 'https://storage.googleapis.com/storage/v1/b';

/**
 * Checks whether each bucket lets the admin area read posters back, out of which it draws the pictures for
 * link previews (product 17.9).
 */
export async function checkCors(releases: Answer, readApi: ReadApi): Promise<readonly Finding[]> {
  const buckets = releases.ok ? bucketsIn(releases.body) : [];
  return Promise.all(
    buckets.map(async (bucket) => {
      const what = `The admin area can read pictures of the bucket ${bucket} (CORS)`;
      const answer = await readApi(`${API}/${bucket}?fields=cors`);
      return finding(what, answer, (body) =>
        listAt(body, 'cors').some(letsRead) ? undefined : corsRemedy(bucket),
      );
    }),
  );
}

/** Returns the instruction for a bucket whose pictures the admin area cannot read. */
export const corsRemedy = (bucket: string) =>
  `Share pictures cannot be made. gcloud storage buckets update gs://${bucket} --cors-file=storage-cors.json`;

/** Whether a rule of a bucket lets the site read its files. */
export const letsRead = (rule: unknown) =>
  hasOneOf(listAt(rule, 'origin'), ['*', site.origin]) &&
  hasOneOf(listAt(rule, 'method'), ['*', 'GET']);

const hasOneOf = (list: readonly unknown[], wanted: readonly string[]) =>
  wanted.some((value) => list.includes(value));
