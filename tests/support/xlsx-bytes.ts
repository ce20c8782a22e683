import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an .xlsx file. */
interface Part {
  readonly name: string;
  readonly content: string;
  /** The uncompressed size that the central directory declares. */
  readonly saidSize?: number;
}

const number = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16LE(value);
  else buffer.writeUInt32LE(value);
  return buffer;
};

/** Returns the bytes of a ZIP file as spreadsheet programs write it: every part is deflated. */
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

/** A cell: a text, a number, or its XML. */
export type XlsxCell = string | number | { readonly xml: string };

/**
 * Returns a cell with a number in the style of a day, of a day with a time, or of a time, as Excel
 * stores them.
 */
export const dayCell = (serial: number, style: 1 | 2 | 3 = 1): XlsxCell => ({
  xml: `<c s="${style}"><v>${serial}</v></c>`,
});

/** Returns the XML of a sheet with these rows; texts are added to the table of shared strings. */
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

/** A sheet as XML, with the targets of its links as `rId1`, `rId2`. */
export interface XlsxSheet {
  readonly name: string;
  readonly xml: string;
  readonly isHidden?: boolean;
  readonly links?: readonly string[];
}

interface WorkbookOptions {
  readonly strings?: readonly string[];
  /** The formats of the styles, by number or code; the first style is the default of all cells. */
  readonly formats?: readonly (number | string)[];
  readonly saidSize?: number | undefined;
  /** Whether days are counted from 1904, as in old versions of Excel for Mac. */
  readonly from1904?: boolean;
}

const FIRST_CODE = 164;

function stylesOf(formats: readonly (number | string)[]): string {
  const codes = formats.filter((format) => typeof format === 'string');
  const ids = formats.map((format) =>
    typeof format === 'string' ? FIRST_CODE + codes.indexOf(format) : format,
  );
  const listed = codes.map(
    (code, index) => `<numFmt numFmtId="${FIRST_CODE + index}" formatCode="${quoted(code)}"/>`,
  );
  const styles = [0, ...ids].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`);
  return `${HEAD}<styleSheet ${MAIN}><numFmts count="${codes.length}">${listed.join('')}</numFmts><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`;
}

/** Returns the bytes of a workbook with these sheets. */
export function workbookBytes(
  sheets: readonly XlsxSheet[],
  { strings = [], formats = [], saidSize, from1904 = false }: WorkbookOptions = {},
): Uint8Array<ArrayBuffer> {
  const shared = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  const files = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const overrides = [
    ['workbook', 'sheet.main'],
    ...sheets.map((_, index) => [`worksheets/sheet${index + 1}`, 'worksheet']),
    ['styles', 'styles'],
    ['sharedStrings', 'sharedStrings'],
  ].map(
    ([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`,
  );
  const list = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${quoted(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return zipBytes([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relationships([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook ${MAIN} xmlns:r="${DOCUMENT}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ...files.map((file) => ['worksheet', file] as const),
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    ...sheets.flatMap(({ xml, links }, index) => [
      {
        name: `xl/${files[index]}`,
        content: xml,
        ...(index === 0 && saidSize !== undefined && { saidSize }),
      },
      ...(links
        ? [
            {
              name: `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
              content: relationships(links.map((link) => ['hyperlink', link])),
            },
          ]
        : []),
    ]),
    { name: 'xl/styles.xml', content: stylesOf(formats) },
    {
      name: 'xl/sharedStrings.xml',
      content: `${HEAD}<sst ${MAIN} count="${strings.length}" uniqueCount="${strings.length}">${shared.join('')}</sst>`,
    },
  ]);
}

interface XlsxOptions extends Omit<WorkbookOptions, 'strings' | 'formats'> {
  /** The XML of the first sheet, instead of the one for the rows. */
  readonly sheet?: string;
}

/** Returns the bytes of a workbook with these rows in its first sheet, as Excel saves it. */
export function xlsxBytes(
  rows: readonly (readonly XlsxCell[])[],
  { sheet, ...options }: XlsxOptions = {},
): Uint8Array<ArrayBuffer> {
  const strings: string[] = [];
  const sheets = [
    { name: 'Films', xml: sheet ?? sheetOf(rows, strings) },
    { name: 'Notes', xml: sheetOf([['Another sheet']], strings) },
  ];
  return workbookBytes(sheets, {
    ...options,
    strings,
    formats: [14, 'dd\\.mm\\.yyyy\\ hh:mm', 20],
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');
