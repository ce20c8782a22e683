/** A stretch of a rules file, from the first character to behind the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const FILLER = '~';

/**
 * The text with the content of strings and comments filled up, so that whatever is looked for in it
 * is code, at the same position as in the text.
 */
export function maskOf(text: string): string {
  return text.replace(/'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g, (found) =>
    found.startsWith("'") ? `'${FILLER.repeat(found.length - 2)}'` : FILLER.repeat(found.length),
  );
}

/** The expressions of the file: what follows `return`, `allow …: if` and `let … =`. */
export function expressionsIn(mask: string): readonly Span[] {
  return [...mask.matchAll(/(?:\breturn|\ballow [a-z, ]+: if|\blet \w+ =)\s+([^;]+);/g)].map(
    (found) => {
      const end = found.index + found[0].length - 1;
      return { start: end - (found[1] ?? '').length, end };
    },
  );
}

const OPENING = '([{';
const CLOSING = ')]}';

/** The parts between the occurrences of an operator outside of all brackets. */
export function splitBy(operator: string, mask: string, { start, end }: Span): readonly Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at++) {
    const character = mask.charAt(at);
    if (OPENING.includes(character)) depth++;
    if (CLOSING.includes(character)) depth--;
    if (depth > 0 || !mask.startsWith(operator, at)) continue;
    parts.push({ start: from, end: at });
    from = at + operator.length;
  }
  return [...parts, { start: from, end }].map((part) => trimmed(mask, part));
}

function trimmed(mask: string, { start, end }: Span): Span {
  const text = mask.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

/** Without the brackets around all of it, if it has such. */
export function unwrapped(mask: string, span: Span): Span {
  const text = mask.slice(span.start, span.end);
  if (!text.startsWith('(') || closingOf(text, 0) !== text.length - 1) return span;
  return unwrapped(mask, trimmed(mask, { start: span.start + 1, end: span.end - 1 }));
}

/** Returns the position of the bracket that closes the one at `from`. */
export function closingOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (OPENING.includes(text.charAt(at))) depth++;
    if (CLOSING.includes(text.charAt(at)) && --depth === 0) return at;
  }
  return -1;
}
