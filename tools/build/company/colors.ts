import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANY_FOLDER } from '../../development/project.ts';

const DECLARED = /--([\w-]+): (#[\da-f]{6});/g;
const PRINT = '@media print';

const readFile = () => readFileSync(path.join(COMPANY_FOLDER, 'colors.css'), 'utf8');

/**
 * Returns the `color-scheme` of the site, which browsers use for forms and before any style sheet
 * has loaded.
 */
export const readColorScheme = (): string =>
  /color-scheme: (\w+);/.exec(readFile())?.[1] ?? 'light';

/** Returns the colours of a colors.css as #rrggbb, by name, on a screen or on paper. */
export function colorsIn(css: string, { print = false } = {}): Readonly<Record<string, string>> {
  const [onScreen = '', onPaper = ''] = css.split(PRINT);
  const declared = `${onScreen}${print ? onPaper : ''}`.matchAll(DECLARED);
  return Object.fromEntries([...declared].map(([, name = '', color = '']) => [name, color]));
}

/** Returns the company's colours as #rrggbb, by name, on a screen or on paper. */
export const readColors = (options?: { print?: boolean }) => colorsIn(readFile(), options);

/** @throws Error that names the colour if there is none of this name */
export function colorNamed(colors: Readonly<Record<string, string>>, name: string): string {
  const color = colors[name];
  if (color) return color;
  throw new Error(`src/company/colors.css has no colour --${name} that is written as #rrggbb`);
}

/** Replaces `var(--name)` by the company's colours, in files that no style sheet reaches. */
export function withColors(text: string): string {
  const colors = readColors();
  return text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colorNamed(colors, name));
}

/**
 * Replaces relative colours such as `rgb(from var(--background) r g b / 0.5)` by their values,
 * because browsers of 2023 do not support them.
 */
export function withTransparentColors(css: string): string {
  if (!css.includes('rgb(from var(')) return css;
  const colors = readColors();
  return css.replace(
    /rgb\(\s*from var\(--([\w-]+)\) r g b \/ ([\d.]+)\s*\)/g,
    (_, name: string, alpha: string) => {
      const value = Number.parseInt(colorNamed(colors, name).slice(1), 16);
      return `rgb(${value >> 16} ${(value >> 8) & 255} ${value & 255} / ${alpha})`;
    },
  );
}
