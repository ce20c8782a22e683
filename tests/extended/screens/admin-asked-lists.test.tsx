// product 35.4, 35.6, 35.7.
import { LANGUAGES } from '../../../src/company/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countImages } from '../../../src/store/read/admin/entries';
import { button, cards, message } from '../../support/admin-screen';
import { names, selectAll, tools } from '../../support/bulk-screen';
import { aGalleryImage, anAnnouncement, anEvent, aVideo } from '../../support/builders';
import { uploaded } from '../../support/chosen-pictures';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { storedAnnouncements } from '../../support/stored-announcements';
import { storedEvents } from '../../support/stored-lists';
import { storedGallery } from '../../support/stored-gallery';
import { storedVideos } from '../../support/stored-lists';

beforeEach(() => void signedInAs('admin'));

const picture = uploaded('a.webp');
const movieId = 'tides';

/** By list: two entries that lack something, "B" and "C", and what they can be asked for. */
/** Of an entry whose title is in the first language alone. */
const NO_TRANSLATION = LANGUAGES.length > 1 ? ['No translation (3)'] : [];

const LISTS = [
  {
    noun: 'videos',
    address: '/admin/videos?',
    store: () =>
      storedVideos(
        aVideo({ title: 'A', movieId }),
        aVideo({ title: 'B' }),
        aVideo({ title: 'C', videoUrl: 'https://example.com' }),
      ),
    choices: ['No thumbnail (1)', 'No film (2)', ...NO_TRANSLATION],
    asks: 'No film',
    parameter: 'missing=film',
    line: '2 videos without a film',
    all: 3,
  },
  {
    noun: 'events',
    address: '/admin/events?',
    store: () =>
      storedEvents(
        anEvent({ title: 'A', picture, movieId, description: 'Rain.' }),
        anEvent({ title: 'B', movieId, description: 'Rain.' }),
        anEvent({ title: 'C', movieId, description: 'Rain.' }),
      ),
    choices: ['No picture (2)', ...NO_TRANSLATION],
    asks: 'No picture',
    parameter: 'missing=picture',
    line: '2 events without a picture',
    all: 3,
  },
  {
    noun: 'announcements',
    address: '/admin?tab=announcements&',
    store: () =>
      storedAnnouncements(
        anAnnouncement({ title: 'A', picture }),
        anAnnouncement({ title: 'B' }),
        anAnnouncement({ title: 'C', description: '' }),
      ),
    choices: ['No picture (2)', 'No description (1)', ...NO_TRANSLATION],
    asks: 'No picture',
    parameter: 'missing=picture',
    line: '2 announcements without a picture',
    all: 3,
  },
  {
    noun: 'images',
    address: '/admin/gallery?',
    store: () => {
      storedGallery(
        aGalleryImage({ title: 'A', picture: { ...picture, alt: 'Rain' } }),
        aGalleryImage({ title: 'B', picture }),
        aGalleryImage({ title: 'C', picture }),
      );
      vi.mocked(countImages).mockImplementation(async (lack) => (lack === 'alt' ? 2 : 3));
    },
    choices: ['No alternative text (2)', 'No film (3)'],
    asks: 'No alternative text',
    parameter: 'missing=alt',
    line: '2 images without alternative text',
    all: 3,
  },
];

describe.each(LISTS)('the current $noun', (list) => {
  test('can be asked for what is missing, with numbers, in the address', async () => {
    list.store();
    const { visitor, address } = renderAt(list.address.slice(0, -1));
    await waitFor(() => expect(cards()).toHaveLength(list.all));
    await visitor.click(button('Filter'));
    const missing = await screen.findByRole('combobox', { name: 'Missing' });
    const options = within(missing).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Not asked', ...list.choices]);
    await visitor.selectOptions(
      missing,
      screen.getByRole('option', { name: new RegExp(list.asks) }),
    );
    await waitFor(() => expect(names()).toEqual(['B', 'C']));
    expect(address()).toBe(`${list.address}${list.parameter}`);
    expect(await screen.findByText(list.line, { selector: '[role=status]' })).toBeVisible();
    await visitor.click(screen.getByRole('link', { name: 'Clear' }));
    await waitFor(() => expect(cards()).toHaveLength(list.all));
    expect(address()).toBe(list.address.slice(0, -1));
  });

  test('say what was asked where nothing is that, with a link to all', async () => {
    list.store();
    const { visitor } = renderAt(`${list.address}${list.parameter}&search=Nothing`);
    expect(await screen.findByText(`No ${list.noun} found.`)).toBeVisible();
    const asked = list.line.replace('2 ', 'You asked for ');
    expect(screen.getByText(asked, { exact: false })).toHaveTextContent('“Nothing”');
    await visitor.click(screen.getByRole('link', { name: `Show all ${list.noun}` }));
    await waitFor(() => expect(cards()).toHaveLength(list.all));
  });
});

test('images that are asked for cannot be put in another order', async () => {
  storedGallery(aGalleryImage({ title: 'A', picture }), aGalleryImage({ title: 'B', picture }));
  const { router } = renderAt('/admin/gallery');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(2);
  await router.navigate('/admin/gallery?missing=alt');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull());
  expect(names()).toEqual(['A', 'B']);
});

test('all announcements of a search can be selected, also those below the first 24', async () => {
  storedAnnouncements(
    ...Array.from({ length: 30 }, (_, n) => anAnnouncement({ title: `Rain ${n}` })),
    anAnnouncement({ title: 'Sun' }),
  );
  const { visitor } = renderAt('/admin?tab=announcements&search=Rain');
  await visitor.click(await selectAll());
  await visitor.click(await screen.findByRole('button', { name: 'Select all 30' }));
  expect(await screen.findByRole('checkbox', { name: '30 selected' })).toBeChecked();
  await visitor.click(tools('announcements').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete 30 announcements?' })).toBeVisible();
  expect(await message('and 25 more')).toBeVisible();
});
