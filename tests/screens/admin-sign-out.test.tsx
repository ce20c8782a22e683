// product 15.7.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, field, fill } from '../support/admin-screen';
import { letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { network } from '../support/memory/network';
import { haveSession, endSession } from '../support/memory/auth';
import { pictureFile, openMovieForm } from '../support/memory/movie-forms';

/** The names of the stored drafts, without the tab of each. */
const drafts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('draft: '))
    .map((key) => key.replace(/ @.*/, ''));

/** Stores a draft as a form does. */
const storeDraft = (name: string, title: string, base = '') =>
  localStorage.setItem(
    `draft: ${name}`,
    JSON.stringify({ entry: { title }, base: { title: base }, at: Date.now() }),
  );

/** Opens a screen with the button. */
async function openArea(address = '/admin/about') {
  const page = renderAt(address);
  await screen.findByRole('button', { name: 'Sign out' });
  return page;
}
const signOuts = () => network.requests(/^signOut/);

async function openQuestion(visitor: ReturnType<typeof renderAt>['visitor']) {
  await visitor.click(button('Sign out'));
  return within(await screen.findByRole('dialog'));
}

const things = (question: Pick<typeof screen, 'getAllByRole'>) =>
  question.getAllByRole('listitem').map((item) => item.textContent);

test('without drafts, signing out asks no question', async () => {
  const page = await openArea();
  await page.visitor.click(button('Sign out'));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('signing out with an unsent form names it, and discards its draft', async () => {
  const page = await openArea('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  fill('Movie Title', 'Tides');
  const question = await openQuestion(page.visitor);
  expect(question.getByRole('heading')).toHaveTextContent('Sign out and discard a draft?');
  expect(things(question)).toEqual(['New movie: Tides']);
  expect(signOuts()).toEqual([]);

  await page.visitor.click(question.getByRole('button', { name: 'Sign out and discard' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(signOuts()).toHaveLength(1);
  expect(drafts()).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  cleanup();
  haveSession();
  await openMovieForm();
  expect(field('Movie Title')).toHaveValue('');
});

test('drafts of other forms and tabs are counted and named, and discarded together', async () => {
  storeDraft('movie', 'Tides');
  storeDraft('video 7', 'Behind the lighthouse', 'Behind');
  storeDraft('banner', '');
  storeDraft('announcement', 'Rain', ' Rain ');
  localStorage.setItem('draft: broken', '{');
  localStorage.setItem('another', 'unchanged');
  const page = await openArea();
  const question = await openQuestion(page.visitor);
  expect(question.getByRole('heading')).toHaveTextContent('Sign out and discard 2 drafts?');
  expect(things(question)).toEqual(['New movie: Tides', 'Video: Behind the lighthouse']);
  await page.visitor.click(question.getByRole('button', { name: 'Sign out and discard' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(Object.keys(localStorage)).toEqual(['another']);
});

test('of many drafts the first five are named, with shortened titles', async () => {
  for (let id = 1; id <= 7; id += 1) storeDraft(`gallery image images/${id}`, letters(80));
  const page = await openArea();
  const named = things(await openQuestion(page.visitor));
  expect(named).toHaveLength(6);
  expect(named[0]).toBe(`Gallery image: ${letters(60)}...`);
  expect(named[5]).toBe('and 2 more');
});

test.each([
  ['the button Stay', 'click'],
  ['Escape', 'escape'],
])('%s changes nothing', async (_answer, way) => {
  const page = await openArea('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  fill('Movie Title', 'Tides');
  const question = await openQuestion(page.visitor);
  if (way === 'click') await page.visitor.click(question.getByRole('button', { name: 'Stay' }));
  else screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(signOuts()).toEqual([]);
  expect(drafts()).toEqual(['draft: movie']);
  expect(field('Movie Title')).toHaveValue('Tides');
});

test('a form with only chosen pictures also leads to the question', async () => {
  const page = await openArea('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  await page.visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  expect(things(await openQuestion(page.visitor))).toEqual(['New movie']);
});

test('if the browser blocks storage, the open form leads to the question', async () => {
  expectLogged(/could not be saved/);
  const page = await openArea('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  fill('Movie Title', 'Tides');
  const question = await openQuestion(page.visitor);
  expect(things(question)).toEqual(['New movie']);
  await page.visitor.click(question.getByRole('button', { name: 'Sign out and discard' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  blocked.mockRestore();
});

test('a sign-out that fails says so and discards nothing', async () => {
  expectLogged(/no room/);
  const page = await openArea('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  fill('Movie Title', 'Tides');
  network.refuse(/^signOut/, 'unavailable', { message: 'no room' });
  const question = await openQuestion(page.visitor);
  await page.visitor.click(question.getByRole('button', { name: 'Sign out and discard' }));
  expect(
    await screen.findByText('You could not be signed out. Nothing was discarded.'),
  ).toBeVisible();
  expect(drafts()).toEqual(['draft: movie']);

  await page.visitor.click(screen.getByRole('link', { name: 'Export' }));
  expect(within(await screen.findByRole('dialog')).getByRole('heading')).toHaveTextContent(
    'Leave without saving?',
  );
});

test('a session that ends by itself preserves the drafts', async () => {
  const page = await openArea('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  fill('Movie Title', 'Tides');
  act(endSession);
  await page.visitor.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(drafts()).toEqual(['draft: movie']);
});
