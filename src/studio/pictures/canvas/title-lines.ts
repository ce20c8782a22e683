import { letters } from '../../../shared/text/text';

/** The width in pixels of a text that is set at this size. */
export type Measure = (text: string, size: number) => number;

interface FittedText {
  /** In pixels. */
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
 * Returns the largest size at which the title fits the space in at most three lines without a broken
 * word; at the smallest size words are broken and what does not fit is cut (product 17.10).
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

/** The words in lines of that width; a single word may be wider. */
function wrapped(words: readonly string[], width: number, measure: MeasureLine): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, of a more equal width. */
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

/** The text, or as many of its letters as fit the width with an ellipsis. */
export function shortened(text: string, width: number, measure: MeasureLine): string {
  if (measure(text) <= width) return text;
  const shown = letters(text);
  while (shown.length > 1 && measure(`${shown.join('').trimEnd()}…`) > width) shown.pop();
  return `${shown.join('').trimEnd()}…`;
}

/** A word in pieces that are no wider than that. */
function broken(word: string, width: number, measure: MeasureLine): string[] {
  const pieces: string[] = [''];
  for (const letter of letters(word)) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (pieces.at(-1) === '' || measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
