import { formatDate } from '../../../content/values/partial-date';
import { SHARE_SIZE } from '../../../shared/pictures/picture';
import { languageOf, graphemes } from '../../../shared/text/text';
import { POSTER_FACE, TYPEFACE } from '../../../company/typeface';
import { siteColor } from './canvas';
import { shareWordsIn } from './share-words';

export interface ShareText {
  readonly title: string;
  readonly releaseDate?: string | undefined;
  /** The language code for the date and the company's name; undefined for the first language. */
  readonly language?: string | undefined;
}

const EDGE = 54;
const FOOTER_Y = SHARE_SIZE.height - EDGE;
const FOOTER_SIZE = 27;
const MARK_SIZE = 40;
const DATE_SIZE = 38;
const GAP = 34;
const DOT_RADIUS = 2.5;
const DOT_STEP = 14;
const DIVIDER_WIDTH = 336;
const TITLE_HEIGHT = 340;
const LINE_HEIGHT = 0.98;
/** The line height of scripts with signs above and below the characters, such as Malayalam. */
const TALL_LINE_HEIGHT = 1.2;

/** The poster typeface of the site. */
const face = (size: number) => `${POSTER_FACE} ${size}px ${TYPEFACE}, sans-serif`;

/**
 * Loads the font files that the texts need, because a canvas only uses loaded fonts. Throws if they
 * cannot be loaded.
 */
export async function loadFaces(text: ShareText): Promise<void> {
  const words = `${titleOf(text)} ${dateOf(text)} ${companyOf(text)}…`;
  await document.fonts.load(face(DATE_SIZE), words);
}

/** Draws title, date and company to the right of `left`. */
export function drawLettering(
  context: CanvasRenderingContext2D,
  text: ShareText,
  left: number,
): void {
  const width = SHARE_SIZE.width - EDGE - left;
  const measure = (words: string, size: number) => {
    context.font = face(size);
    return context.measureText(words).width;
  };
  const title = titleOf(text);
  const date = dateOf(text);
  const lineHeight = languageOf(title) ? TALL_LINE_HEIGHT : LINE_HEIGHT;
  const { size, lines } = fitTitle(title, { width, height: TITLE_HEIGHT, lineHeight }, measure);
  const titleHeight = lines.length * size * lineHeight;
  const height = titleHeight + (date ? GAP * 2 + DATE_SIZE : 0);
  const top = EDGE + Math.max(0, (FOOTER_Y - MARK_SIZE - GAP - EDGE - height) / 2);

  context.textBaseline = 'alphabetic';
  context.fillStyle = siteColor(context, 'text');
  context.font = face(size);
  lines.forEach((line, index) =>
    context.fillText(line, left, top + size * lineHeight * (index + 0.5) + size * 0.33),
  );
  if (date) {
    drawDivider(context, left, top + titleHeight + GAP, Math.min(width, DIVIDER_WIDTH));
    context.fillStyle = siteColor(context, 'accent');
    context.font = face(DATE_SIZE);
    const shown = shortened(date, width, (words) => measure(words, DATE_SIZE));
    context.fillText(shown, left, top + titleHeight + GAP * 2 + DATE_SIZE * 0.85);
  }
  drawCompany(context, companyOf(text), left);
}

/** A dotted line, like the perforation of a ticket. */
function drawDivider(
  context: CanvasRenderingContext2D,
  left: number,
  y: number,
  width: number,
): void {
  context.fillStyle = siteColor(context, 'accent');
  context.globalAlpha = 0.6;
  context.beginPath();
  for (let x = left + DOT_RADIUS; x < left + width; x += DOT_STEP) {
    context.moveTo(x + DOT_RADIUS, y);
    context.arc(x, y, DOT_RADIUS, 0, Math.PI * 2);
  }
  context.fill();
  context.globalAlpha = 1;
}

