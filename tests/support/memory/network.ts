import { vi } from 'vitest';
import { deferred } from '../deferred';
import { Refusal, type RefusalCode } from './documents';
import { answerFiles, files, filesRequest } from './files';
import { answerFirestore, firestoreRequest, lineOf, memory } from './firestore';

interface Rule {
  readonly pattern: RegExp;
  /** For how many requests it is. */
  left: number;
  readonly before?: () => Promise<void> | void;
  readonly after?: () => Promise<void> | void;
}

let rules: Rule[] = [];
let held: (() => void)[] = [];
let lines: string[] = [];
let bodies: string[] = [];
let served = new Map<string, unknown>();
let open = 0;
let silent = 0;

/** Real time, whatever a test makes of it. */
const { setImmediate: soon } = globalThis;
const nextTask = () => new Promise<void>((resolve) => void soon(resolve));

/**
 * What a `fetch` answers that never leaves the process. A request is known by a line that says what it is
 * about: "batchGet users/admin", "runQuery trash", "commit trash/video:one videos/one".
 */
export const network = {
  /** The lines of all requests of a test, in their order. */
  requests: (pattern = /./): readonly string[] => lines.filter((line) => pattern.test(line)),

  /** The requests that were sent more than once, word by word. */
  repeated: (pattern = /./): readonly string[] =>
    lines.filter((line, at) => pattern.test(line) && bodies.indexOf(bodies[at] ?? '') < at),

  /** The next requests like that, or as many as `times` says, are refused. */
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

  /** From now on requests like that do not reach anybody, as without a connection. */
  cut: (pattern: RegExp): void => {
    const before = () => {
      throw new TypeError('Failed to fetch');
    };
    rules.push({ pattern, left: Infinity, before });
  },

  /** A file of the site, or what one of its functions answers. */
  serve: (path: string, body: unknown): void => void served.set(path, body),

  /** From now on requests like that are answered again. */
  accept: (pattern: RegExp): void => {
    rules = rules.filter((rule) => String(rule.pattern) !== String(pattern));
  },

  /** The next request like that waits for the function that is returned. */
  hold: (pattern: RegExp): (() => void) => {
    const { promise, resolve } = deferred();
    rules.push({ pattern, left: 1, before: () => promise });
    held.push(resolve);
    return resolve;
  },

  /** The next request like that is done, and answered when the returned function is called. */
  delay: (pattern: RegExp): (() => void) => {
    const { promise, resolve } = deferred();
    rules.push({ pattern, left: 1, after: () => promise });
    held.push(resolve);
    return resolve;
  },

  /** The next request like that is done, and its answer never comes. */
  silence: (pattern: RegExp): void => {
    const after = () => {
      silent += 1;
      // Nobody waits for it at the end of the test.
      open -= 1;
      return new Promise<void>(() => undefined);
    };
    rules.push({ pattern, left: 1, after });
  },

  /** How many requests wait for an answer that never comes. */
  silent: (): number => silent,

  /** Something happens before the next request like that is answered, as another administrator's write. */
  before: (pattern: RegExp, before: () => Promise<void> | void): void => {
    rules.push({ pattern, left: 1, before });
  },

  /**
   * Answers what waits, and resolves when nothing has been asked for a while and no module is being
   * loaded: what a page began in the background has ended.
   */
  quiet: async (): Promise<void> => {
    for (const answerHeld of held) answerHeld();
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
    held = [];
    served = new Map([['/version.txt', '2026-11-20']]);
    lines = [];
    bodies = [];
    silent = 0;
    memory.clear();
    files.clear();
  },
};

/** Does what a request asks for, which is known by that line. Throws Refusal. */
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

/** What is asked, and what answers it. */
function requestAt(url: string, init: RequestInit | undefined) {
  const asked = firestoreRequest(url, init?.body);
  if (asked) return { line: lineOf(asked), work: () => answerFirestore(asked) };
  const ofFiles = filesRequest(url, init?.method);
  if (ofFiles) {
    return { line: `${ofFiles.method} ${ofFiles.path}`, work: () => answerFiles(ofFiles) };
  }
  const method = init?.method ?? 'GET';
  const { origin, pathname } = new URL(url, location.origin);
  // The pictures of entries that tests make up.
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

/** As much of a response as the SDK reads: making a real one takes longer than all else here. */
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
