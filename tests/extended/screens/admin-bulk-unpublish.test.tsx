// product 29.27.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditConflictError } from '../../../src/store/documents/conflict';
import { unpublish } from '../../../src/store/write/publishing';
import { publishAgain } from '../../../src/store/write/publish-undo';
import { answerDialog, button, card, message } from '../../support/admin-screen';
import { offline } from '../../support/bulk-screen';
import { aBanner, aGalleryImage, aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { storedAnnouncements } from '../../support/stored-announcements';
import { storedBanners } from '../../support/stored-lists';
import { stored } from '../../support/stored-entries';
import { storedGallery } from '../../support/stored-gallery';
import { storedMovies } from '../../support/stored-movies';
import { storedVideos } from '../../support/stored-lists';

beforeEach(() => void signedInAs('admin'));

const TITLES = ['A', 'B', 'C', 'D'];
const select = async (name: string) =>
  within(await card(name)).getByRole('checkbox', { name: 'Select' });
const selectAll = () => screen.findByRole('checkbox', { name: 'Select all shown' });
const tools = (noun: string) => within(screen.getByRole('group', { name: `Selected ${noun}` }));

const LISTS = [
  {
    noun: 'banner',
    address: '/admin',
    store: () => storedBanners(...TITLES.map((title) => aBanner({ title }))),
  },
  {
    noun: 'announcement',
    address: '/admin?tab=announcements',
    store: () => storedAnnouncements(...TITLES.map((title) => anAnnouncement({ title }))),
  },
  {
    noun: 'movie',
    address: '/admin/movies',
    store: () => storedMovies(...TITLES.map((title) => aMovie({ title }))),
  },
  {
    noun: 'video',
    address: '/admin/videos',
    store: () => storedVideos(...TITLES.map((title) => aVideo({ title }))),
  },
  {
    noun: 'image',
    address: '/admin/gallery',
    store: () => storedGallery(...TITLES.map((title) => aGalleryImage({ title }))),
  },
] as const;

test.each(LISTS)(
  'several entries become drafts after one question: $noun',
  async ({ noun, address, store }) => {
    store();
    const [, b, c] = stored(noun);
    const { visitor } = renderAt(address);
    await visitor.click(await select('B'));
    await visitor.click(await select('C'));
    await visitor.click(tools(`${noun}s`).getByRole('button', { name: 'Unpublish' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Unpublish 2 ${noun}s?` }));
    expect(
      dialog.getByText(/^Visitors will no longer see them\. They stay as drafts/),
    ).toBeVisible();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['B', 'C']);
    await visitor.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await message(`2 ${noun}s are unpublished.`);
    expect(vi.mocked(unpublish).mock.calls.map(([kind, entry]) => [kind, entry])).toEqual([
      [noun, b],
      [noun, c],
    ]);
  },
);

test.each(LISTS)(
  'one "Undo" publishes again what was unpublished together (product 36.4): $noun',
  async ({ noun, address, store }) => {
    store();
    const { visitor } = renderAt(address);
    await visitor.click(await selectAll());
    await visitor.click(tools(`${noun}s`).getByRole('button', { name: 'Unpublish' }));
    await answerDialog('Unpublish');
    await message(`4 ${noun}s are unpublished.`);
    await waitFor(() => expect(stored(noun)).toEqual([]));
    await visitor.click(button('Undo'));
    expect(await message(`4 ${noun}s are published again.`)).toBeVisible();
    expect(
      stored(noun)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(TITLES);
  },
);

test('"Undo" leaves a draft that somebody else has changed since, and names it', async () => {
  expectLogged(/EditConflictError/);
  storedVideos(...TITLES.map((title) => aVideo({ title })));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  await visitor.click(tools('videos').getByRole('button', { name: 'Unpublish' }));
  await answerDialog('Unpublish');
  await message('4 videos are unpublished.');
  vi.mocked(publishAgain).mockRejectedValueOnce(new EditConflictError({}));
  await visitor.click(button('Undo'));
  await message('3 videos are published again.');
  expect(await screen.findByText(/Somebody else has changed it meanwhile\./)).toHaveTextContent(
    'A: Somebody',
  );
});

test('what may have been unpublished without an answer is published again, too', async () => {
  expectLogged(/Failed to fetch/);
  storedVideos(...TITLES.map((title) => aVideo({ title })));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await selectAll());
  const work = vi.mocked(unpublish).getMockImplementation();
  vi.mocked(unpublish)
    .mockImplementationOnce(async (...call) => work?.(...call) ?? Promise.reject(offline))
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline);
  await visitor.click(tools('videos').getByRole('button', { name: 'Unpublish' }));
  await answerDialog('Unpublish');
  await message('Interrupted. 1 of 4 videos are unpublished.');
  await visitor.click(button('Undo'));
  await message('3 videos are published again.');
  expect(vi.mocked(publishAgain).mock.calls.map(([{ kind }]) => kind)).toHaveLength(3);
});
