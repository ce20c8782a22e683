// product 31.2, 31.4.
import { beforeEach, expect, test, vi } from 'vitest';
import { pressFiles, pressZipName, shortSynopsis } from '../../src/content/movie/press';
import { createPressZip } from '../../src/site/pages/press/press-zip';
import { readFile } from '../../src/store/files/read-file';

vi.mock('../../src/store/files/read-file');
beforeEach(() => {
  vi.mocked(readFile).mockReset();
});

const sentence = (length: number) => `${'x'.repeat(length - 1)}.`;

test('the short synopsis consists of the first sentences that fit into 350 characters', () => {
  const [first, second] = [sentence(200), sentence(149)];
  expect(shortSynopsis(`${first} ${second}\n${sentence(10)}`)).toBe(`${first} ${second}`);
  expect(shortSynopsis(`${first}\n\n${sentence(151)}`)).toBe(first);
  expect(shortSynopsis(`അവൻ വന്നു! ${sentence(400)}`)).toBe('അവൻ വന്നു!');
});

test.each([
  ['a short description', sentence(350)],
  ['a first sentence that is too long', `${sentence(400)} ${sentence(10)}`],
  ['no description', ''],
])('%s has no short synopsis', (_, text) => expect(shortSynopsis(text)).toBeUndefined());

const src = (name: string) => `https://files.test/o/movies%2F${name}?alt=media&token=a.b`;

test('press files are named after the film and numbered, with the extensions of the stored files', () => {
  const movie = { id: 'കടൽ 1/2', picture: { src: src('a.webp') }, backdrop: { src: src('b.JPG') } };
  expect(pressFiles(movie, [src('c.webp'), 'https://files.test/plain'])).toEqual([
    { name: 'കടൽ-1-2-poster.webp', address: src('a.webp') },
    { name: 'കടൽ-1-2-wide.jpg', address: src('b.JPG') },
    { name: 'കടൽ-1-2-still-01.webp', address: src('c.webp') },
    { name: 'കടൽ-1-2-still-02.jpg', address: 'https://files.test/plain' },
  ]);
  expect(pressZipName('..')).toBe('--press.zip');
});

const FILES = Array.from({ length: 6 }, (_, n) => ({
  name: `f${n}.webp`,
  address: `https://f/${n}`,
}));
const textOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('latin1');

test('the ZIP contains the credit line and the files, and lists the files that could not be read', async () => {
  vi.mocked(readFile).mockImplementation(async (address) => {
    if (address.endsWith('1')) throw new TypeError('Failed to fetch');
    return new Blob([`bytes of ${address}`]);
  });
  const { file, missing } = await createPressZip(FILES, 'Courtesy of us');
  const text = await textOf(file);
  expect(missing).toBe(1);
  expect(text).toContain('Credit line: Courtesy of us');
  expect(text).toContain('Not included: f1.webp, https://f/1');
  expect(text).toContain('f5.webp');
  expect(text).toContain('bytes of https://f/5');
  expect(text).not.toContain('bytes of https://f/1');
});

test('if the storage returns no file, only four files are requested', async () => {
  vi.mocked(readFile).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createPressZip(FILES, 'C')).rejects.toThrow('Failed to fetch');
  expect(readFile).toHaveBeenCalledTimes(4);
});
