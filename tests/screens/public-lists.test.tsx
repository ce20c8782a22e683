// product 3.3, 5.6.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '../support/console';
import { network } from '../support/memory/network';
import { renderAt } from '../support/render-at';

test.each([
  [
    '/announcements',
    'announcements',
    'Nothing to announce just now.',
    /^batchGet .*Announcements$/,
  ],
  ['/events', 'events', 'No event is planned just now.', /^runQuery events/],
  ['/gallery', 'gallery', 'There are no pictures here yet.', /^runQuery images/],
  ['/movies?status=Released', 'movies', 'No movies found for "Released"', /^runQuery Movies/],
  ['/videos', 'videos', 'The first trailer is on its way.', /^runQuery videos/],
])(
  '%s: a failed read is reported, not shown as an empty list, and can be tried again',
  async (address, what, empty, read) => {
    expectLogged(/unavailable/);
    network.refuse(read, 'unavailable');
    const { visitor } = renderAt(address);
    expect(await screen.findByText(new RegExp(`^The ${what} could not be loaded`))).toBeVisible();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    network.accept(read);
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(empty)).toBeVisible();
  },
);
