// product 14.3, 16.1, 16.11, 18.1.
import { listAll } from '../../src/store/read/admin/all-entries';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addEntry } from '../../src/store/write/add-entry';
import { button, card, cards, field, fill, message, more, pressOn } from '../support/admin-screen';
import { aBanner } from '../support/builders';
import { choose, uploaded } from '../support/chosen-pictures';
import { hold } from '../support/hold';
import { renderAt } from '../support/render-at';
import { store, added } from '../support/stored-entries';

async function opened() {
  const page = renderAt('/admin');
  await screen.findByRole('form', { name: 'Add banners' });
  return page;
}

test('while the banners load, the tab shows Loading...', async () => {
  store('banner', aBanner({ title: 'Tides' }));
  const answer = hold(listAll);
  await opened();
  expect(screen.getByText('Loading...')).toBeVisible();
  answer();
  expect(await card('Tides')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('without banners the list says what the landing page shows', async () => {
  await opened();
  expect(
    await message('No banners yet. The landing page shows its default picture.'),
  ).toBeVisible();
});

test('the first three are marked with their place on the landing page', async () => {
  store('banner', ...['A', 'B', 'C', 'D'].map((title) => aBanner({ title })));
  await opened();
  await card('D');
  const marks = cards().map((item) => within(item).getByText(/landing page/).textContent);
  expect(marks).toEqual([
    'On the landing page, 1st of 3',
    'On the landing page, 2nd of 3',
    'On the landing page, 3rd of 3',
    'Not on the landing page, which shows the first three',
  ]);
  expect(await more('C', /^View on site/)).toLeadTo('/');
  const history = await more('D', 'History');
  expect(history.closest('menu, [role=menu]')).not.toHaveTextContent('View on site');
});

test('a card is named by the title, the alternative text or the position, and missing fields are left out', async () => {
  const long = 'നിലാവ് '.repeat(20).trim();
  store(
    'banner',
    aBanner({ title: long, line: 'മഴയുടെ കഥ', link: '/movie/nilavu' }),
    aBanner({ picture: { src: 'https://pictures.test/boat.webp', alt: 'A boat' } }),
    aBanner(),
  );
  await opened();
  const named = within(await card(long));
  expect(named.getByRole('heading')).toHaveAttribute('lang', 'ml');
  expect(named.getByText('മഴയുടെ കഥ')).toHaveAttribute('lang', 'ml');
  expect(named.getByText('/movie/nilavu')).toBeVisible();
  expect(await card('A boat')).toBeVisible();
  expect(within(await card('Banner 3')).queryByText(/^\//)).not.toBeInTheDocument();
});

test('a banner is stored with title, line and link', async () => {
  const link = '/movie/nilavu-1';
  const { visitor } = await opened();
  await choose('rain.png');
  fill(/Title/, ' Tides ');
  fill(/Line/, 'From Friday');
  fill(/^Link/, link);
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  expect(added('banner')).toEqual([
    { picture: uploaded('rain.png'), title: 'Tides', line: 'From Friday', link },
  ]);
  expect(field(/Title/)).toHaveValue('');
});

test('several pictures become separate banners without title and link', async () => {
  const { visitor } = await opened();
  fill(/Title/, 'Tides');
  fill(/^Link/, 'no link');
  await choose('one.png', 'two.png');
  expect(screen.queryByRole('textbox', { name: /Title/ })).not.toBeInTheDocument();
  expect(screen.getByText(/can be given a title afterwards/)).toHaveTextContent(
    /wrote for a single one are not used/,
  );
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  expect(added('banner')).toEqual([
    { picture: uploaded('one.png') },
    { picture: uploaded('two.png') },
  ]);
  expect(new Set(vi.mocked(addEntry).mock.calls.map(([{ id }]) => id)).size).toBe(2);
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('the question before a deletion names a banner without a title by its position', async () => {
  store('banner', aBanner(), aBanner());
  renderAt('/admin');
  await pressOn('Banner 2', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete this banner?' }));
  expect(question.getByText('Banner 2')).toBeVisible();
});
