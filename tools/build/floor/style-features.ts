import type { Identifier } from '@mdn/browser-compat-data';
import { css, isMissing } from './browsers.ts';

/**
 * Returns the features of a style sheet that one of the oldest browsers lacks: properties, their
 * values and units, functions, selectors and at-rules. Features are left out after a fallback value
 * of the same property in the same rule, and in `@supports`.
 */
export function missingInStyles(sheet: string): ReadonlySet<string> {
  const text = withoutSupports(
    sheet.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""'),
  );
  const found = new Set<string>();
  for (const [, prelude = ''] of text.matchAll(/([^{};]*)\{/g)) {
    const features = prelude.trim().startsWith('@') ? inAtRule(prelude) : inSelector(prelude);
    features.forEach((feature) => found.add(feature));
  }
  for (const [, block = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    const plain = new Set<string>();
    for (const declaration of block.split(';')) {
      const [, property = '', value = ''] = /^\s*([\w-]+)\s*:([^]*)/.exec(declaration) ?? [];
      const missing = inDeclaration(property, value);
      if (missing.length === 0) plain.add(property);
      else if (![property, `-webkit-${property}`].some((name) => plain.has(name)))
        missing.forEach((feature) => found.add(feature));
    }
  }
  return found;
}

/** Returns the style sheet without `@supports` rules. */
function withoutSupports(sheet: string): string {
  const start = sheet.search(/@supports[^{]*\{/);
  if (start < 0) return sheet;
  let depth = 0;
  let end = sheet.indexOf('{', start);
  do {
    if (sheet[end] === '{') depth += 1;
    if (sheet[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < sheet.length);
  return sheet.slice(0, start) + withoutSupports(sheet.slice(end));
}

function inAtRule(prelude: string): readonly string[] {
  const [, name = ''] = /@([\w-]+)/.exec(prelude) ?? [];
  const rule = css['at-rules']?.[name];
  const parts = [...prelude.matchAll(/\(\s*([\w-]+)/g)].map(([, part = '']) => part);
  return [
    ...(isMissing(rule) ? [`@${name}`] : []),
    ...parts
      .filter((part) => isMissing(rule?.[part.replace(/^(min|max)-/, '')]))
      .map((part) => `@${name} (${part})`),
  ];
}

const inSelector = (selector: string): readonly string[] =>
  [...selector.matchAll(/::?([a-z-]+)/g)].flatMap(([written, name = '']) =>
    isMissing(css['selectors']?.[name]) ? [written] : [],
  );

function inDeclaration(property: string, value: string): readonly string[] {
  if (!property || property.startsWith('--')) return [];
  const known = css['properties']?.[property];
  if (isMissing(known)) return [property];
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name);
  return [
    ...[...value.matchAll(/(?<![\w-])[a-z][\w-]*/g)].flatMap(([word]) =>
      isMissing(known?.[word]) ? [`${property}: ${word}`] : [],
    ),
    ...[...value.matchAll(/([a-z]+)\(\s*from /g)].flatMap(([, name = '']) =>
      isMissing(css['types']?.['color']?.[name]?.['relative_syntax']) ? [`${name}(from …)`] : [],
    ),
    ...(!property.startsWith('background') && THREE_VALUES.test(value)
      ? [`${property}: a position of three values`]
      : []),
    ...functions.filter((name) => isMissing(types.get(name))).map((name) => `${name}()`),
    ...[...value.matchAll(/\d([a-z]+)/g)].flatMap(([, unit = '']) =>
      isMissing(unitOf(unit)) ? [unit] : [],
    ),
  ];
}

/**
 * The three-value syntax `right 1rem center`, which Firefox supports only for backgrounds; the
 * table does not contain this.
 */
const THREE_VALUES =
  /\b(left|right|top|bottom)\s+-?[\d.]+[a-z%]*\s+(center|left|right|top|bottom)(?!\s+-?[\d.])/;

/** All named values, at any depth of the table. */
const types = new Map<string, Identifier>();
function collect(parent: Identifier | undefined): void {
  for (const [name, feature] of Object.entries(parent ?? {})) {
    if (name === '__compat') continue;
    if (!types.has(name)) types.set(name, feature as Identifier);
    collect(feature as Identifier);
  }
}
collect(css['types']);

function unitOf(unit: string): Identifier | undefined {
  const length = css['types']?.['length'];
  if (unit.startsWith('cq')) return length?.['container_query_length_units'];
  const [, size = ''] = /^([dsl])v(h|w|i|b|min|max)$/.exec(unit) ?? [];
  const names: Readonly<Record<string, string>> = { d: 'dynamic', s: 'small', l: 'large' };
  return length?.[size ? `viewport_percentage_units_${names[size]}` : unit];
}
