import type { Finding } from '../admin/check/finding';
import { findingOf } from './findings';
import type { Ask } from './live-site';

const DOMAINS = 'Console → Hosting → the domain';

/** Whether http, and other names of the site, lead to its one address. */
export async function checkRedirects(
  origin: string,
  others: readonly string[],
  ask: Ask,
): Promise<readonly Finding[]> {
  const insecure = origin.replace(/^https:/, 'http:');
  const addresses = [...(insecure === origin ? [] : [insecure]), ...others];
  return Promise.all(
    addresses.map(async (address) =>
      findingOf(
        `${address} leads to this site`,
        await ask(`${address}/`),
        ({ status, headers }) => {
          const target = headers.get('location') ?? '';
          const isRedirect = [301, 302, 307, 308].includes(status);
          if (isRedirect && `${target.replace(/\/$/, '')}/` === `${origin}/`) return undefined;
          // Hosting secures an address first, and leads it to the other after that.
          if (isRedirect && target.startsWith(address.replace(/^http:/, 'https:')))
            return undefined;
          return `It answers ${status} ${target}: ${DOMAINS} → Edit → redirect to ${origin}.`;
        },
      ),
    ),
  );
}
