// product 35.1, 16.12.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, card, cards } from '../support/admin-screen';
import { aMessage, aMovie } from '../support/builders';
import { storeEntries, storeMessages } from '../support/memory/database';
import { openMovieForm } from '../support/memory/movie-forms';
import { network } from '../support/memory/network';
import { renderAt } from '../support/render-at';

/** What the guard reads at each navigation, before which the address stays. */
const ROLE = /^batchGet users/;

test('filters that are chosen one after the other on a slow line are all active', async () => {
  storeEntries(
    'movie',
    aMovie({ title: 'Tides', genre: 'Drama', language: 'Tamil', status: 'Released' }),
    aMovie({ title: 'Nets', genre: 'Comedy', language: 'Tamil' }),
  );
  const { visitor, address } = await openMovieForm();
  await visitor.click(button('Filter'));
  const genre = await screen.findByRole('combobox', { name: 'Genre' });
  const answers = [network.hold(ROLE), network.hold(ROLE), network.hold(ROLE)];
  await visitor.selectOptions(genre, 'Drama');
  expect(genre).toHaveValue('Drama');
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Tamil');
  await visitor.click(screen.getByRole('link', { name: 'Released' }));
  for (const answer of answers) answer();
  await waitFor(() =>
    expect(address()).toBe('/admin/movies?genre=Drama&language=Tamil&status=Released'),
  );
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('a search can be typed on while it loads', async () => {
  storeMessages(aMessage({ name: 'Anu' }), aMessage({ name: 'Biju' }));
  const { visitor } = renderAt('/admin/contact');
  await card('Anu');
  const field = screen.getByRole('searchbox', { name: 'Search messages' });
  const answer = network.hold(ROLE);
  await visitor.type(field, 'anu{Enter}');
  await visitor.keyboard(' thomas');
  answer();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.getByRole('searchbox')).toHaveValue('anu thomas');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
