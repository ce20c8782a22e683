import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A change of a line of the rules; `inside` is the function that it is in. */
export interface LineChange {
  readonly inside: string | undefined;
  /** Without its indentation. */
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
}

interface Explained {
  readonly text: string;
  readonly reason: string;
  readonly isOf: (change: LineChange) => boolean;
}

/** The lines of explained.txt, which says how they are written. */
export const EXPLAINED: readonly Explained[] = readFileSync(
  path.join(import.meta.dirname, 'explained.txt'),
  'utf8',
)
  .split(/^# /m)
  .slice(1)
  .flatMap((block) => {
    const [reason = '', ...lines] = block.trim().split('\n');
    return lines.flatMap((text) => explained(text, reason));
  });

function explained(text: string, reason: string): readonly Explained[] {
  const [, inside, rest = ''] = /^(?:(\w+) > )?(.*)$/.exec(text) ?? [];
  const [line = '', original = '', replacements = ''] = rest.split(' :: ');
  return replacements.split(' or ').map((replacement) => ({
    text: `${text} (${replacement})`,
    reason,
    isOf: (change) =>
      (inside === undefined || inside === change.inside) &&
      fits(line, change.line) &&
      fits(original, change.original) &&
      fits(replacement, change.replacement),
  }));
}

function fits(wanted: string, text: string): boolean {
  if (wanted === '(nothing)') return text === '';
  const parts = wanted.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
