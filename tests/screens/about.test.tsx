import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../support/render-at';

test('about has a hero, Our Story, Mission, Vision and the two producers, in this order', async () => {
  renderAt('/about');
  await screen.findByRole('heading', { level: 1, name: 'Nilavu means moonlight' });
  await waitFor(() => expect(document.title).toBe('About – Nilavu Pictures'));
  const headings = within(screen.getByRole('main')).getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Nilavu means moonlight',
    'H2 Our Story',
    'H2 Mission',
    'H2 Vision',
    'H2 The two of us',
    'H3 Meenakshi Varma',
    'H3 Joseph Tharakan',
  ]);
});

test('the pictures have alternative text and dimensions and are loaded lazily', async () => {
  renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  const pictures = within(screen.getByRole('main')).getAllByRole('img');
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName(/.{20}/);
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
    expect(picture).toHaveAttribute('loading', 'lazy');
  }
});
