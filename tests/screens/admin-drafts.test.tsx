import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, field, message } from '../support/admin-screen';
import { aMovie, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { opened, picture, setUpMovies, store } from '../support/stored-movies';
import { renderAt } from '../support/render-at';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

setUpMovies();

const DAY = 24 * 60 * 60 * 1000;
const draft = () => screen.queryByText(/is back/);
const tides = () => aMovie({ id: 'tides', title: 'Tides', director: 'Anu', genre: 'Drama' });

async function openedForEdit() {
  const page = renderAt('/admin/movies/tides');
  await screen.findByRole('form', { name: /Edit/ });
  return page;
}

test('a form that was left without being sent has its text again', async () => {
  const { visitor } = await opened();
  await visitor.type(field('Movie Title'), 'Tides');
  await visitor.selectOptions(screen.getByLabelText('Movie Status'), 'Released');
  cleanup();
  await opened('/uploadMovie');
  expect(field('Movie Title')).toHaveValue('Tides');
  expect(screen.getByLabelText('Movie Status')).toHaveValue('Released');
  expect(draft()).toBeVisible();
});

test('a draft can be thrown away, for good', async () => {
  const { visitor } = await opened();
  await visitor.type(field('Movie Title'), 'Tides');
  cleanup();
  const { visitor: later } = await opened();
  await later.click(button('Throw it away'));
  expect(field('Movie Title')).toHaveValue('');
  expect(draft()).not.toBeInTheDocument();
  cleanup();
  await opened();
  expect(draft()).not.toBeInTheDocument();
});

test('what was sent, and what was typed and taken back, leaves no draft', async () => {
  const { visitor } = await opened();
  await visitor.type(field('Movie Title'), 'Tides');
  await visitor.type(field('Movie Description'), 'A lighthouse keeper.');
  await visitor.upload(screen.getByLabelText('Movie Image'), picture());
  await visitor.click(button('Upload Movie'));
  await message('Movie uploaded successfully!');
  await visitor.type(field('Movie Title'), 'x');
  await visitor.clear(field('Movie Title'));
  cleanup();
  await opened();
  expect(field('Movie Title')).toHaveValue('');
  expect(draft()).not.toBeInTheDocument();
});

test('an edit has a draft of its own, which shows what has been changed since', async () => {
  store(tides());
  const { visitor } = await openedForEdit();
  await visitor.type(field('Movie Title'), ' of May');
  cleanup();
  await opened();
  expect(draft()).not.toBeInTheDocument();
  cleanup();

  store({ ...tides(), director: 'Bobby', title: 'Ebb' });
  const { visitor: later } = await openedForEdit();
  expect(field('Movie Title')).toHaveValue('Tides of May');
  expect(field(/Director/)).toHaveValue('Bobby');
  const news = screen.getByRole('region', { name: 'Changed by somebody else' });
  expect(news).toHaveTextContent(/Movie Title: Ebb/);
  expect(news).toHaveTextContent(/Director: Bobby/);
  await later.click(button('Use theirs: Movie Title'));
  expect(field('Movie Title')).toHaveValue('Ebb');
  expect(news).toHaveFocus();
});

test.each([
  ['no JSON', '{'],
  ['something else', '7'],
  ['no texts', JSON.stringify({ at: Date.now(), entry: null, base: { title: [1] } })],
])('a draft that is %s is as good as none', async (_what, stored) => {
  localStorage.setItem('draft: movie', stored);
  await opened();
  expect(field('Movie Title')).toHaveValue('');
  expect(draft()).not.toBeInTheDocument();
});

test('a draft is forgotten after two months', async () => {
  const stored = (days: number) =>
    JSON.stringify({ at: Date.now() - days * DAY, entry: { title: 'Tides' }, base: { title: '' } });
  localStorage.setItem('draft: movie', stored(61));
  localStorage.setItem('draft: movie 7', stored(61));
  localStorage.setItem('another', 'stays');
  await opened();
  expect(draft()).not.toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual(['another']);
  cleanup();
  localStorage.setItem('draft: movie', stored(59));
  await opened();
  expect(draft()).toBeVisible();
});

test('a browser without room for drafts lets everything be typed and sent', async () => {
  expectLogged(/full/);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { visitor } = await opened();
  await visitor.click(field('Movie Description'));
  await visitor.paste(letters(500));
  expect(field('Movie Description')).toHaveValue(letters(500));
  vi.mocked(Storage.prototype.setItem).mockRestore();
});
