import type { Random } from './random';

/** The options of post-processing (post-process.ts). */
export interface Finish {
  /** The strength of the bloom around bright parts, 0 to 1, and its radius in pixels. */
  readonly bloom?: number;
  readonly bloomRadius?: number;
  /** The strength of the film grain, 0 to about 20. */
  readonly grain?: number;
  /** WebP quality, 0 to 100. */
  readonly quality?: number;
}

/** A picture made of HTML layers, the first one at the back. */
export interface Scene {
  /** Folder and name, as in 'posters/nooru-mazha'. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly layers: (random: Random) => readonly string[];
  readonly finish?: Finish;
}

interface LayerStyle {
  /** The CSS mix-blend-mode. */
  readonly blend?: string;
  readonly opacity?: number;
  /** The CSS filter, as in 'blur(4px)'. */
  readonly filter?: string;
}

const css = ({ blend = 'normal', opacity = 1, filter = 'none' }: LayerStyle) =>
  `mix-blend-mode:${blend};opacity:${opacity};filter:${filter}`;

/** Returns a layer of SVG; one unit is one pixel of the picture. */
export const svg = (width: number, height: number, content: string, style: LayerStyle = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" style="${css(style)}">${content}</svg>`;

/** Returns a layer drawn by a fragment shader that defines `paint` (shader-prelude.ts). */
export const shader = (source: string, style: LayerStyle = {}) =>
  `<canvas data-shader="${Buffer.from(source).toString('base64')}" style="${css(style)}"></canvas>`;

/** Returns a linear gradient; stops are [offset, colour, opacity]. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  direction: 'down' | 'right' = 'down',
): string {
  const [x2, y2] = direction === 'down' ? [0, 1] : [1, 0];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopElements(stops)}</linearGradient>`;
}

/** Returns a radial gradient; stops are [offset, colour, opacity] from the centre. */
export const glow = (id: string, stops: readonly (readonly [number, string, number?])[]) =>
  `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`;

const stopElements = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Returns the content moved to x, y, rotated by `turn` degrees, scaled and optionally mirrored. */
export const at = (
  x: number,
  y: number,
  scale: number,
  content: string,
  turn = 0,
  mirror = false,
) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirror ? -scale : scale} ${scale})">${content}</g>`;

/** Formats a number for a path, with one decimal. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
