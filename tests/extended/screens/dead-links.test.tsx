// product 4.5, 6.6, 10.17, 34.3.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listAnnouncements, listLandingBanners } from '../../../src/store/read/lists';
import { getEvent, listComingEvents } from '../../../src/store/read/events';
import { withoutDeadLinks } from '../../../src/store/links/away-movies';
import { aBanner, anAnnouncement, anEvent } from '../../support/builders';
import { emptyLandingPage } from '../../support/empty-landing-page';
import { renderAt } from '../../support/render-at';

const event = anEvent({ id: 'e', title: 'Premiere', movieId: 'kadal' });

function storeLinks(address: string) {
  emptyLandingPage();
  vi.mocked(listLandingBanners).mockResolvedValue([
    aBanner({ title: 'Rain', link: '/movie/kadal' }),
  ]);
  vi.mocked(listAnnouncements).mockResolvedValue([
    anAnnouncement({ title: 'Dates', movieId: 'kadal' }),
  ]);
  vi.mocked(listComingEvents).mockResolvedValue(address === '/events' ? [event] : []);
  vi.mocked(getEvent).mockResolvedValue({ ...event, id: 'linked', title: 'Linked' });
}

const open = async (address: string, title: string) => {
  storeLinks(address);
  renderAt(address);
  await screen.findByRole('heading', { name: title });
  return screen.queryByRole('link', { name: 'About the film' });
};

const PLACES = [
  ['/', 'Rain'],
  ['/announcements', 'Dates'],
  ['/events', 'Premiere'],
  ['/events?event=linked', 'Linked'],
] as const;

test.each(PLACES)('what leads to a film has a link to it: %s', async (address, title) => {
  expect(await open(address, title)).toBeVisible();
});

test.each(PLACES)(
  'what leads to a film that is away is shown without a link: %s',
  async (...at) => {
    vi.mocked(withoutDeadLinks).mockImplementation(
      (read) => async () =>
        (await read()).map((entry) => ({ ...entry, movieId: undefined, link: undefined })),
    );
    expect(await open(...at)).toBeNull();
  },
);
