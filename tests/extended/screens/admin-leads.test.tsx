// product 14.16, 29.31.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readNowhere } from '../../../src/store/overview';
import { listLeadingTo } from '../../../src/store/links/leading-to';
import { button, card, pressMore } from '../../support/admin-screen';
import { aBanner, aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { store } from '../../support/stored-entries';

const KADAL = { viewPath: '/movie/kadal', movieId: 'kadal' };
const lead = (kind: 'banner' | 'event' | 'image', title: string) => ({
  kind,
  title,
  key: title,
  isUnpublished: false,
});

async function openMovies() {
  vi.mocked(listLeadingTo).mockResolvedValue([
    lead('banner', 'In theatres'),
    { ...lead('event', 'Premiere'), isUnpublished: true },
  ]);
  store('movie', aMovie({ id: 'kadal', title: 'Kadal' }), aMovie({ id: 'mazha', title: 'Mazha' }));
  renderAt('/admin/movies');
  await card('Kadal');
}

test.each([
  ['Unpublish', () => pressMore('Kadal', 'Unpublish')],
  ['Set an end', () => pressMore('Kadal', 'Set an end')],
  [
    'Delete',
    async () => {
      const kadal = within(await card('Kadal'));
      fireEvent.click(kadal.getByRole('button', { name: 'Delete' }));
    },
  ],
])('"%s" names what leads to a movie', async (_label, press) => {
  await openMovies();
  await press();
  const dialog = within(await screen.findByRole('dialog'));
  const items = await dialog.findAllByRole('listitem');
  expect(items).toHaveTexts(['Banner: In theatres', 'Event: Premiere (not published)']);
  expect(listLeadingTo).toHaveBeenCalledExactlyOnceWith([KADAL]);
});

test.each(['Unpublish', 'Delete'])(
  '"%s" of several movies names what leads to any of them',
  async (label) => {
    await openMovies();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    const tools = within(screen.getByRole('group', { name: 'Selected movies' }));
    fireEvent.click(tools.getByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('In theatres')).toBeVisible();
    expect(listLeadingTo).toHaveBeenCalledExactlyOnceWith([
      KADAL,
      { viewPath: '/movie/mazha', movieId: 'mazha' },
    ]);
  },
);

test('many are counted; what cannot be looked up can be tried again', async () => {
  expectLogged(/unavailable/);
  await openMovies();
  vi.mocked(listLeadingTo)
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue(Array.from({ length: 40 }, (_, n) => lead('image', `No. ${n}`)));
  await pressMore('Kadal', 'Unpublish');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('and 28 more')).toBeVisible();
  expect(button('Unpublish')).toBeVisible();
});

test('the homepage counts what leads to a film that is not on the site, with the way to its form', async () => {
  vi.mocked(readNowhere).mockResolvedValue([
    { ...lead('banner', 'Rain'), key: 'the-banner' },
    lead('event', 'Premiere'),
  ]);
  store('banner', aBanner({ id: 'the-banner', title: 'Rain' }));
  const { visitor } = renderAt('/admin');
  const name = 'Lead to a film that is not on the site: 2';
  const items = within(await screen.findByRole('region', { name })).getAllByRole('listitem');
  expect(items).toHaveTexts(['Rain BannerEdit Rain', 'Premiere EventEdit Premiere']);
  await visitor.click(screen.getByRole('link', { name: 'Edit Rain' }));
  expect(await screen.findByRole('form', { name: /^Edit/ })).toBeVisible();
});
