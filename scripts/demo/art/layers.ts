import type { Random } from './random';

/** How the finished drawing is developed: see finish.ts. */
export interface Finish {
  /** Light that bleeds out of the bright parts, 0 to 1, and how far, in pixels. */
  readonly bloom?: number;
  readonly bloomRadius?: number;
  /** Film grain, 0 to about 20 (levels of grey). */
  readonly grain?: number;
  /** WebP quality. */
  readonly quality?: number;
}

/** One picture: layers of HTML over each other, the first at the back. */
export interface Scene {
  /** Folder and name, 'posters/nooru-mazha'. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly layers: (random: Random) => readonly string[];
  readonly finish?: Finish;
}

interface LayerLook {
  /** A CSS mix-blend-mode. */
  readonly blend?: string;
  readonly opacity?: number;
  /** A CSS filter, 'blur(4px)'. */
  readonly filter?: string;
}

const css = ({ blend = 'normal', opacity = 1, filter = 'none' }: LayerLook) =>
  `mix-blend-mode:${blend};opacity:${opacity};filter:${filter}`;

/** A layer of SVG in pixels of the picture. */
export const svg = (width: number, height: number, content: string, look: LayerLook = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" style="${css(look)}">${content}</svg>`;

/** A layer painted by a fragment shader: the body of `vec4 paint(vec2 uv, vec2 p)`, see glsl.ts. */
export const shader = (source: string, look: LayerLook = {}) =>
  `<canvas data-shader="${Buffer.from(source).toString('base64')}" style="${css(look)}"></canvas>`;

/** A linear gradient from top to bottom (or along x), stops as [offset, colour, opacity]. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  direction: 'down' | 'right' = 'down',
): string {
  const [x2, y2] = direction === 'down' ? [0, 1] : [1, 0];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${marks(stops)}</linearGradient>`;
}

/** A radial gradient from the middle outwards. */
export const glow = (id: string, stops: readonly (readonly [number, string, number?])[]) =>
  `<radialGradient id="${id}">${marks(stops)}</radialGradient>`;

const marks = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Content moved to x, y and scaled; the second scale mirrors when negative. */
export const at = (
  x: number,
  y: number,
  scale: number,
  content: string,
  turn = 0,
  mirror = false,
) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirror ? -scale : scale} ${scale})">${content}</g>`;

/** A number short enough for a path. */
export const n = (value: number) => String(Math.round(value * 10) / 10);
