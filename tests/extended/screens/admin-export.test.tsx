// product 26.1 and 26.3.
import { ReadableStream } from 'node:stream/web';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../src/shared/text/save-file';
import type { ExportSource } from '../../../src/store/export/export-files';
import { exportSource } from '../../../src/store/read-export';
import { button, message } from '../../support/admin-screen';
import { expectLogged } from '../../support/console';
import { hold } from '../../support/hold';
import { fileAddress, sourceOf } from '../../support/exported-content';
import { savedFile } from '../../support/saved-file';
import { renderAt } from '../../support/render-at';

vi.mock('../../../src/store/read-export');
// It needs the streams of a browser; tests/unit/export-zip.test.ts is about its files.
vi.mock('client-zip', () => ({
  makeZip: (files: AsyncIterable<ZipEntry>) => streamOf(entriesOf(files)),
}));

interface ZipEntry {
  readonly name: string;
  readonly input: string | Blob | AsyncIterable<string>;
}

const streamOf = (entries: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await entries.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

async function* entriesOf(files: AsyncIterable<ZipEntry>) {
  const encoder = new TextEncoder();
  for await (const { name, input } of files) {
    yield encoder.encode(`${name}\n`);
    if (input instanceof Blob) yield encoder.encode(await input.text());
    else
      for await (const part of typeof input === 'string' ? [input] : input)
        yield encoder.encode(part);
    yield encoder.encode('\n');
  }
}

const readFile = vi.fn<ExportSource['readFile']>();

const file = (n: number) => fileAddress(`movies/${n}.webp`);

/** A movie with that many pictures, and a message. */
const storedWith = (pictures: number) =>
  vi.mocked(exportSource).mockReturnValue(
    sourceOf(
      {
        movies: [
          {
            path: 'Movies/Upcoming/Movies/a',
            data: { title: 'Rain', files: Array.from({ length: pictures }, (_, n) => file(n)) },
          },
        ],
        messages: [{ path: 'contactMessages/m', data: { name: 'Anu' } }],
      },
      readFile,
    ),
  );

beforeEach(() => {
  storedWith(3);
  readFile.mockReset();
  readFile.mockImplementation(async ({ address }) => new Blob([`bytes of ${address}`]));
});

test('all data are downloaded in one file', async () => {
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('button', { name: 'Download everything' }));
  const report = await screen.findByRole('group', { name: 'Export' });
  expect(report).toHaveTextContent('Done: 2 entries and 3 pictures.');
  await waitFor(() => expect(report).toHaveFocus());
  const { name, text: content } = await savedFile();
  for (const part of ['movies.json', 'movies.csv', 'messages.csv', 'pictures/movies/2.webp']) {
    expect(content).toContain(part);
  }
  expect(content).toContain('"Rain"');
  expect(content).toContain('"Anu"');
  expect(content).toContain(`bytes of ${file(0)}`);
  expect(content).not.toContain('"Address"');
  expect(name).toMatch(/^website-\d{4}-\d\d-\d\d\.zip$/);
});

test('an export without pictures reads none', async () => {
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('checkbox', { name: 'With the pictures' }));
  await visitor.click(button('Download everything'));
  expect(await message('Done: 2 entries.')).toBeVisible();
  expect(readFile).not.toHaveBeenCalled();
});

test('a picture that cannot be read is named in the file', async () => {
  readFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('button', { name: 'Download everything' }));
  expect(await message(/^Done: 2 entries and 2 pictures. 1 pictures could not/)).toBeVisible();
  const { text: content } = await savedFile();
  expect(content).toContain(`missing-pictures.csv\n\ufeff"Address"\r\n"${file(0)}"`);
});

test('if the storage refuses all first pictures, the others are not tried', async () => {
  storedWith(100);
  readFile.mockRejectedValue(new TypeError('Failed to fetch'));
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('button', { name: 'Download everything' }));
  expect(await message(/The pictures could not be read, as the storage/)).toBeVisible();
  expect(readFile.mock.calls.length).toBeLessThan(15);
  expect((await savedFile()).text).toContain(`"${file(99)}"`);
});

test('"Stop" ends the export without a file', async () => {
  const answer = hold(readFile);
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('button', { name: 'Download everything' }));
  const progress = { name: 'Adding pictures: 0 of 3' };
  expect(await screen.findByRole('progressbar', progress)).toBeVisible();
  await waitFor(() => expect(button('Stop')).toHaveFocus());
  await visitor.click(button('Stop'));
  answer();
  expect(await message('Stopped. No file was saved.')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('if an entry cannot be read, there is an error and no file, and the export can be tried again', async () => {
  expectLogged(/unavailable/);
  vi.mocked(exportSource).mockReturnValueOnce({
    ...sourceOf({}, readFile),
    pagesOf: () => {
      throw Object.assign(new Error('unavailable'), { code: 'unavailable' });
    },
  });
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('button', { name: 'Download everything' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The export could not be finished.');
  expect(saveFile).not.toHaveBeenCalled();
  await visitor.click(button('Download everything'));
  expect(await message(/^Done/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
