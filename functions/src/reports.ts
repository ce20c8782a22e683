import { REPORTS_PATH } from '../../src/shared/failures/error-report';
import type { Answer } from './answer';
import { countError } from './count-error';
import type { Database } from './firestore';

/** A log entry in the format of Cloud Logging. */
interface LogEntry {
  readonly severity: 'ERROR' | 'WARNING';
  readonly message: string;
  readonly [field: string]: unknown;
}

/**
 * Returns whether a request path is the endpoint for error reports; query and fragment are ignored.
 */
export const isReportsPath = (address: string): boolean =>
  address.replace(/[?#].*/, '') === REPORTS_PATH;

/**
 * The maximum length in characters of a request, of its texts and of a stack, and the maximum
 * number of reports in a request.
 */
const MAX_BODY = 16_384;
const MAX_LINE = 300;
const MAX_STACK = 3000;
const MAX_REPORTS = 5;

/**
 * The maximum number of reports that an instance of the function accepts per minute, so that nobody
 * can flood the log.
 */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;
let minute = { end: 0, taken: 0 };

function hasRoom(): boolean {
  const now = Date.now();
  if (now >= minute.end) minute = { end: now + MINUTE_MS, taken: 0 };
  minute.taken += 1;
  return minute.taken <= PER_MINUTE;
}

const answered = (status: number): Answer => ({
  status,
  headers: { 'Cache-Control': 'no-store' },
  body: '',
});

/**
 * Logs error reports of browsers: errors of the site, and violations of its content security policy
 * (product 32.1). Error Reporting groups errors by release; errors on visitors' pages are also
 * counted for the admin area. Never throws.
 */
export async function handleReports(body: string, database: Database): Promise<Answer> {
  if (body.length > MAX_BODY) return answered(413);
  const entries = entriesOf(body);
  if (entries.length === 0) return answered(400);
  for (const entry of entries) {
    if (!hasRoom()) return answered(429);
    console.error(JSON.stringify(entry));
    if (entry.severity === 'ERROR' && !isAdminPage(entry)) await countError(database);
  }
  return answered(204);
}

const isAdminPage = ({ page }: LogEntry) => String(page).startsWith('/admin');

function entriesOf(body: string): readonly LogEntry[] {
  try {
    const sent: unknown = JSON.parse(body);
    const reports = Array.isArray(sent) ? sent.slice(0, MAX_REPORTS) : [sent];
    return reports.flatMap((report) => violationIn(report) ?? errorIn(report) ?? []);
  } catch {
    return [];
  }
}

const textOf = (value: unknown, max: number) => withoutPeople(String(value ?? '')).slice(0, max);

/**
 * Removes data that may identify a person, and links to previews: queries and fragments of URLs,
 * preview ids, email addresses, numbers.
 */
const withoutPeople = (text: string) =>
  text
    .slice(0, MAX_BODY)
    .replaceAll(/[?#][^\s:)"']*/g, '')
    .replaceAll(/\/preview\/[\w%-]+/gi, '/preview/…')
    .replaceAll(/[^\s@"'<>/]{1,64}@[\w-]+(\.[\w-]+)+/g, '…')
    .replaceAll(/\d{7,}/g, '…');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Code of browser extensions does not belong to the site. */
const EXTENSION = /(chrome|moz|safari-web|ms-browser)-extension/;
/** Errors of the visitor's connection. */
const CONNECTION = /fetch|network|timed? ?out|load failed|dynamically imported/i;

function errorIn(report: unknown): LogEntry | undefined {
  if (!isRecord(report) || typeof report['message'] !== 'string') return undefined;
  const { name, message, stack, code, page, release } = report;
  if (EXTENSION.test(String(stack))) return undefined;
  const line = textOf(message, MAX_LINE);
  const isConnection =
    ['TimeoutError', 'ChunkError'].includes(String(name)) ||
    code === 'unavailable' ||
    CONNECTION.test(String(message));
  const where = { page: textOf(page, MAX_LINE), release: textOf(release, MAX_LINE) };
  if (isConnection) return { severity: 'WARNING', message: `Connection: ${line}`, ...where };
  const trace = textOf(stack, MAX_STACK);
  return {
    severity: 'ERROR',
    // Error Reporting parses a stack that begins with the error's name and message.
    message: trace.includes(line)
      ? trace
      : `${textOf(name, MAX_LINE) || 'Error'}: ${line}\n${trace}`,
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    serviceContext: { service: 'site', version: where.release },
    ...where,
  };
}

/**
 * Returns the log entry for a violation of the content security policy, reported by `report-to` or
 * `report-uri`.
 */
function violationIn(report: unknown): LogEntry | undefined {
  if (!isRecord(report)) return undefined;
  const body = report['type'] === 'csp-violation' ? report['body'] : report['csp-report'];
  if (!isRecord(body)) return undefined;
  const [page, blocked, directive, source] = [
    body['documentURL'] ?? body['document-uri'],
    body['blockedURL'] ?? body['blocked-uri'],
    body['effectiveDirective'] ?? body['violated-directive'],
    body['sourceFile'] ?? body['source-file'],
  ].map((value) => textOf(value, MAX_LINE));
  if (EXTENSION.test(`${blocked} ${source}`)) return undefined;
  return {
    severity: 'WARNING',
    message: `Content policy: ${directive} stopped ${blocked}`,
    page,
    source,
  };
}
