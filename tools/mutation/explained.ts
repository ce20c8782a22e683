import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Span } from './rules-source';

/** The lines of explained.txt, which says how they are written, each with the reason above it. */
const EXPLAINED = readFileSync(path.join(import.meta.dirname, 'explained.txt'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .flatMap((block) => {
    const [reason = '', ...lines] = block.trim().split('\n');
    return lines.map((text) => {
      const [, inside, rest = ''] = /^(?:(\w+) > )?(.*)$/.exec(text) ?? [];
      const [line = '', original = '', replacements = ''] = rest.split(' :: ');
      return { reason, inside, line, original, replacements: replacements.split(' or ') };
    });
  });

/** What is said of mutants that no test can notice. */
export const REASONS: readonly string[] = [...new Set(EXPLAINED.map(({ reason }) => reason))];

/** Returns why no test can notice a change of the rules, if that is known. */
export function reasonFor(text: string, span: Span, replacement: string): string | undefined {
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const line = text.slice(from, text.indexOf('\n', span.start)).trim();
  const original = text.slice(span.start, span.end);
  // The function around the line.
  const [, inside] = [...text.slice(0, from).matchAll(/^ *function (\w+)/gm)].at(-1) ?? [];
  return EXPLAINED.find(
    (one) =>
      (one.inside === undefined || one.inside === inside) &&
      fits(one.line, line) &&
      fits(one.original, original) &&
      one.replacements.some((each) => fits(each, replacement)),
  )?.reason;
}

function fits(wanted: string, text: string): boolean {
  if (wanted === '(nothing)') return text === '';
  const parts = wanted.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
