// product 40.2: what visitors read is there in each language of the site.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';
import { PAGE_TEXTS } from '../../src/company/page-texts';
import { UNTRANSLATED } from '../../tools/build/new-kind/insertions';
import { languageOf } from '../../src/shared/text/text';

const WORDS = path.resolve('src/shared/words');
const COMPANY = path.resolve('src/company');
const filesIn = (folder: string) => readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

test('each file of words exists in each language', () => {
  const files = OTHERS.map(({ code }) => filesIn(path.join(WORDS, code)));
  expect(files).toEqual(OTHERS.map(() => filesIn(WORDS)));
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
  return texts.filter((text) => languageOf(text) || text.includes(' '));
}

test.each(OTHERS)('no text is marked as untranslated in $name', ({ code }) => {
  const files = [WORDS, COMPANY].flatMap((folder) =>
    filesIn(path.join(folder, code)).map((name) => path.join(folder, code, name)),
  );
  const waiting = files.filter((file) => readFileSync(file, 'utf8').includes(UNTRANSLATED));
  expect(waiting).toEqual([]);
});

/** Names that are written so in every language. */
const NAMES =
  /YouTube|Google|Maps|Firebase|Hosting|Firestore|Cloud|Storage|Instagram|Facebook|ZIP|IP|[\w@-]+(\.[\w-]+)*\.com/g;

test.each(OTHERS)('no text in $name is in another language, except names', ({ code }) => {
  const texts = filesIn(path.join(WORDS, code)).flatMap((name) =>
    textsIn(path.join(WORDS, code, name)),
  );
  const foreign = (text: string) => languageOf(text) !== code && languageOf(text) !== undefined;
  const hasOwnLetters = texts.some((text) => languageOf(text) === code);
  const isLatin = (text: string) => /[a-z]/i.test(text.replaceAll(NAMES, ''));
  expect(texts.filter((text) => foreign(text) || (hasOwnLetters && isLatin(text)))).toEqual([]);
});

/** The texts that a file of words exports, by their names. */
const exportedTexts = async (file: string): Promise<readonly (readonly [string, string])[]> => {
  const exported: object = await import(file);
  return Object.entries(exported).filter(([, value]) => typeof value === 'string');
};

test.each(OTHERS)(
  'no text in $name is the same as in the first language, except names',
  async ({ code }) => {
    const same: string[] = [];
    for (const name of filesIn(path.join(WORDS, code))) {
      const first = new Map(await exportedTexts(path.join(WORDS, name)));
      const own = await exportedTexts(path.join(WORDS, code, name));
      // Languages with the letters of the first one have words in common with it.
      if (!own.some(([, text]) => languageOf(text) === code)) continue;
      const isWord = (text: string) => /[a-z]/.test(text.replaceAll(NAMES, ''));
      const untranslated = own.filter(([key, text]) => isWord(text) && text === first.get(key));
      same.push(...untranslated.map(([key]) => `${code}/${name}: ${key}`));
    }
    expect(same).toEqual([]);
  },
);

test.each(OTHERS)('each page has a description for search engines in $name', async ({ code }) => {
  const file = path.join(COMPANY, code, 'page-texts.ts');
  const { PAGE_TEXTS: pages } = (await import(file)) as { PAGE_TEXTS: typeof PAGE_TEXTS };
  expect(Object.keys(pages)).toEqual(Object.keys(PAGE_TEXTS));
  const firsts = Object.values(PAGE_TEXTS).map(({ description }) => description);
  expect(Object.values(pages).filter(({ description }) => firsts.includes(description))).toEqual(
    [],
  );
});
