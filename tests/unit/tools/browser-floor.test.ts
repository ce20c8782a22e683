import { describe, expect, test } from 'vitest';
import { beyondFloor } from '../../../tools/bundle/floor/beyond-floor';
import { missingInScripts } from '../../../tools/bundle/floor/script-features';
import { missingInStyles } from '../../../tools/bundle/floor/style-features';

const inScript = (code: string) => [...missingInScripts(new Map([['a.ts', code]])).keys()];
const inStyle = (sheet: string) => [...missingInStyles(sheet)];

describe('a script that asks for more than the oldest browsers have', () => {
  test.each([
    ['if (URL.canParse(text)) open();', ['URL.canParse']],
    ['const url = URL.parse(text);', ['URL.parse']],
    ['AbortSignal.any([one, other]);', ['AbortSignal.any']],
    ['const { promise } = Promise.withResolvers();', ['Promise.withResolvers']],
    ['Object.groupBy(list, by); Map.groupBy(list, by);', ['Object.groupBy', 'Map.groupBy']],
    ['await Array.fromAsync(list);', ['Array.fromAsync']],
    ['one.union(other).isSubsetOf(all);', ['.union', '.isSubsetOf']],
    ['document.startViewTransition(change);', ['document.startViewTransition']],
    ['window.requestIdleCallback(work); requestIdleCallback(work);', ['requestIdleCallback']],
    ['Iterator.from(list);', ['Iterator.from']],
    ['new Intl.Segmenter().segment(text);', ['Intl.Segmenter', '.segment']],
    ['new Intl.DurationFormat("en");', ['Intl.DurationFormat']],
    ['list.addEventListener("scrollend", stop);', ['scrollend event']],
    ['button.showPopover();', ['.showPopover']],
    ['jsx("div", { popover: "auto" });', ['<div popover>']],
    ['/\\p{L}/v.test(text);', ['regular expression with flag v']],
    ['/(?i:a)b/.test(text);', ['regular expression with modifiers']],
  ])('%s', (code, features) => expect(inScript(code).toSorted()).toEqual(features.toSorted()));

  test.each([
    'list.toSorted().findLast(Boolean).at(-1); structuredClone(list); AbortSignal.timeout(9);',
    'new Intl.ListFormat("en"); new ResizeObserver(look); crypto.randomUUID();',
    'if (URL.canParse) URL.canParse(text);',
    'document.startViewTransition?.(change);',
    'typeof requestIdleCallback === "function" && requestIdleCallback(work);',
    '"showPopover" in button ? button.showPopover() : show();',
    'const URL = { canParse: () => true }; URL.canParse(text);',
  ])('is none if it has them, or looks first: %s', (code) => expect(inScript(code)).toEqual([]));
});

describe('a style sheet that asks for more than the oldest browsers have', () => {
  test.each([
    ['.a:has(b) { color: red; }', [':has']],
    ['[popover]:popover-open { color: red; }', [':popover-open']],
    ['@starting-style { .a { opacity: 0; } }', ['@starting-style']],
    ['.a { color: rgb(from red r g b / 0.5); }', ['rgb(from …)']],
    ['.a { color: light-dark(red, blue); }', ['light-dark()']],
    ['.a { text-wrap: balance; }', ['text-wrap']],
    ['.a { grid-template-columns: subgrid; }', ['grid-template-columns: subgrid']],
    ['.a { animation-timeline: scroll(); }', ['animation-timeline']],
    ['.a { height: 2lh; }', ['lh']],
  ])('%s', (sheet, features) => expect(inStyle(sheet)).toEqual(features));

  test.each([
    '.a { height: 100dvh; width: 10cqw; color: color-mix(in srgb, red, blue); inset: 0; }',
    '@media (width >= 40rem) { .a:is(b):focus-visible { color: oklch(0.5 0.1 20); } }',
    '@supports (text-wrap: balance) { .a { text-wrap: balance; } }',
    '.a { color: red; color: light-dark(red, blue); }',
    '.a { -webkit-mask-composite: xor; mask-composite: exclude; }',
    '.a::before { content: ":has(b)"; }',
  ])('is none if it has them, or something else stands before: %s', (sheet) =>
    expect(inStyle(sheet)).toEqual([]),
  );
});

test('who uses it is named, and what is explained although nothing uses it', () => {
  const sentences = beyondFloor({
    scripts: new Map([['src/site/pages/movies/x.ts', 'URL.canParse(text);']]),
    styles: new Map([['index.css', '.a { text-wrap: balance; }']]),
  });
  expect(sentences).toContain(
    'src/site/pages/movies/x.ts uses URL.canParse, which chrome 111, edge 111, firefox 115, safari 16.4 do not all have',
  );
  expect(sentences.filter((text) => text.includes('text-wrap'))).toEqual([]);
  expect(sentences).toContain(
    'tools/bundle/floor/explained.ts explains zoom in anything, which nothing uses',
  );
});
