import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  GAP,
  listPattern,
  PRODUCT,
  productRules,
  RULE,
  uncitedRules,
} from '../../../tools/proofs/product-rules';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** The files that are checked: those of the top level and, recursively, of these folders. */
const FOLDERS = ['src', 'functions/src', 'tests', 'demo', 'tools', 'scripts', 'docs', '.ci'];
const TEXT = /\.(tsx?|css|html|md|rules|java|jsonc?)$|^\.ci\/|^\.(env|ox)[^/]*$/;
const SKIPPED = /^package-lock\.json$/;

const SECURITY = new RegExp(
  String.raw`\bsecurity\.md\)?${GAP}(${listPattern(String.raw`T\d\d+`)})`,
  'g',
);
const DECISION = new RegExp(
  String.raw`\bdecisions?${GAP}(${listPattern(String.raw`\d{3}\b`)})`,
  'g',
);
const FOREIGN = new RegExp(
  String.raw`\b(?:SPEC|DESIGN|SECURITY|PERFORMANCE)${GAP}(?:§|[RT]\d)|\(R\d+[a-z]?\)`,
  'g',
);

/** Markdown links within the repository, without their anchors. */
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
/** Paths in prose, relative to the root of the repository; `*` matches any part of a name. */
const PATH =
  /(?<![\w./@-])((?:docs|src|functions|tests|demo|tools|scripts|public)\/[\w*.\-/]*[\w*])/g;
/** Names of files in comments of code, without their folder. */
const NAME = /(?<![\w./*-])([A-Za-z][\w-]+\.(?:tsx?|css))\b/g;
/** What a merge leaves in a file where it could not decide. */
const MARK = /^[<>]{7} /gm;
const MARKDOWN_PATH = /(?<![\w./@-])(docs\/[\w\-/]+\.md)\b/g;

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Every citation of something that does not exist, as `file:line problem`. */
function brokenCitations(root: string): string[] {
  const names = filesOf(root);
  const files = names.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const textOf = (name: string) => files.find(({ file }) => file === name)?.text ?? '';
  const base = new Set(names.map((name) => path.basename(name)));
  const rules = new Set(productRules().keys());
  const decisions = new Set(
    names.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.slice(1) ?? []),
  );
  const attacks = new Set(matches(/^\| (T\d\d+) \|/gm, textOf('docs/security.md')));

  return files.flatMap(({ file, text }) => {
    const source = { file, text };
    const prose = file.endsWith('.md');
    const code = file.startsWith('src/');
    return [
      ...each(source, PRODUCT, (found) => unknown(found, new RegExp(RULE, 'g'), rules, 'product')),
      ...each(source, SECURITY, (found) => unknown(found, /T\d\d+/g, attacks, 'security.md')),
      ...each(source, DECISION, (found) => unknown(found, /\d{3}/g, decisions, 'decision')),
      ...each(source, MARK, () => ['a merge was not finished here']),
      ...each(source, FOREIGN, (found) => [`${found} is not a document of this repository`]),
      ...each(source, prose ? PATH : MARKDOWN_PATH, (found) => missing(root, found)),
      ...(code
        ? each(source, NAME, (found) => (base.has(found) ? [] : [`${found} does not exist`]))
        : []),
      ...(prose
        ? each(source, LINK, (found) => missing(root, path.join(path.dirname(file), found)))
        : []),
    ];
  });
}

function filesOf(root: string): string[] {
  const beside = readdirSync(root, { withFileTypes: true });
  const inside = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }),
  );
  return [...beside, ...inside]
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => TEXT.test(file) && !SKIPPED.test(file));
}

function each(
  { file, text }: SourceFile,
  pattern: RegExp,
  problemsOf: (found: string) => string[],
) {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    const found = (match[1] ?? match[0]).replaceAll(/\s+/g, ' ');
    return problemsOf(found).map((problem) => `${file}:${line} ${problem}`);
  });
}

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

const unknown = (found: string, item: RegExp, known: ReadonlySet<string>, where: string) =>
  matches(item, found)
    .filter((name) => !known.has(name))
    .map((name) => `${where} ${name} does not exist`);

function missing(root: string, wanted: string): string[] {
  return exists(root, wanted) ? [] : [`${wanted} does not exist`];
}

function exists(root: string, wanted: string): boolean {
  if (!wanted.includes('*')) return existsSync(path.join(root, wanted));
  const folder = path.join(root, path.dirname(wanted));
  const parts = path
    .basename(wanted)
    .split('*')
    .map((part) => part.replaceAll('.', String.raw`\.`));
  const name = new RegExp(`^${parts.join('.*')}$`);
  return existsSync(folder) && readdirSync(folder).some((file) => name.test(file));
}

test('every citation is of an existing rule, file, attack or decision, and no merge is unfinished', () => {
  expect(brokenCitations(PROJECT)).toEqual([]);
});

test('every rule of the product is cited by a test', () => {
  expect([...uncitedRules().keys()]).toEqual([]);
});
