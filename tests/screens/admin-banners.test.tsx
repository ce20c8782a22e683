// product 14.3, 16.1, 16.11, 18.1.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, card, cards, field, fill, message, more, pressOn } from '../support/admin-screen';
import { aBanner } from '../support/builders';
import { choose } from '../support/chosen-pictures';
import { renderAt } from '../support/render-at';
import { stored, storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';
import { uploadedOf } from '../support/memory/files';

async function opened() {
  const page = renderAt('/admin');
  await screen.findByRole('form', { name: 'Add banners' });
  return page;
}

test('while the banners load, the tab shows Loading...', async () => {
  storeEntries('banner', aBanner({ title: 'Tides' }));
  const answer = network.hold(/^runQuery hero-banners/);
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
  storeEntries('banner', ...['A', 'B', 'C', 'D'].map((title) => aBanner({ title })));
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

test('a card is named by the title, the alternative text or the position, without missing fields', async () => {
  const long = 'നിലാവ് '.repeat(20).trim();
  storeEntries(
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
  expect(stored('banner')).toMatchObject([
    { picture: { src: uploadedOf('rain.png') }, title: 'Tides', line: 'From Friday', link },
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
  const pictures = ['two.png', 'one.png'].map(uploadedOf);
  expect(stored('banner').map(({ picture }) => picture.src)).toEqual(pictures);
  expect(stored('banner').filter(({ title, link }) => title || link)).toEqual([]);
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('the question before a deletion names a banner without a title by its position', async () => {
  storeEntries('banner', aBanner(), aBanner());
  renderAt('/admin');
  await pressOn('Banner 2', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete this banner?' }));
  expect(question.getByText('Banner 2')).toBeVisible();
});
