import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colorNamed, readColors } from './colors.ts';
import { COMPANY_FOLDER } from './folder.ts';

/** The company's mark: what it is drawn of, in the colour of the text around it, and its viewBox. */
function readLogo() {
  const svg = readFileSync(path.join(COMPANY_FOLDER, 'logo.svg'), 'utf8');
  const [, viewBox, drawing] = /<svg[^>]* viewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(svg) ?? [];
  if (viewBox && drawing) return { viewBox, drawing: drawing.trim() };
  throw new Error('src/company/logo.svg has to be an <svg> with a viewBox');
}

/** The mark as the symbol that the splash, the loader and the component Logo refer to. */
export function logoSymbol(): string {
  const { viewBox, drawing } = readLogo();
  return `<symbol id="logo" viewBox="${viewBox}">${drawing.replace(/\s+/g, ' ')}</symbol>`;
}

/** The mark as a part of an SVG, at this place, in a color. */
export function placedLogo(place: string, color: string): string {
  const { viewBox, drawing } = readLogo();
  return `<svg ${place} viewBox="${viewBox}" color="${color}">${drawing}</svg>`;
}

/** The site's icon: the mark on a square whose corners have this radius, of 32. */
export function iconSvg(corner: number): string {
  const colors = readColors();
  const ground = `<rect width="32" height="32" rx="${corner}" fill="${colorNamed(colors, 'icon-background')}"/>`;
  const mark = placedLogo('x="4" y="4" width="24" height="24"', colorNamed(colors, 'icon-mark'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark}</svg>\n`;
}
