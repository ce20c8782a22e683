import path from 'node:path';
import { readFileSync, existsSync } from 'node:fs';
import sharp from 'sharp';
import { convert } from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { colorNamed, readColors, withColors } from './colors.ts';
import { COMPANY_FOLDER } from '../../development/project.ts';
import { type FontFace, readFontFaces } from './font-faces.ts';
import { site } from '../../../src/company/site.ts';
import { SECURITY_CONTACT } from '../../../src/company/contact-settings.ts';
import type { FixedFile } from '../fixed-files.ts';

/** Returns the company's logo: its SVG content, in the text colour, and its viewBox. */
function readLogo() {
  const svg = readFileSync(path.join(COMPANY_FOLDER, 'logo.svg'), 'utf8');
  const [, viewBox, drawing] = /<svg[^>]* viewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(svg) ?? [];
  if (viewBox && drawing) return { viewBox, drawing: drawing.trim() };
  throw new Error('src/company/logo.svg has to be an <svg> with a viewBox');
}

/** Returns the logo as the SVG symbol that the splash, the loader and the component Logo use. */
export function logoSymbol(): string {
  const { viewBox, drawing } = readLogo();
  return `<symbol id="logo" viewBox="${viewBox}">${drawing.replace(/\s+/g, ' ')}</symbol>`;
}

/** Returns the logo as an SVG element at `place` in `color`. */
function placedLogo(place: string, color: string): string {
  const { viewBox, drawing } = readLogo();
  return `<svg ${place} viewBox="${viewBox}" color="${color}">${drawing}</svg>`;
}

/** Returns the favicon as SVG: the logo on a square of 32 units with the corner radius `corner`. */
function iconSvg(corner: number): string {
  const colors = readColors();
  const ground = `<rect width="32" height="32" rx="${corner}" fill="${colorNamed(colors, 'icon-background')}"/>`;
  const mark = placedLogo('x="4" y="4" width="24" height="24"', colorNamed(colors, 'icon-mark'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark}</svg>\n`;
}

/** A line of text as an SVG path with its baseline at y = 0. */
interface Outline {
  readonly path: string;
  /** The scale of the path, as a value of the attribute `transform`. */
  readonly scale: string;
}

/**
 * The outline of a line of text in the heaviest or the lightest face of src/company/fonts.css, so that a
 * picture with it is the same on machines with other fonts, or none.
 *
 * @param fit the size of the letters in pixels, and the width to which they are made smaller
 */
async function outlineOf(
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

/** Returns an outline of absolute commands, moved by `x` and `y`. */
const moved = (outline: string, x: number, y: number) =>
  outline.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, left: string, top: string) => `${Number(left) + x},${Number(top) + y}`,
  );

/**
 * Splits a text into parts that are in one font file each; characters without a file are left out.
 */
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

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 78;

/**
 * The company's picture for link previews, where it has drawn none (src/company/share.jpg): the mark,
 * the name and the tagline, in its colours and typeface.
 */
export async function drawSharePicture(): Promise<Buffer> {
  const colors = readColors();
  const color = (name: string) => colorNamed(colors, name);
  // One after the other: the conversion of fonts uses one memory.
  const name = await outlineOf(site.name, 'poster', { size: 150, width: WIDTH - 2 * EDGE });
  const tagline = await outlineOf(site.tagline, 'text', { size: 40, width: WIDTH - 2 * EDGE });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <radialGradient id="glow" cx="0.3" cy="0.3" r="0.8">
      <stop offset="0" stop-color="${color('splash-highlight')}"/>
      <stop offset="1" stop-color="${color('background')}"/>
    </radialGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>
    ${placedLogo(`x="${EDGE}" y="${EDGE}" width="150" height="150"`, color('accent'))}
    <path transform="translate(${EDGE} 430) ${name.scale}" fill="${color('text')}" d="${name.path}"/>
    <path transform="translate(${EDGE} 530) ${tagline.scale}" fill="${color('text-muted')}" d="${tagline.path}"/>
  </svg>`;
  return sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const APPLE_SIZE = 180;
const SHARE_PICTURE = path.join(COMPANY_FOLDER, 'share.jpg');
const MAP_DRAWING = path.join(COMPANY_FOLDER, 'pictures/map-drawing.svg');

/** The files with a fixed address that are made from what the company has chosen, by path. */
export const SITE_FILES: Readonly<Record<string, FixedFile>> = {
  'favicon.svg': { type: 'image/svg+xml', make: () => iconSvg(7) },
  'apple-touch-icon.png': {
    type: 'image/png',
    // iOS rounds the corners itself.
    make: () =>
      sharp(Buffer.from(iconSvg(0)), { density: 400 })
        .resize(APPLE_SIZE)
        .png()
        .toBuffer(),
  },
  // A picture of its own, if the company has one.
  'share.jpg': {
    type: 'image/jpeg',
    make: () => (existsSync(SHARE_PICTURE) ? readFileSync(SHARE_PICTURE) : drawSharePicture()),
  },
  // What is shown until the map has loaded.
  'map-drawing.svg': {
    type: 'image/svg+xml',
    make: () => withColors(readFileSync(MAP_DRAWING, 'utf8')),
  },
  '.well-known/security.txt': { type: 'text/plain', make: securityText },
};

/** Returns the text of security.txt: where to report a security problem (RFC 9116). */
function securityText(): string {
  const { email, expires, languages } = SECURITY_CONTACT;
  return `# Where to report a security problem of this site (RFC 9116).
Contact: mailto:${email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${languages}
`;
}
