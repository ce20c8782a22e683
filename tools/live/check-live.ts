import { checkDue } from '../admin/check/due';
import type { Finding } from '../admin/check/finding';
import { checkContent } from './content';
import { notChecked } from './findings';
import { checkHeaders } from './headers';
import { asking, readLiveSite } from './live-site';
import type { Meant } from './project';
import { checkRedirects } from './redirects';
import { checkSpeed } from './speed';
import { checkUpload, type Administrator } from './upload';

export interface LiveOptions extends Meant {
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  /** Its other addresses, which lead to that one. */
  readonly others: readonly string[];
  readonly administrator?: Administrator | undefined;
  /** False if the site was published without the function. */
  readonly withFunction?: boolean | undefined;
}

/** Asks a live site what only a real one can tell (product 33.6). Never rejects. */
export async function checkLive(
  { origin, others, administrator, withFunction, ...meant }: LiveOptions,
  send: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const ask = asking(send);
  const site = await readLiveSite(origin, ask, withFunction);
  if ('reason' in site.home) {
    return [{ what: `${origin} answers`, status: 'not ok', detail: site.home.reason }];
  }
  const { projectId } = site.project ?? {};
  const post = async (url: string, body: object) => {
    const reply = await ask(url, { method: 'POST', body: JSON.stringify(body) });
    return 'reason' in reply ? 0 : reply.status;
  };
  const speed = await checkSpeed(site);
  return [
    ...(await checkHeaders(site)),
    ...(await checkContent(site, meant)),
    ...(await checkRedirects(origin, others, ask)),
    ...(projectId
      ? await checkDue(projectId, post)
      : [notChecked('Visitors may list what is due', 'The Firebase project is not known.')]),
    ...(await checkUpload(site, administrator)),
    ...speed,
  ];
}
