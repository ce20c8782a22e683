import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an .xlsx file. */
interface Part {
  readonly name: string;
  readonly content: string;
  /** What the list at the end of the file says of its size when it is unpacked. */
  readonly saidSize?: number;
}

const number = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16LE(value);
  else buffer.writeUInt32LE(value);
  return buffer;
};

/** The bytes of a ZIP file as spreadsheet programs write them: every part is deflated. */
export function zipBytes(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saidSize } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const size = saidSize ?? bytes.length;
    const head = Buffer.concat([
      number(2, 20),
      number(2, 0x800),
      number(2, 8),
      number(4, 0),
      number(4, crc32(bytes)),
      number(4, packed.length),
      number(4, size),
      number(2, Buffer.byteLength(name)),
      number(2, 0),
    ]);
    const file = Buffer.concat([number(4, 0x04034b50), head, Buffer.from(name), packed]);
    const entry = Buffer.concat([
      number(4, 0x02014b50),
      number(2, 20),
      head,
      Buffer.alloc(10),
      number(4, offset),
      Buffer.from(name),
    ]);
    files.push(file);
    list.push(entry);
    offset += file.length;
  }
  const end = Buffer.concat([
    number(4, 0x06054b50),
    number(4, 0),
    number(2, parts.length),
    number(2, parts.length),
    number(4, Buffer.concat(list).length),
    number(4, offset),
    number(2, 0),
  ]);
  return Uint8Array.from(Buffer.concat([...files, ...list, end]));
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A cell: a text, a number, or what stands in the sheet. */
export type XlsxCell = string | number | { readonly xml: string };

/** A number in the style of a day, of a day with a time, and of a time, as Excel stores all of them. */
export const dayCell = (serial: number, style: 1 | 2 | 3 = 1): XlsxCell => ({
  xml: `<c s="${style}"><v>${serial}</v></c>`,
});

/** What stands in a sheet with these rows; texts are in the table of strings that all sheets share. */
function sheetOf(rows: readonly (readonly XlsxCell[])[], strings: string[]): string {
  const cellXml = (cell: XlsxCell) => {
    if (typeof cell === 'object') return cell.xml;
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
    return `<c t="s"><v>${strings.push(cell) - 1}</v></c>`;
  };
  const lines = rows.flatMap((cells, index) =>
    cells.length > 0 ? [`<row r="${index + 1}">${cells.map(cellXml).join('')}</row>`] : [],
  );
  return `${HEAD}<worksheet ${MAIN}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

interface XlsxOptions {
  /** What the first sheet is instead. */
  readonly sheet?: string;
  readonly saidSize?: number;
  /** Whether days are counted from 1904, as by Excel for Mac once. */
  readonly from1904?: boolean;
}

/** The bytes of a workbook with these rows in its first sheet, as Excel saves it. */
export function xlsxBytes(
  rows: readonly (readonly XlsxCell[])[],
  { sheet, saidSize, from1904 = false }: XlsxOptions = {},
): Uint8Array<ArrayBuffer> {
  const strings: string[] = [];
  const first = sheet ?? sheetOf(rows, strings);
  const second = sheetOf([['Another sheet']], strings);
  const shared = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  const overrides = [
    ['workbook', 'sheet.main'],
    ['worksheets/sheet1', 'worksheet'],
    ['worksheets/sheet2', 'worksheet'],
    ['styles', 'styles'],
    ['sharedStrings', 'sharedStrings'],
  ].map(
    ([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`,
  );
  return zipBytes([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relationships([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook ${MAIN} xmlns:r="${DOCUMENT}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Films" sheetId="1" r:id="rId1"/><sheet name="Notes" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: first,
      ...(saidSize !== undefined && { saidSize }),
    },
    { name: 'xl/worksheets/sheet2.xml', content: second },
    {
      name: 'xl/styles.xml',
      content: `${HEAD}<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${HEAD}<sst ${MAIN} count="${strings.length}" uniqueCount="${strings.length}">${shared.join('')}</sst>`,
    },
  ]);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
