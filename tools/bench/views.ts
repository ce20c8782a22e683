import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { databaseOf } from '../../functions/src/firestore';
import { PAGE_FILES, type PageFiles } from '../../functions/src/page-files';
import { loadAnswer } from '../bundle/function';
import { PAGES, viewPathOf } from '../bundle/pages';
import { PROJECT_ID } from '../emulators/project';
import { testRun } from '../test-run';
import { testSite } from '../test-site';
import { median, type Table, verdict } from './table';

/** The most that a view of the demo's landing page weighs (product 23.14). */
const MAX_KB = 7;

interface Making {
  readonly ms: number;
  readonly cpuMs: number;
  readonly documents: number;
}

/** Measures how long the function takes to make each view, which an instance does once a minute. */
export async function viewsTable(rounds: number): Promise<Table> {
  const host = `127.0.0.1:${testRun().ports.firestore}`;
  Object.assign(process.env, { GCLOUD_PROJECT: PROJECT_ID, FIRESTORE_EMULATOR_HOST: host });
  const before = process.memoryUsage().rss;
  const { answer, acceptEmulator } = await loadAnswer();
  acceptEmulator('127.0.0.1');
  const database = databaseOf(PROJECT_ID, host);
  const files = pageFiles();
  const rows = [];
  for (const page of PAGES.filter(({ view }) => view === 'beside')) {
    const makings: Making[] = [];
    let body = '';
    for (let round = 0; round < rounds; round += 1) {
      const documents = countDocuments();
      const [start, cpu] = [performance.now(), process.cpuUsage()];
      // An instance that has kept nothing.
      ({ body } = await answer(viewPathOf(page), files, { ...database }));
      const { user, system } = process.cpuUsage(cpu);
      const cpuMs = (user + system) / 1000;
      makings.push({ ms: performance.now() - start, cpuMs, documents: documents() });
    }
    const of = (figure: keyof Making) => median(makings.map((making) => making[figure]));
    const kB = brotliCompressSync(body).length / 1000;
    rows.push({
      cells: [
        page.route,
        of('ms').toFixed(0),
        of('cpuMs').toFixed(0),
        String(of('documents')),
        kB.toFixed(1),
      ],
      verdict: verdict(body !== '' && (page.route !== '/' || kB <= MAX_KB)),
    });
  }
  const memory = (process.memoryUsage().rss - before) / 1e6;
  return {
    title: 'Views, as the function makes them',
    note: `Medians of ${rounds} rounds, on this machine and the emulator. The process took ${memory.toFixed(0)} MB more for the bundle and all of them.`,
    head: ['page', 'ms', 'ms of CPU', 'documents', 'kB compressed'],
    rows,
  };
}

/** The files of the built site, of which a view takes the release alone. */
const pageFiles = () =>
  Object.fromEntries(
    PAGE_FILES.map((name) => [
      name,
      readFileSync(path.join(testSite(), `pages/${name}.html`), 'utf8'),
    ]),
  ) as PageFiles;

/**
 * Counts the documents that are read from now on, until the returned function is called; a question without an
 * answer counts as one, as Google counts.
 */
function countDocuments(): () => number {
  const send = globalThis.fetch;
  let documents = 0;
  globalThis.fetch = async (...request) => {
    const response = await send(...request);
    const body = await response.clone().text();
    documents += Math.max(1, body.match(/"updateTime"/g)?.length ?? 0);
    return response;
  };
  return () => {
    globalThis.fetch = send;
    return documents;
  };
}