/** Draws the logo, which is an SVG symbol of the page, and the name. */
function drawCompany(context: CanvasRenderingContext2D, name: string, left: number): void {
  const logo = document.querySelector<SVGSymbolElement>('#logo');
  if (logo) {
    const { x, y, width, height } = logo.viewBox.baseVal;
    context.save();
    context.translate(left - 3, FOOTER_Y - MARK_SIZE + 6);
    context.scale(MARK_SIZE / width, MARK_SIZE / width);
    context.translate(-x, -y);
    context.fillStyle = siteColor(context, 'accent');
    for (const part of logo.querySelectorAll('path')) {
      context.save();
      context.clip(new Path2D(part.getAttribute('d') ?? ''), 'evenodd');
      context.fillRect(x, y, width, height);
      context.restore();
    }
    context.restore();
  }
  context.font = face(FOOTER_SIZE);
  context.fillStyle = siteColor(context, 'text-muted');
  context.letterSpacing = '3px';
  const from = logo ? left + MARK_SIZE + 12 : left;
  context.fillText(name.toUpperCase(), from, FOOTER_Y - 4);
  context.letterSpacing = '0px';
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const titleOf = ({ title }: ShareText) => oneLine(title) || 'Untitled';
const dateOf = ({ releaseDate = '', language }: ShareText) =>
  formatDate(oneLine(releaseDate), shareWordsIn(language).dayText);
const companyOf = ({ language }: ShareText) => shareWordsIn(language).site.name;

/** Returns the width of a text at a font size, both in pixels. */
export type Measure = (text: string, size: number) => number;

interface FittedText {
  /** The font size in pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

interface Space {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
}

const MAX_LINES = 3;
const LARGEST_PX = 112;
const SMALLEST_PX = 36;
const STEP_PX = 4;

/**
 * Returns the largest font size at which the title fits in at most three lines without breaking a
 * word. At the smallest size words are broken and the rest is cut off.
 */
export function fitTitle(
  title: string,
  { width, height, lineHeight }: Space,
  measure: Measure,
): FittedText {
  for (let size = LARGEST_PX; size >= SMALLEST_PX; size -= STEP_PX) {
    const lines = wrapped(title.split(' '), width, (text) => measure(text, size));
    const fits =
      lines.length <= MAX_LINES &&
      lines.length * size * lineHeight <= height &&
      lines.every((line) => measure(line, size) <= width);
    if (fits) return { size, lines: balanced(title, lines, width, (text) => measure(text, size)) };
  }
  return cut(title, width, (text) => measure(text, SMALLEST_PX));
}

type MeasureLine = (text: string) => number;

/** Breaks words into lines of the width; a single word may be wider. */
function wrapped(words: readonly string[], width: number, measure: MeasureLine): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the same number of lines with more equal widths. */
function balanced(
  title: string,
  lines: readonly string[],
  width: number,
  measure: MeasureLine,
): readonly string[] {
  let best = lines;
  for (let narrower = width; narrower > width / 2; narrower -= width / 40) {
    const next = wrapped(title.split(' '), narrower, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > narrower)) break;
    best = next;
  }
  return best;
}

function cut(title: string, width: number, measure: MeasureLine): FittedText {
  const words = title.split(' ').flatMap((word) => broken(word, width, measure));
  const lines = wrapped(words, width, measure);
  if (lines.length <= MAX_LINES) return { size: SMALLEST_PX, lines };
  const last = shortened(lines.slice(MAX_LINES - 1).join(' '), width, measure);
  return { size: SMALLEST_PX, lines: [...lines.slice(0, MAX_LINES - 1), last] };
}

/**
 * Returns the text if it fits into the width, otherwise as many of its characters as fit with an
 * ellipsis.
 */
export function shortened(text: string, width: number, measure: MeasureLine): string {
  if (measure(text) <= width) return text;
  const shown = graphemes(text);
  while (shown.length > 1 && measure(`${shown.join('').trimEnd()}…`) > width) shown.pop();
  return `${shown.join('').trimEnd()}…`;
}

/** Breaks a word into pieces that fit into the width. */
function broken(word: string, width: number, measure: MeasureLine): string[] {
  const pieces: string[] = [''];
  for (const letter of graphemes(word)) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (pieces.at(-1) === '' || measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
