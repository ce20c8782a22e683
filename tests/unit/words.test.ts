// product 40.2: what visitors read is there in each language of the site.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';
import { PAGE_TEXTS as MALAYALAM_PAGES } from '../../src/company/ml/page-texts';
import { PAGE_TEXTS } from '../../src/company/page-texts';

const WORDS = path.resolve('src/shared/words');
const filesIn = (folder: string) => readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

test.each(OTHERS)('each file of words is there in $name', ({ code }) => {
  expect(filesIn(path.join(WORDS, code))).toEqual(filesIn(WORDS));
});

test.each(OTHERS)('the types of all words are compared with those in $name', ({ code }) => {
  const pairs = readFileSync(path.join(WORDS, code, 'complete.ts'), 'utf8');
  const compared = [...pairs.matchAll(/import\('\.\.\/([\w-]+)'\)/g)].map(([, name]) => name);
  const names = filesIn(WORDS).map((file) => file.replace(/\.tsx?$/, ''));
  expect([...compared, 'complete'].toSorted()).toEqual(names.toSorted());
});

/** The texts in a file of words; a single word in Latin letters is a name in the code. */
function textsIn(file: string): readonly string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return texts.filter((text) => /[\u0d00-\u0d7f ]/.test(text));
}

/** Names that are written so in Malayalam, too. */
const NAMES =
  /YouTube|Google|Maps|Firebase|Hosting|Firestore|Cloud|Storage|Instagram|Facebook|ZIP|IP|[\w@-]+(\.[\w-]+)*\.com/g;

test.each(filesIn(path.join(WORDS, 'ml')))(
  'the words of ml/%s have no Latin letters but for names',
  (name) => {
    const texts = textsIn(path.join(WORDS, 'ml', name));
    expect(texts.filter((text) => /[a-z]/i.test(text.replaceAll(NAMES, '')))).toEqual([]);
  },
);

test('each page is described to search engines in Malayalam', () => {
  expect(Object.keys(MALAYALAM_PAGES)).toEqual(Object.keys(PAGE_TEXTS));
});
