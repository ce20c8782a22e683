// product 7.6, 7.8.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Thumbnail } from '../../src/components/cards/Thumbnail';

const image = () => screen.getByRole('presentation');
const loadWithWidth = (naturalWidth: number) => {
  Object.defineProperty(image(), 'naturalWidth', { value: naturalWidth, configurable: true });
  act(() => fireEvent.load(image()));
};

test('the grey picture that YouTube sends for a missing size is replaced by the next smaller size', () => {
  render(<Thumbnail video={{ videoUrl: 'https://youtu.be/abcdefghijk' }} sizes="92vw" />);
  expect(image()).toHaveAttribute('src', expect.stringContaining('/maxresdefault.jpg'));
  loadWithWidth(120);
  expect(image()).toHaveAttribute('src', expect.stringContaining('/sddefault.jpg'));
  loadWithWidth(640);
  expect(image()).toHaveAttribute('src', expect.stringContaining('/sddefault.jpg'));
});

test('a thumbnail without any size is replaced by a film frame', () => {
  const { container } = render(
    <Thumbnail video={{ videoUrl: 'https://youtu.be/abcdefghijk' }} sizes="92vw" />,
  );
  for (let size = 0; size < 4; size += 1) act(() => fireEvent.error(image()));
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(container.querySelector('span')).toBeInTheDocument();
});

test('a link that is not a YouTube link requests no thumbnail', () => {
  render(<Thumbnail video={{ videoUrl: 'javascript:alert(1)' }} sizes="92vw" />);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

test('a video with a picture of its own asks nothing of YouTube, even if that does not load', () => {
  const picture = { src: 'https://pictures.test/own.webp', alt: 'A boat' };
  const { container } = render(
    <Thumbnail video={{ videoUrl: 'https://youtu.be/abcdefghijk', picture }} sizes="92vw" />,
  );
  expect(image()).toHaveAttribute('src', picture.src);
  act(() => fireEvent.error(image()));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('span')).toBeInTheDocument();
});
