import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { type FontFace, readFontFaces } from './font-faces.ts';

/** A line of text as a path, whose letters rest on 0. */
interface Outline {
  readonly path: string;
  /** What brings it to its size, for the attribute `transform`. */
  readonly scale: string;
}

/**
 * The outline of a line of text in the heaviest or the lightest face of src/company/fonts.css, so that a
 * picture with it is the same on machines with other fonts, or none.
 *
 * @param fit the size of the letters in pixels, and the width to which they are made smaller
 */
export async function outlineOf(
  text: string,
  weight: 'poster' | 'text',
  fit: { readonly size: number; readonly width: number },
): Promise<Outline> {
  const faces = readFontFaces();
  const weights = faces.map((face) => face.weight);
  const wanted = weight === 'poster' ? Math.max(...weights) : Math.min(...weights);
  const chosen = faces.filter((face) => face.weight === wanted);
  const parts: string[] = [];
  let x = 0;
  let unit = 1000;
  for (const { file, run } of runsOf(text, chosen)) {
    const face = new Face(new Blob(await convert(readFileSync(file), 'sfnt')));
    unit = face.upem;
    const font = new Font(face);
    const buffer = new TextBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const {
      codepoint,
      xAdvance = 0,
      xOffset = 0,
      yOffset = 0,
    } of buffer.getGlyphInfosAndPositions()) {
      parts.push(moved(font.glyphToPath(codepoint), x + xOffset, yOffset));
      x += xAdvance;
    }
  }
  const scale = Math.min(fit.size / unit, fit.width / Math.max(x, 1));
  return { path: parts.join(''), scale: `scale(${scale} ${-scale})` };
}

/** An outline of absolute commands, elsewhere. */
const moved = (outline: string, x: number, y: number) =>
  outline.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, left: string, top: string) => `${Number(left) + x},${Number(top) + y}`,
  );

/** The text in parts that have one file each; what no file has is left out. */
function runsOf(text: string, faces: readonly FontFace[]) {
  const runs: { file: string; run: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const has = ({ ranges }: FontFace) =>
      ranges.some(([first, last]) => first <= code && code <= last);
    const last = runs.at(-1);
    // A space or a joiner is in several files: the letters before it go on.
    const face = faces.find((one) => one.file === last?.file && has(one)) ?? faces.find(has);
    if (!face) continue;
    if (last?.file === face.file) last.run += character;
    else runs.push({ file: face.file, run: character });
  }
  return runs;
}
