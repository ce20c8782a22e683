import { databaseOf } from '../../../functions/src/firestore';
import { moviesCollection } from '../../../src/firebase/collections';
import { listAt, parsedJson, textAt } from '../google-answers';
import { HOSTING, withoutFunction, type HostingRules } from '../../development/hosting';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Time until the headers had arrived, in ms. */
  readonly ms: number;
}

/** An HTTP response, or why there is none. */
export type Reply = Answered | { readonly reason: string };

/** Sends an HTTP request without following redirects. Never rejects. */
export type FetchReply = (url: string, init?: RequestInit) => Promise<Reply>;

const TIMEOUT_MS = 10_000;

/** Returns a FetchReply that uses `send`: the global fetch, or a test's. */
export const createFetchReply =
  (send: typeof fetch): FetchReply =>
  async (url, init) => {
    const start = performance.now();
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await send(url, { redirect: 'manual', ...init, signal });
      const ms = performance.now() - start;
      return {
        status: response.status,
        headers: response.headers,
        body: await response.text(),
        ms,
      };
    } catch (error) {
      return { reason: reasonOf(error) };
    }
  };

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The Firebase project of a site, as its scripts name it. */
export interface SiteProject {
  readonly projectId: string;
  readonly apiKey: string;
  readonly bucket: string;
  /** The number of the Google Cloud project, to which `apiKey` belongs. */
  readonly number: string;
}

/** The data of a live site that its checks share. */
export interface LiveSite {
  /** The origin, without a slash at the end. */
  readonly origin: string;
  readonly fetchReply: FetchReply;
  /** The reply of `/`. */
  readonly home: Reply;
  /** The address of a script in `/`, if any. */
  readonly script: string | undefined;
  readonly project: SiteProject | undefined;
  readonly sitemap: Reply;
  /** The path of a movie in the sitemap, or else in the database; undefined if there is none. */
  readonly movie: string | undefined;
  /** Why there is no movie. */
  readonly noMovie: string;
  /** The expected configuration of Hosting. */
  readonly rules: HostingRules;
  /** False if the site was published without the function. */
  readonly withFunction: boolean;
}

/** Reads the data of a site that its checks share. Never rejects. */
export async function readLiveSite(
  origin: string,
  fetchReply: FetchReply,
  withFunction = true,
): Promise<LiveSite> {
  const [home, sitemap] = await Promise.all([
    fetchReply(`${origin}/`),
    fetchReply(`${origin}/sitemap.xml`),
  ]);
  const scripts = bodyOf(home).match(/(?<=src=")\/assets\/[^"]+\.js(?=")/g) ?? [];
  let project: SiteProject | undefined;
  for (const script of scripts) {
    project ??= projectIn(bodyOf(await fetchReply(`${origin}${script}`)));
  }
  const listed = bodyOf(sitemap).match(/<loc>[^<]*?(\/movie\/[^/<]+)<\/loc>/)?.[1];
  const rules = withFunction ? HOSTING : withoutFunction(HOSTING);
  const found = listed
    ? { movie: unescaped(listed), noMovie: '' }
    : await findMovie(project, fetchReply);
  return {
    origin,
    fetchReply,
    home,
    script: scripts[0],
    project,
    sitemap,
    ...found,
    rules,
    withFunction,
  };
}

/** Returns the path of a movie in the database, as a visitor can list it. */
async function findMovie(
  project: SiteProject | undefined,
  fetchReply: FetchReply,
): Promise<Pick<LiveSite, 'movie' | 'noMovie'>> {
  const none = (noMovie: string) => ({ movie: undefined, noMovie });
  if (!project) return none('The sitemap has no film.');
  const { url } = databaseOf(project.projectId);
  for (const collection of ['Released', 'Upcoming'] as const) {
    const reply = await fetchReply(`${url}/${moviesCollection(collection)}?pageSize=1`);
    if ('reason' in reply || reply.status !== 200) {
      const answer = 'reason' in reply ? reply.reason : reply.status;
      return none(`The sitemap has no film, and Firestore lists none: ${answer}`);
    }
    const [movie] = listAt(parsedJson(reply.body), 'documents');
    const id = textAt(movie, 'name').split('/').at(-1);
    if (id) return { movie: `/movie/${encodeURIComponent(id)}`, noMovie: '' };
  }
  return none('There is no film yet.');
}

export const bodyOf = (reply: Reply): string => ('reason' in reply ? '' : reply.body);

/** Returns an HTML or XML text without the entities that the site writes. */
export const unescaped = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Returns the Firebase project in the configuration of a script; undefined if there is none. */
export function projectIn(script: string): SiteProject | undefined {
  const valueOf = (name: string) => new RegExp(`\\b${name}:["'\`]([^"'\`]+)`).exec(script)?.[1];
  const [projectId, apiKey, bucket] = ['projectId', 'apiKey', 'storageBucket'].map(valueOf);
  const [, number = ''] = (valueOf('appId') ?? '').split(':');
  return projectId && apiKey && bucket ? { projectId, apiKey, bucket, number } : undefined;
}

/**
 * Returns the contents of a page's head: its title, its canonical address and its meta tags, by
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
