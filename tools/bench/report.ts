import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { withFontFaces } from '../company/font-faces';
import { PROJECT_FOLDER } from '../emulators/project';
import { type Bar, chart } from './chart';
import type { Table } from './table';

/** The site's colours, typeface and sizes. */
const STYLES = ['src/company/colors.css', 'src/company/fonts.css', 'src/shared/styles/tokens.css'];
const FILE = path.join(PROJECT_FOLDER, 'bench-report/report.html');

/** Writes the results to one self-contained HTML file, and returns its path. */
export function writeReport(tables: readonly Table[], bars: readonly Bar[]): string {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(
    FILE,
    page([bars.length > 0 ? chart(bars) : '', ...tables.map(section)].join('\n')),
  );
  return FILE;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cell = (text: string, n: number) =>
  n === 0 ? `<th scope="row">${escape(text)}</th>` : `<td>${escape(text)}</td>`;

const section = ({ title, note, head, rows }: Table) => `
    <section>
      <h2>${escape(title)}</h2>
      <p>${escape(note)}</p>
      <div class="scroll">
        <table>
          <tr>${[...head, ''].map((name) => `<th scope="col">${escape(name)}</th>`).join('')}</tr>
          ${rows
            .map(
              ({ cells, verdict = '' }) =>
                `<tr>${cells.map(cell).join('')}<td class="${verdict}">${verdict}</td></tr>`,
            )
            .join('\n          ')}
        </table>
      </div>
    </section>`;

const page = (content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Measured loading</title>
    <style>
${withFontFaces(STYLES.map((file) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8')).join('\n'))}
${readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8')}
    </style>
  </head>
  <body>
    <h1>Measured loading</h1>
    <p>${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}</p>
${content}
  </body>
</html>
`;
