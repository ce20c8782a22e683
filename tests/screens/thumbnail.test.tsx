import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Thumbnail } from '../../src/components/Thumbnail';

const image = () => screen.getByRole('presentation');
const arrive = (naturalWidth: number) => {
  Object.defineProperty(image(), 'naturalWidth', { value: naturalWidth, configurable: true });
  act(() => fireEvent.load(image()));
};

test('the small grey picture that stands for a missing size makes it step down', () => {
  render(<Thumbnail videoUrl="https://youtu.be/abcdefghijk" />);
  expect(image()).toHaveAttribute('src', expect.stringContaining('/maxresdefault.jpg'));
  arrive(120);
  expect(image()).toHaveAttribute('src', expect.stringContaining('/sddefault.jpg'));
  arrive(640);
  expect(image()).toHaveAttribute('src', expect.stringContaining('/sddefault.jpg'));
});

test('a thumbnail that cannot be had at all leaves a frame of our own', () => {
  const { container } = render(<Thumbnail videoUrl="https://youtu.be/abcdefghijk" />);
  for (let size = 0; size < 4; size += 1) act(() => fireEvent.error(image()));
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(container.querySelector('span')).toBeInTheDocument();
});

test('a link that is no YouTube link asks for no thumbnail', () => {
  render(<Thumbnail videoUrl="javascript:alert(1)" />);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});
