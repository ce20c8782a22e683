// product 32.1, 32.2.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseOf } from '../../../functions/src/firestore';
import { isReportsPath, handleReports } from '../../../functions/src/reports';

const database = databaseOf('live-cinema');
const fetched = vi.fn<typeof fetch>();
const logged = vi.fn<(line: string) => void>();

beforeEach(() => {
  // Each test has a minute of its own.
  vi.useFakeTimers({ now: vi.getRealSystemTime() + testMinutes++ * 60_000, toFake: ['Date'] });
  fetched.mockReset().mockResolvedValue(new Response('{}'));
  logged.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(logged);
});
let testMinutes = 1;

const error = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at run (https://cinema.test/assets/index-1.js:1:20)',
  code: '',
  page: '/movie/boat',
  release: 'index-1.js',
};
const take = async (body: unknown) =>
  (await handleReports(typeof body === 'string' ? body : JSON.stringify(body), database)).status;
const entries = () => logged.mock.calls.map(([line]) => JSON.parse(line));

test('reports are accepted only at the path /reports', () => {
  expect(['/reports', '/reports?x=1'].map(isReportsPath)).toEqual([true, true]);
  expect(['/reports/', '/movie/reports', '/'].map(isReportsPath)).toEqual([false, false, false]);
});

describe('an error', () => {
  test('is logged for Error Reporting with its release, and counted', async () => {
    expect(await take(error)).toBe(204);
    expect(entries()).toEqual([
      {
        severity: 'ERROR',
        message: error.stack,
        '@type':
          'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
        serviceContext: { service: 'site', version: 'index-1.js' },
        page: '/movie/boat',
        release: 'index-1.js',
      },
    ]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/:commit$/);
  });

  test('of a browser whose stacks have no message has it before the stack', async () => {
    await take({ ...error, stack: 'run@https://cinema.test/assets/index-1.js:1:20' });
    expect(entries()[0].message).toBe(
      'TypeError: x is not a function\nrun@https://cinema.test/assets/index-1.js:1:20',
    );
  });

  test('of the admin area is logged and not counted', async () => {
    await take({ ...error, page: '/admin/movies' });
    expect(entries()).toHaveLength(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('contains no personal data: no queries, email addresses or long numbers', async () => {
    await take({
      ...error,
      message: 'devi@example.com wrote +919876543210 at https://cinema.test/search?q=devi#top',
      stack: '',
      page: '/contact?name=Devi',
    });
    expect(entries()[0]).toMatchObject({
      message: 'TypeError: … wrote +… at https://cinema.test/search\n',
      page: '/contact',
    });
  });

  test.each([
    { name: 'TimeoutError', message: 'No answer' },
    { name: 'ChunkError', message: 'A part of the site could not be loaded' },
    { code: 'unavailable', message: 'Firestore' },
    { message: 'Failed to fetch' },
    { message: 'Failed to fetch dynamically imported module: https://cinema.test/assets/a.js' },
  ])('that a connection may have caused is a warning, and not counted: %j', async (cause) => {
    await take({ ...error, ...cause });
    expect(entries()).toMatchObject([{ severity: 'WARNING' }]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('contains no address of a preview', async () => {
    const page = '/preview/AbcdefghijklmnopqrstU_-0';
    await take({ ...error, page, stack: `at https://cinema.test${page}:1:1` });
    expect(JSON.stringify(entries())).not.toContain('Abcdef');
    expect(entries()).toMatchObject([{ page: '/preview/…' }]);
  });

  test('of a browser extension is ignored', async () => {
    expect(await take({ ...error, stack: 'at chrome-extension://abc/x.js:1:1' })).toBe(400);
    expect(logged).not.toHaveBeenCalled();
  });

  test('has a response although the count fails', async () => {
    fetched.mockRejectedValue(new Error('no line'));
    expect(await take(error)).toBe(204);
  });
});

describe('a violation of the content policy', () => {
  const line = {
    severity: 'WARNING',
    message: 'Content policy: script-src-elem stopped https://evil.test/x.js',
    page: 'https://cinema.test/about',
    source: 'https://cinema.test/about',
  };

  test('is logged in both formats of browsers', async () => {
    await take([
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://cinema.test/about?a=b',
          blockedURL: 'https://evil.test/x.js?token=1',
          effectiveDirective: 'script-src-elem',
          sourceFile: 'https://cinema.test/about',
        },
      },
      { type: 'deprecation', body: { id: 'x' } },
    ]);
    await take({
      'csp-report': {
        'document-uri': 'https://cinema.test/about',
        'blocked-uri': 'https://evil.test/x.js',
        'effective-directive': 'script-src-elem',
        'violated-directive': 'script-src-elem',
        'source-file': 'https://cinema.test/about',
      },
    });
    expect(entries()).toEqual([line, line]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('of an extension is ignored', async () => {
    const body = { blockedURL: 'inline', sourceFile: 'moz-extension://abc' };
    expect(await take([{ type: 'csp-violation', body }])).toBe(400);
  });
});

describe('a stranger', () => {
  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"message":7}',
    '[{"type":"csp-violation"}]',
    `[${'['.repeat(5000)}${']'.repeat(5000)}]`,
  ])('who sends %.20s is refused', async (body) => {
    expect(await take(body)).toBe(400);
    expect(logged).not.toHaveBeenCalled();
  });

  test('who sends too much is refused, and the maximum is processed quickly', async () => {
    expect(await take({ ...error, stack: 'x'.repeat(20_000) })).toBe(413);
    expect(await take({ ...error, stack: 'a.@'.repeat(5300) })).toBe(204);
  });

  test('cannot fill a line of the log, or write a separate one', async () => {
    const text = `${'\n{"severity":"EMERGENCY"}\n'.repeat(60)}`;
    await take({ ...error, message: text, stack: text, page: text, release: text, name: text });
    const [[line]] = logged.mock.calls as [[string]];
    expect(line).not.toContain('\n');
    expect(line.length).toBeLessThan(6000);
  });

  test('can write thirty lines in a minute, five in a request', async () => {
    const body = Array.from({ length: 50 }, () => error);
    const statuses = [];
    for (let request = 0; request < 7; request += 1) statuses.push(await take(body));
    expect(logged).toHaveBeenCalledTimes(30);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429]);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await take(error)).toBe(204);
  });
});
