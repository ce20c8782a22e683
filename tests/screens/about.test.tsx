// product 9.9.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABOUT_SETTINGS as about } from '../../src/company/about-settings';
import { site } from '../../src/company/site';
import { renderAt } from '../support/render-at';

test('about has a hero, Our Story, Mission, Vision and the two producers, in this order', async () => {
  renderAt('/about');
  await screen.findByRole('heading', { level: 1, name: about.aboutTitle });
  await waitFor(() => expect(document.title).toBe(`About – ${site.name}`));
  const headings = within(screen.getByRole('main')).getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    `H1 ${about.aboutTitle}`,
    'H2 Our Story',
    'H2 Mission',
    'H2 Vision',
    `H2 ${about.teamTitle}`,
    `H3 ${about.producer1}`,
    `H3 ${about.producer2}`,
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
