// product 26.16, 26.19.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MOVIE_STATUSES } from '../../../src/content/movie/movie';
import { button, message } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { chooseAt, chosenLines, linesOf, preview, table } from '../../support/import-screen';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries, idsIn } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { untilTimeout } from '../../support/memory/time';

const rain = aMovie({
  id: 'rain',
  title: 'Rain',
  genre: 'Drama',
  picture: { src: 'https://p.test/a.png', share: 'https://p.test/s.jpg' },
});
const fog = aMovie({
  id: 'fog',
  title: 'Fog',
  genre: 'Drama',
  picture: { src: 'https://p.test/f.png', share: 'https://p.test/t.jpg' },
});

beforeEach(() => storeEntries('movie', rain, fog));

const UPDATE = /^Update them with what the table says/;

test('existing films and their possible changes are shown, but not changed until updates are chosen', async () => {
  const { visitor } = await chosenLines(['Id,Genre', 'rain,Thriller', 'fog,Drama']);
  expect(await message('One film exists and would change: Genre in 1.')).toBeVisible();
  expect(screen.getByText('One film exists like this.')).toBeVisible();
  const [first, second] = linesOf(preview());
  expect(first).toHaveTextContent('Rain');
  expect(first).toHaveTextContent('An update would change:Genre: Drama → Thriller');
  expect(second).toHaveTextContent('Left out: this film is stored like this already.');
  expect(screen.getByRole('radio', { name: 'Leave them as they are' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /^(Import|Update)/ })).not.toBeInTheDocument();

  await visitor.click(screen.getByRole('radio', { name: UPDATE }));
  await visitor.click(button('Update one film'));
  await screen.findAllByText('One film is updated.');
  expect(network.requests(/^commit Movies/)).toHaveLength(1);
  expect(stored('movie').map(({ genre }) => genre)).toEqual(['Thriller', 'Drama']);
  expect(stored('movie')[0]).toMatchObject({ ...rain, genre: 'Thriller' });
});

test('a film can be excluded from an update', async () => {
  const { visitor } = await chosenLines(['Id,Genre', 'rain,Thriller', 'fog,Thriller']);
  await visitor.click(await screen.findByRole('radio', { name: UPDATE }));
  expect(button('Update 2 films')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'Update this film: Fog' });
  expect(box).toBeChecked();
  await visitor.click(box);
  await visitor.click(button('Update one film'));
  await screen.findAllByText('One film is updated.');
  expect(stored('movie').map(({ genre }) => genre)).toEqual(['Thriller', 'Drama']);
});

const MIXED = [
  'Id,Title,Status,Description,Picture,Genre',
  'rain,Rain,,,,Thriller',
  'wind,Wind,Released,Wet.,w.png,Drama',
];

test('one press undoes the import: new films go to the trash, others are restored', async () => {
  const { visitor } = await chosenLines(MIXED, ['w.png']);
  await visitor.click(await screen.findByRole('radio', { name: UPDATE }));
  await visitor.click(button('Import one film and update 1'));
  await screen.findAllByText('2 films are imported or updated.');
  expect(stored('movie').map(({ title }) => title)).toEqual(['Wind', 'Rain', 'Fog']);

  await visitor.click(button('Undo the import'));
  await screen.findAllByText('2 films are taken back.');
  expect(stored('movie')).toMatchObject([rain, fog]);
  expect(idsIn('trash')).toEqual(['movie:wind']);
  expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Update one film' })).toBeVisible();
  expect(linesOf(preview())[1]).toHaveTextContent('It was taken back. To the trash');
});

test('the imported films are listed alone, each with a link to its form', async () => {
  const { visitor } = await chosenLines([...MIXED, ',Tides,Soon,Wet.,w.png,'], ['w.png']);
  await visitor.click(button('Import one film'));
  await screen.findAllByText('One film is imported.');
  await visitor.click(button('Imported (1)'));
  expect(linesOf(preview())).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'It was published.' })).toLeadTo('/admin/movies/wind');
});

test('a film whose import has an unknown outcome is also undone', async () => {
  expectLogged(/No answer within/);
  network.silence(/^commit .*Movies.Released.Movies.wind/);
  const { visitor } = await chosenLines(MIXED, ['w.png']);
  await untilTimeout(() => fireEvent.click(button('Import one film')));
  const report = await screen.findByRole('group', { name: 'Films' });
  expect(report).toHaveTextContent('Row 3, Wind:');
  await visitor.click(within(report).getByRole('button', { name: 'Leave the rest' }));
  await visitor.click(button('Undo the import'));
  await screen.findAllByText('One film is taken back.');
  expect(idsIn('trash')).toEqual(['movie:wind']);
});

const [FIRST, SECOND] = MOVIE_STATUSES;

test('the check of many films shows its progress, and can be stopped and continued', async () => {
  const movies = Array.from({ length: 200 }, (_, index) =>
    aMovie({ id: `film-${index}`, collection: index < 120 ? FIRST : SECOND }),
  );
  storeEntries('movie', ...movies);
  const answer = network.hold(new RegExp(`^runQuery Movies.${SECOND}.Movies by __name__`));
  const { visitor } = renderAt('/admin/import');
  await screen.findByLabelText('Table');
  const lines = movies.map(({ id }) => `${id},Drama`);
  await chooseAt('Table', table('Id,Genre', ...lines));
  expect(
    await screen.findByRole('progressbar', { name: '120 of 200 films are compared.' }),
  ).toHaveValue(120);
  await visitor.click(button('Stop'));
  answer();
  expect(await message('The check was stopped.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'films.csv' })).not.toBeInTheDocument();

  await visitor.click(button('Go on'));
  expect(await message('200 films exist and would change: Genre in 200.')).toBeVisible();
  expect(network.requests(/^batchGet Movies/)).toEqual([]);
});
