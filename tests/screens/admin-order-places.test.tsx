import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { moveInOrder } from '../../src/services/store/entry-order';
import { card, cards } from '../support/admin-screen';
import { aBanner } from '../support/builders';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedBanners } from '../support/stored-banners';

beforeEach(() => signedInAs('admin'));

async function opened(titles = 'ABCDEF') {
  storedBanners(...[...titles].map((title) => aBanner({ id: title, title })));
  const page = renderAt('/admin');
  await card('D');
  return page;
}

const order = () =>
  cards()
    .map((element) => within(element).getByRole('heading', { level: 3 }).textContent)
    .join('');
const placeOf = async (name: string) =>
  within(await card(name)).getByRole('textbox', { name: `Place of ${name}` });

test.each([
  ['2', 'AFBCDE'],
  [' 1 ', 'FABCDE'],
  ['0', 'FABCDE'],
])('the place "%s" is typed, and the entry goes there', async (typed, result) => {
  const { visitor } = await opened();
  const place = await placeOf('F');
  expect(place).toHaveValue('6');
  await visitor.clear(place);
  await visitor.type(place, `${typed}{Enter}`);
  await waitFor(() => expect(order()).toBe(result));
  expect(moveInOrder).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await placeOf('F')).toHaveFocus());
  expect(await placeOf('A')).toHaveValue(String(result.indexOf('A') + 1));
});

test('a place beyond the end is the last one, when the field is left', async () => {
  const { visitor } = await opened();
  await visitor.clear(await placeOf('B'));
  await visitor.type(await placeOf('B'), '99');
  expect(moveInOrder).not.toHaveBeenCalled();
  await visitor.tab();
  await waitFor(() => expect(order()).toBe('ACDEFB'));
});

test.each(['', 'x', '2.5', '6'])('"%s" leaves it where it is', async (typed) => {
  const { visitor } = await opened();
  await visitor.clear(await placeOf('F'));
  await visitor.type(await placeOf('F'), `${typed}{Enter}`);
  expect(await placeOf('F')).toHaveValue('6');
  expect(moveInOrder).not.toHaveBeenCalled();
});

test('in a short list no place is typed', async () => {
  await opened('ABCDE');
  expect(screen.queryByRole('textbox', { name: /^Place/ })).not.toBeInTheDocument();
});
