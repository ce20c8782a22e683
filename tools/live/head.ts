import { unescaped } from './live-site';

/**
 * What the head of a page says: its title, its canonical address and the contents of its meta tags, by
 * their names, as `functions/src/head-tags.ts` writes them.
 */
export function headOf(html: string): ReadonlyMap<string, string> {
  const metas = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return new Map([
    ...[...metas].map(([, name = '', content = '']) => [name, unescaped(content)] as const),
    ['title', unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')],
    ['canonical', unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')],
  ]);
}
