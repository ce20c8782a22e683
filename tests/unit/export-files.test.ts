// product 26.1.
import { expect, test } from 'vitest';
import { addressesIn, streamJson, type StoredDocument } from '../../src/store/export/export-files';

test('addresses are found at any depth of a document', () => {
  const data = {
    img: 'https://a.example/1',
    picture: { alt: 'see https://no.example', sizes: { 480: 'https://a.example/480' } },
    list: ['http://a.example/2', 7, null],
  };
  expect(addressesIn(data)).toEqual([
    'https://a.example/1',
    'https://a.example/480',
    'http://a.example/2',
  ]);
});

async function* pages(...all: readonly (readonly StoredDocument[])[]) {
  yield* all;
}

const textOf = async (parts: AsyncIterable<string>) => {
  let text = '';
  for await (const part of parts) text += part;
  return text;
};

test('documents are exported with all their fields, one per line', async () => {
  const documents = [
    { path: 'videos/v', data: { title: 'കടൽ', odd: [{ a: null }] } },
    { path: 'videos/w', data: {} },
    { path: 'videos/x', data: { title: 'X' } },
  ];
  const text = await textOf(streamJson(pages(documents.slice(0, 2), documents.slice(2))));
  expect(JSON.parse(text)).toEqual(documents);
  expect(text.trim().split('\n')).toHaveLength(5);
});

test('a kind without entries is an empty list', async () => {
  expect(JSON.parse(await textOf(streamJson(pages())))).toEqual([]);
});
