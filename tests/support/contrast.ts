import { colorsIn } from '../../tools/build/company/colors';

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Returns the relative luminance (WCAG 2.2) of a color whose channels are from 0 to 255. */
export const luminance = (channels: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two luminances (WCAG 2.2), from 1 (none) to 21. */
export const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Colors that represent any picture: the lightest and the darkest. */
const PICTURES = { picture: ['#ffffff', '#000000'] };

/**
 * Returns a function that computes the contrast of a text with the colors behind it, given by their
 * names in a colors.css from the farthest to the nearest; 'picture' is any picture.
 *
 * @throws Error if there is no color with a name
 */
export function contrastIn(css: string, print = false) {
  const colors = colorsIn(css, { print });
  const colorOf = (name: string): Color => {
    const shade = new RegExp(`--${name}: rgb\\(from var\\(--([\\w-]+)\\) r g b / ([\\d.]+)\\);`);
    const [, base = name, alpha = '1'] = shade.exec(css) ?? [];
    const color = colors[base];
    if (!color) throw new Error(`There is no colour --${name}`);
    return [...channelsOf(color), Number(alpha)];
  };
  return (text: string, [farthest = '', ...nearer]: readonly string[]): number => {
    const own = luminance(colorOf(text));
    const grounds = farthest === 'picture' ? PICTURES.picture.map(channelsOf) : [colorOf(farthest)];
    const contrasts = grounds.map((ground) =>
      contrastOf(own, luminance(nearer.map(colorOf).reduce<readonly number[]>(covered, ground))),
    );
    return Math.min(...contrasts);
  };
}

function channelsOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const covered = (behind: readonly number[], [red, green, blue, alpha]: Color) =>
  [red, green, blue].map((channel, index) => alpha * channel + (1 - alpha) * (behind[index] ?? 0));
