import { formatReleaseDate } from '../../domain/release-date';
import { languageOf } from '../../domain/text';
import { site } from '../../site';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size';
import { fitTitle, shortened } from './title-lines';

/** The words of a share picture. */
export interface ShareText {
  readonly title: string;
  readonly releaseDate?: string | undefined;
}

const IVORY = '#f4ecdc';
const IVORY_SOFT = '#b9b4a8';
const TUNGSTEN = '#f2b55c';

const EDGE = 54;
const FOOTER_Y = SHARE_HEIGHT - EDGE;
const FOOTER_SIZE = 27;
const MARK_SIZE = 40;
const DATE_SIZE = 38;
const GAP = 34;
const DOT_RADIUS = 2.5;
const DOT_STEP = 14;
const DIVIDER_WIDTH = 336;
const TITLE_HEIGHT = 340;
/** Malayalam has signs above and below its letters. */
const LINE_HEIGHT = { ml: 1.2, other: 0.98 };

/** The poster face of the site; the width of its files, 78 %, answers to the keyword. */
const face = (size: number) => `780 condensed ${size}px 'Anek Malayalam', sans-serif`;

/**
 * Loads the files of the poster face that the words need, as a canvas draws with what has been
 * loaded. Throws if they cannot be loaded.
 */
export async function loadFaces(text: ShareText): Promise<void> {
  await document.fonts.load(face(DATE_SIZE), `${titleOf(text)} ${dateOf(text)} ${site.name}…`);
}

/** Draws title, date and company to the right of `left`. */
export function drawLettering(
  context: CanvasRenderingContext2D,
  text: ShareText,
  left: number,
): void {
  const width = SHARE_WIDTH - EDGE - left;
  const measure = (words: string, size: number) => {
    context.font = face(size);
    return context.measureText(words).width;
  };
  const title = titleOf(text);
  const date = dateOf(text);
  const lineHeight = LINE_HEIGHT[languageOf(title) ?? 'other'];
  const { size, lines } = fitTitle(title, { width, height: TITLE_HEIGHT, lineHeight }, measure);
  const titleHeight = lines.length * size * lineHeight;
  const height = titleHeight + (date ? GAP * 2 + DATE_SIZE : 0);
  const top = EDGE + Math.max(0, (FOOTER_Y - MARK_SIZE - GAP - EDGE - height) / 2);

  context.textBaseline = 'alphabetic';
  context.fillStyle = IVORY;
  context.font = face(size);
  lines.forEach((line, index) =>
    context.fillText(line, left, top + size * lineHeight * (index + 0.5) + size * 0.33),
  );
  if (date) {
    drawDivider(context, left, top + titleHeight + GAP, Math.min(width, DIVIDER_WIDTH));
    context.fillStyle = TUNGSTEN;
    context.font = face(DATE_SIZE);
    const shown = shortened(date, width, (words) => measure(words, DATE_SIZE));
    context.fillText(shown, left, top + titleHeight + GAP * 2 + DATE_SIZE * 0.85);
  }
  drawCompany(context, left);
}

/** Perforated like a ticket. */
function drawDivider(
  context: CanvasRenderingContext2D,
  left: number,
  y: number,
  width: number,
): void {
  context.fillStyle = TUNGSTEN;
  context.globalAlpha = 0.6;
  context.beginPath();
  for (let x = left + DOT_RADIUS; x < left + width; x += DOT_STEP) {
    context.moveTo(x + DOT_RADIUS, y);
    context.arc(x, y, DOT_RADIUS, 0, Math.PI * 2);
  }
  context.fill();
  context.globalAlpha = 1;
}

/** The mark, whose drawing stands in index.html, and the name. */
function drawCompany(context: CanvasRenderingContext2D, left: number): void {
  const outline = document.querySelector('#logo path')?.getAttribute('d');
  if (outline) {
    context.save();
    context.translate(left - 3, FOOTER_Y - MARK_SIZE + 6);
    context.scale(MARK_SIZE / 24, MARK_SIZE / 24);
    context.fillStyle = TUNGSTEN;
    context.clip(new Path2D(outline), 'evenodd');
    context.fillRect(0, 0, 24, 24);
    context.restore();
  }
  context.font = face(FOOTER_SIZE);
  context.fillStyle = IVORY_SOFT;
  context.letterSpacing = '3px';
  const from = outline ? left + MARK_SIZE + 12 : left;
  context.fillText(site.name.toUpperCase(), from, FOOTER_Y - 4);
  context.letterSpacing = '0px';
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const titleOf = ({ title }: ShareText) => oneLine(title) || 'Untitled';
const dateOf = ({ releaseDate = '' }: ShareText) => formatReleaseDate(oneLine(releaseDate));
