// Styles say each design once (CONTRIBUTING.md, Styles).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../tools/development/project';

/** The files of classes that the markup uses by name. */
const VOCABULARY = [
  'src/shared/styles/parts.css',
  'src/shared/styles/shared.css',
  'src/shared/styles/lists.css',
  'src/shared/ui/fields/fields.css',
  'src/shared/ui/overlays.css',
  'src/site/components/cards/cards.css',
  'src/studio/studio.css',
  'src/studio/forms.css',
];

const FILES = readdirSync(path.join(PROJECT_FOLDER, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((name) => ({
    file: `src/${name}`,
    content: readFileSync(path.join(PROJECT_FOLDER, 'src', name), 'utf8'),
  }));
const SHEETS = new Map(
  FILES.filter(({ file }) => file.endsWith('.css')).map(
    ({ file, content }) => [file, content.replaceAll(/\/\*[^]*?\*\//g, '')] as const,
  ),
);
const CODE = FILES.filter(({ file }) => !file.endsWith('.css'));

/** The classes that selectors have; those of modules without what is global in them. */
const classesIn = (css: string): ReadonlySet<string> =>
  new Set(
    [
      ...css
        .replaceAll(/:global\([^)]*\)|[\w-]+:[^;{}]*;|'[^']*'/g, '')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  );

test('each shared class is used somewhere by its name', () => {
  const used = new Set(
    CODE.flatMap(({ content }) =>
      [/'[^'\n]*'/g, /"[^"\n]*"/g, /`[^`]*`/g]
        .flatMap((quoted) => [...content.matchAll(quoted)])
        .flatMap(([text]) => text.split(/[\s"'`${}]+/)),
    ),
  );
  const unused = VOCABULARY.flatMap((file) =>
    [...classesIn(SHEETS.get(file) ?? '')].filter(
      (name) => !used.has(name) && !/^a\d+$/.test(name),
    ),
  );
  expect(unused).toEqual([]);
});

test('a component uses only classes of its module, and each class of a module is used', () => {
  const taken = new Map([...SHEETS.keys()].map((file) => [file, new Set<string>()]));
  const missing = CODE.flatMap(({ file, content }) =>
    [...content.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, styles = '', name = '']) => {
        const module = path.posix.join(path.posix.dirname(file), name);
        const classes = classesIn(SHEETS.get(module) ?? '');
        const used = [
          ...content.matchAll(new RegExp(`(?<![\\w./-])${styles}(?:\\.|\\[')(\\w+)`, 'g')),
        ].map(([, own = '']) => own);
        for (const own of used) taken.get(module)?.add(own);
        return used.filter((own) => !classes.has(own)).map((own) => `${file}: ${own}`);
      },
    ),
  );
  const spare = [...taken]
    .filter(([file]) => file.endsWith('.module.css'))
    .flatMap(([file, used]) =>
      [...classesIn(SHEETS.get(file) ?? '')]
        .filter((name) => !used.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect([...missing, ...spare]).toEqual([]);
});

test('the cascade layers have the same order, whichever file is loaded first', () => {
  const without = [...SHEETS]
    .filter(([, css]) => css.includes('@layer parts'))
    .filter(([, css]) => !css.trimStart().startsWith('@layer site, parts;'))
    .map(([file]) => file);
  // It comes after tokens.css, which says the order.
  expect(without).toEqual(['src/shared/styles/parts.css']);
});

test('only base.css has selectors for languages, so that a language with tall letters is added in one file', () => {
  const naming = [...SHEETS].filter(([, css]) => /:lang\(|\[lang\W?=/.test(css));
  expect(naming.map(([file]) => file)).toEqual(['src/shared/styles/base.css']);
});
