import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANY_FOLDER } from './folder.ts';

export interface FontFace {
  readonly file: string;
  readonly weight: number;
  /** In percent of the normal width. */
  readonly width: number;
  /** The first and last character of each range. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** The faces of src/company/fonts.css. */
export function readFontFaces(): readonly FontFace[] {
  const css = readFileSync(path.join(COMPANY_FOLDER, 'fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, rule = '']) => {
    const valueOf = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1] ?? '';
    const [, file = ''] = /url\('([^']+)'\)/.exec(valueOf('src')) ?? [];
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
