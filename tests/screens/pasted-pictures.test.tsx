// product 17.23.
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureField } from '../../src/studio/pictures/PictureField';
import { usePictureUpload } from '../../src/studio/pictures/upload/usePictureUpload';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:1'), revokeObjectURL: vi.fn() });
});

/** A form with two pictures and a text field, beside another text field. */
function Form() {
  const poster = usePictureUpload({});
  const wide = usePictureUpload({});
  return (
    <>
      <form aria-label="Movie">
        <textarea aria-label="Description" />
        <PictureField label="Poster" pictures={poster} required />
        <PictureField label="Wide picture" pictures={wide} required />
        <output aria-label="Posters">{poster.items.map(({ name }) => name)}</output>
        <output aria-label="Wide pictures">{wide.items.map(({ name }) => name)}</output>
      </form>
      <input aria-label="Search" />
    </>
  );
}

/** Pastes where the focus is; returns whether the browser does what it always does. */
function paste(types: readonly string[], name = 'image.png') {
  const files = [new File(['picture'], name, { type: 'image/png' })];
  return fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { files, types },
  });
}

const shown = (name: string) => screen.findByRole('status', { name });

test('a picture on the clipboard goes into the picture field that has the focus, with or without a text', async () => {
  render(<Form />);
  screen.getByLabelText('Wide picture').focus();
  // The focus of a file input is not where browsers say that something was pasted.
  fireEvent.paste(document.body, {
    clipboardData: {
      files: [new File(['picture'], 'image.png', { type: 'image/png' })],
      types: ['Files', 'text/html', 'text/plain'],
    },
  });
  expect(await shown('Wide pictures')).toHaveTextContent('image.png');
  expect(await shown('Posters')).toHaveTextContent('');
  expect(await screen.findByText(/Ready/)).toBeVisible();
});

test('in a text field, the picture goes into the first picture field of its form', async () => {
  render(<Form />);
  screen.getByLabelText('Description').focus();
  expect(paste(['Files', 'text/html'])).toBe(false);
  expect(await screen.findByText(/Ready/)).toBeVisible();
  expect(await shown('Posters')).toHaveTextContent('image.png');
});

test('an unusable file has the same message as a chosen file', async () => {
  render(<Form />);
  screen.getByLabelText('Poster').focus();
  paste(['Files'], 'bad.png');
  expect(
    await screen.findByText(/not a picture that can be used/, { ignore: '.visually-hidden' }),
  ).toBeVisible();
});

test.each([
  ['cells of a table, which are a text, too, go into the text field', 'Description', 'text/plain'],
  ['a picture that is pasted elsewhere goes nowhere', 'Search', 'text/html'],
])('%s', async (_, label, type) => {
  render(<Form />);
  screen.getByLabelText(label).focus();
  expect(paste(['Files', type])).toBe(true);
  expect(screen.queryByText('image.png')).not.toBeInTheDocument();
});
