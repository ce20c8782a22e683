import sharp from 'sharp';
import { site } from '../../src/company/site.ts';
import { colorNamed, readColors } from './colors.ts';
import { placedLogo } from './logo.ts';
import { outlineOf } from './text-outlines.ts';

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
