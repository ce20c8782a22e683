import { checkDue } from '../admin/check/due';
import type { Finding } from '../admin/check/finding';
import { checkContent } from './content';
import { checkHeaders } from './headers';
import { asking, readLiveSite } from './live-site';
import { checkRedirects } from './redirects';
import { checkSpeed } from './speed';
import { checkUpload, type Administrator } from './upload';

export interface LiveOptions {
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  /** Its other addresses, which lead to that one. */
  readonly others: readonly string[];
  /** The project that it should be built for. */
  readonly project?: string | undefined;
  readonly administrator?: Administrator | undefined;
}

/** Asks a live site what only a real one can tell (product 33.6). Never rejects. */
export async function checkLive(
  { origin, others, project, administrator }: LiveOptions,
  send: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const ask = asking(send);
  const site = await readLiveSite(origin, ask);
  if ('reason' in site.home) {
    return [{ what: `${origin} answers`, status: 'not ok', detail: site.home.reason }];
  }
  const { projectId } = site.project ?? {};
  const post = async (url: string, body: object) => {
    const reply = await ask(url, { method: 'POST', body: JSON.stringify(body) });
    return 'reason' in reply ? 0 : reply.status;
  };
  return [
    ...(await checkHeaders(site)),
    ...(await checkContent(site, project)),
    ...(await checkRedirects(origin, others, ask)),
    ...(projectId ? await checkDue(projectId, post) : []),
    ...(await checkUpload(site, administrator)),
    ...(await checkSpeed(site)),
  ];
}
