import { vi } from 'vitest';
import { deferred } from '../deferred';
import { Refusal, type RefusalCode } from './documents';
import { answerFiles, files, filesRequest } from './files';
import { answerFirestore, firestoreRequest, lineOf, memory } from './firestore';

interface Rule {
  readonly pattern: RegExp;
  /** The number of further requests to which the rule applies. */
  left: number;
  readonly before?: () => Promise<void> | void;
  readonly after?: () => Promise<void> | void;
}

let rules: Rule[] = [];
let pending: (() => void)[] = [];
let lines: string[] = [];
let bodies: string[] = [];
let served = new Map<string, unknown>();
let open = 0;
let silent = 0;

/** Real time, even if a test replaces the timers. */
const { setImmediate: soon } = globalThis;
const nextTask = () => new Promise<void>((resolve) => void soon(resolve));

/**
 * Answers `fetch` within the process. Each request is identified by a line that describes it:
 * "batchGet users/admin", "runQuery trash", "commit trash/video:one videos/one".
 */
export const network = {
  /** Returns the lines of all requests of a test, in their order. */
  requests: (pattern = /./): readonly string[] => lines.filter((line) => pattern.test(line)),

  /** Returns the requests that were sent more than once with the same body. */
  repeated: (pattern = /./): readonly string[] =>
    lines.filter((line, at) => pattern.test(line) && bodies.indexOf(bodies[at] ?? '') < at),

  /** Refuses the next matching requests: `times` of them, by default all. */
  refuse: (
    pattern: RegExp,
    code: RefusalCode,
    { message = code as string, times = Infinity } = {},
  ): void => {
    const before = () => {
      throw new Refusal(code, message);
    };
    rules.push({ pattern, left: times, before });
  },

  /** Makes matching requests fail from now on, as without a connection. */
  cut: (pattern: RegExp): void => {
    const before = () => {
      throw new TypeError('Failed to fetch');
    };
    rules.push({ pattern, left: Infinity, before });
  },

  /** Sets the content of a file of the site, or the answer of one of its functions. */
  serve: (path: string, body: unknown): void => void served.set(path, body),

  /** Answers matching requests again from now on. */
  accept: (pattern: RegExp): void => {
    rules = rules.filter((rule) => String(rule.pattern) !== String(pattern));
  },

  /** Holds the next matching request until the returned function is called. */
  hold: (pattern: RegExp): (() => void) => {
    const { promise, resolve } = deferred();
    rules.push({ pattern, left: 1, before: () => promise });
    pending.push(resolve);
    return resolve;
  },

  /**
   * Executes the next matching request, but holds its answer until the returned function is called.
   */
  delay: (pattern: RegExp): (() => void) => {
    const { promise, resolve } = deferred();
    rules.push({ pattern, left: 1, after: () => promise });
    pending.push(resolve);
    return resolve;
  },

  /** Executes the next matching request, but never answers it. */
  silence: (pattern: RegExp): void => {
    const after = () => {
      silent += 1;
      // The end of the test does not wait for it.
      open -= 1;
      return new Promise<void>(() => undefined);
    };
    rules.push({ pattern, left: 1, after });
  },

  /** Returns how many requests are never answered. */
  silent: (): number => silent,

  /**
   * Runs a function before the next matching request is answered, such as another administrator's
   * write.
   */
  before: (pattern: RegExp, before: () => Promise<void> | void): void => {
    rules.push({ pattern, left: 1, before });
  },

  /**
   * Answers held requests, and resolves when there was no request for a while and no module is
   * being imported: then all background work of the page has ended.
   */
  quiet: async (): Promise<void> => {
    for (const answerPending of pending) answerPending();
    for (let tasks = 0, seen = -1; tasks < 3;) {
      // oxlint-disable-next-line no-await-in-loop -- it waits
      await vi.dynamicImportSettled();
      // oxlint-disable-next-line no-await-in-loop -- it waits
      await nextTask();
      tasks = open === 0 && lines.length === seen ? tasks + 1 : 0;
      seen = lines.length;
    }
  },

  clear: (): void => {
    rules = [];
    pending = [];
    served = new Map([['/version.txt', '2026-11-20']]);
    lines = [];
    bodies = [];
    silent = 0;
    memory.clear();
    files.clear();
  },
};

/** Executes a request, which is identified by the line. Throws Refusal. */
export async function pass<T>(line: string, work: () => T, body = ''): Promise<T> {
  lines.push(line);
  bodies.push(`${line} ${body}`);
  open += 1;
  try {
    const rule = ruleFor(line);
    await rule?.before?.();
    const done = work();
    await rule?.after?.();
    return done;
  } finally {
    open -= 1;
  }
}

export const answer: typeof fetch = async (input, init) => {
  const { line, work } = requestAt(String(input), init);
  try {
    return response(200, await pass<unknown>(line, work, String(init?.body)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message } = error;
    return response(status, { error: { code: status, message } });
  }
};

/** Returns the line of a request, and the function that answers it. */
function requestAt(url: string, init: RequestInit | undefined) {
  const query = firestoreRequest(url, init?.body);
  if (query) return { line: lineOf(query), work: () => answerFirestore(query) };
  const ofFiles = filesRequest(url, init?.method);
  if (ofFiles) {
    return { line: `${ofFiles.method} ${ofFiles.path}`, work: () => answerFiles(ofFiles) };
  }
  const method = init?.method ?? 'GET';
  const { origin, pathname } = new URL(url, location.origin);
  // Pictures of made-up entries.
  if (origin === 'https://pictures.test') return { line: `get ${url}`, work: () => '' };
  if (origin !== location.origin) throw new TypeError(`Nothing answers ${method} ${url}`);
  const work = () => {
    const body = served.get(pathname) ?? (method === 'HEAD' ? '' : undefined);
    if (body === undefined) throw new Refusal('not-found', `The site has no ${pathname}`);
    return body;
  };
  return { line: `${method} ${pathname}`, work };
}

function ruleFor(line: string): Rule | undefined {
  const rule = rules.find(({ left, pattern }) => left > 0 && pattern.test(line));
  if (rule) rule.left -= 1;
  return rule;
}

/**
 * The part of a response that the SDK reads: creating a real one takes longer than everything else
 * here.
 */
const response = (status: number, body: unknown): Response =>
  ({
    clone: () => response(status, body),
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers({ Date: new Date().toUTCString() }),
    json: async () => body,
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
    blob: async () => new Blob(['picture'], { type: 'image/webp' }),
    arrayBuffer: async () => new TextEncoder().encode(JSON.stringify(body)).buffer,
  }) as Response;
