import type { Finding } from '../admin/check/finding';
import { findingOf } from './findings';
import type { Ask } from './live-site';

const DOMAINS = 'Console → Hosting → the domain';
/** Not the first page: links to all others have to lead to theirs. */
const PAGE = '/movies';
const REDIRECTS = [301, 302, 307, 308];

/** Whether http, and other names of the site, lead to its one address, page by page. */
export async function checkRedirects(
  origin: string,
  others: readonly string[],
  ask: Ask,
): Promise<readonly Finding[]> {
  const insecure = origin.replace(/^https:/, 'http:');
  const addresses = [...(insecure === origin ? [] : [insecure]), ...others];
  return Promise.all(
    addresses.map(async (address) => {
      const reply = await ask(`${address}${PAGE}`);
      return findingOf(`${address} leads to this site`, reply, ({ status, headers }) => {
        const target = headers.get('location') ?? '';
        // Hosting secures an address first, and leads it to the other after that.
        const secured = address.startsWith('http:') ? [address.replace('http:', 'https:')] : [];
        const targets = [origin, ...secured].map((known) => `${known}${PAGE}`);
        if (REDIRECTS.includes(status) && targets.includes(target)) return undefined;
        return `${PAGE} answers ${`${status} ${target}`.trim()}: ${DOMAINS} → Edit → redirect to ${origin}.`;
      });
    }),
  );
}
