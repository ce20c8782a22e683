import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANY_FOLDER } from '../../development/project.ts';

export interface FontFace {
  readonly file: string;
  readonly weight: number;
  /** The width in percent of the normal width. */
  readonly width: number;
  /** The first and last character of each range. */
  readonly ranges: readonly (readonly [number, number])[];
}

/**
 * Replaces two at-rules by `@font-face` rules: `@faces`, which lists faces by width and weight and
 * the ranges of characters with a file for each face, and `@fallback`, which lists local fonts with
 * three metrics for each face. Other CSS is unchanged.
 */
export function withFontFaces(css: string): string {
  const styles = new Map<string, string>();
  return css.replace(
    /@(faces|fallback) ('[^']+') \{([^}]*)\}/g,
    (_, kind: string, family: string, table: string) => {
      const rows = [...table.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name.replace('--', ''), value] as const,
      );
      const face = (name: string, ...lines: readonly string[]) =>
        `@font-face { font-family: ${family}; ${styles.get(name)} ${lines.join(' ')} }`;
      if (kind === 'fallback') {
        const range = rows.find(([name]) => name === 'unicode-range')?.join(': ');
        return rows
          .filter(([name]) => styles.has(name))
          .map(([name, value]) => {
            const [, fonts, ...[size, ascent, descent]] =
              /(.*\)) (\S+) (\S+) (\S+)$/s.exec(value) ?? [];
            const measures = `size-adjust: ${size}; ascent-override: ${ascent}; descent-override: ${descent};`;
            return face(
              name,
              `src: ${fonts}; ${measures} line-gap-override: 0%;`,
              range ? `unicode-range: ${range.slice(range.indexOf(':') + 1)};` : '',
            );
          })
          .join('\n');
      }
      for (const [name, value] of rows) {
        const [, width, weight] = /^([\d.]+%) (\d+)$/.exec(value) ?? [];
        if (width) styles.set(name, `font-stretch: ${width}; font-weight: ${weight};`);
      }
      return rows
        .filter(([name]) => !styles.has(name))
        .flatMap(([range, characters]) =>
          [...styles.keys()].map((name) =>
            face(
              name,
              `font-display: swap; src: url('./fonts/${range}-${name}.woff2') format('woff2');`,
              `unicode-range: ${characters};`,
            ),
          ),
        )
        .join('\n');
    },
  );
}

/** The faces of src/company/fonts.css that have files. */
export function readFontFaces(): readonly FontFace[] {
  const css = withFontFaces(readFileSync(path.join(COMPANY_FOLDER, 'fonts.css'), 'utf8'));
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rule = '']) => {
    const valueOf = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1] ?? '';
    const [, file] = /url\('([^']+)'\)/.exec(valueOf('src')) ?? [];
    if (!file) return [];
    const ranges = valueOf('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
    return {
      file: path.join(COMPANY_FOLDER, file),
      weight: Number.parseInt(valueOf('font-weight'), 10),
      width: Number.parseFloat(valueOf('font-stretch')),
      ranges: [...ranges].map(
        ([, first = '', last = first]) =>
          [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
      ),
    };
  });
}
