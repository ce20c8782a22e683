// product 14.12, 35.6.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerDialog, button, cards, message } from '../../support/admin-screen';
import { failures, names, select, selectAll, TITLES, tools } from '../../support/bulk-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries, idsIn } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { OLD_PICTURE } from '../../support/memory/movie-forms';
import { skipPauses } from '../../support/skipped-pauses';

describe('all matching entries', () => {
  /** 25 movies without a poster, of which 20 are shown, and one that has one. */
  const storeMany = () =>
    storeEntries(
      'movie',
      ...Array.from({ length: 25 }, (_, n) => aMovie({ title: `Movie ${n}` })),
      aMovie({ title: 'Whole', picture: OLD_PICTURE }),
    );

  /** Opens the movies without a poster and selects those that are shown. */
  async function selectShown() {
    storeMany();
    const page = renderAt('/admin/movies?missing=picture');
    await page.visitor.click(await selectAll());
    expect(screen.getByRole('checkbox', { name: '20 selected' })).toBeChecked();
    return page;
  }
  const all = () => screen.findByRole('button', { name: 'Select all 25' });

  test('are selected and changed, also the ones that are not shown', async () => {
    const { visitor } = await selectShown();
    await visitor.click(await all());
    const box = await screen.findByRole('checkbox', { name: '25 selected' });
    expect(box).toBeChecked();
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Select all 25' })).not.toBeInTheDocument();
    expect(cards()).toHaveLength(20);
    await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
    await message('25 movies are marked as Released.');
    const changed = stored('movie').filter(({ status }) => status === 'Released');
    expect(changed).toHaveLength(25);
    expect(changed.map(({ title }) => title)).not.toContain('Whole');
  });

  test('can be selected again after a change, which leaves the shown ones selected', async () => {
    const { visitor } = await selectShown();
    await visitor.click(await all());
    await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
    await message('25 movies are marked as Released.');
    expect(await screen.findByRole('checkbox', { name: '20 selected' })).toBeChecked();
    expect(await all()).toBeVisible();
  });

  test('are no longer all selected after one of them was deselected', async () => {
    const { visitor } = await selectShown();
    await visitor.click(await all());
    await visitor.click(await select('Movie 3'));
    const box = await screen.findByRole('checkbox', { name: '24 selected' });
    expect(box).toBePartiallyChecked();
    await visitor.click(box);
    await visitor.click(await screen.findByRole('checkbox', { name: '20 selected' }));
    expect(await selectAll()).not.toBeChecked();
  });

  test('are counted in the question before a deletion, and deleted, also the ones that are not shown', async () => {
    const { visitor } = await selectShown();
    await visitor.click(await all());
    await visitor.click(tools('movies').getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete 25 movies?' })).toBeVisible();
    await answerDialog('Delete');
    await message('25 movies are deleted.');
    expect(stored('movie')).toMatchObject([{ title: 'Whole' }]);
    await message('No movies available.');
  });

  test('cannot be selected separately if all are shown', async () => {
    storeEntries('movie', aMovie({ title: 'Tides' }));
    const { visitor } = renderAt('/admin/movies');
    await visitor.click(await selectAll());
    expect(await screen.findByRole('checkbox', { name: '1 selected' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  });

  test('can be read again after a failure, and the selection is preserved', async () => {
    expectLogged(/unavailable/);
    const { visitor } = await selectShown();
    network.refuse(/^runQuery Movies/, 'unavailable');
    await visitor.click(await all());
    expect(await message('Not all movies could be selected.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '20 selected' })).toBeChecked();
    network.accept(/^runQuery Movies/);
    await visitor.click(button('Select all 25'));
    expect(await screen.findByRole('checkbox', { name: '25 selected' })).toBeChecked();
    await waitFor(() => expect(names()).toHaveLength(20));
  });
});

describe('an interruption', () => {
  const DELETION = /^commit .*trash/;

  /** Opens the list of movies and the question before all of them are deleted. */
  async function askToDeleteAll() {
    storeEntries('movie', ...TITLES.map((title) => aMovie({ id: title.toLowerCase(), title })));
    const rendered = renderAt('/admin/movies');
    await rendered.visitor.click(await selectAll());
    await rendered.visitor.click(tools('movies').getByRole('button', { name: 'Delete' }));
    return rendered;
  }

  test('by a lost connection is shown despite other failures, and "Go on" does the rest', async () => {
    expectLogged(/Failed to fetch/);
    const { visitor, address } = await askToDeleteAll();
    skipPauses();
    network.before(/^commit .*trash.movie:b/, () => {
      network.cut(/./);
      throw new TypeError('Failed to fetch');
    });
    await answerDialog('Delete');
    expect(await message('Interrupted. 1 of 4 movies are deleted.')).toBeVisible();
    await message(/^The movies could not be loaded/);
    expect(failures()).toContainEqual(
      'Not all movies could be deleted.Check your connection and try again.',
    );
    expect(address()).toBe('/admin/movies');
    network.accept(/./);
    await visitor.click(button('Go on'));
    await message('4 movies are deleted.');
    await waitFor(() => expect(failures()).toEqual([]));
    await visitor.click(button('Undo'));
    await message('4 movies are restored.');
  });

  test('can be continued although the list cannot be read', async () => {
    expectLogged(/Failed to fetch/);
    const { visitor } = await askToDeleteAll();
    skipPauses();
    network.cut(DELETION);
    network.hold(/^batchGet users/);
    await answerDialog('Delete');
    const resume = await screen.findByRole('button', { name: 'Go on' });
    network.accept(DELETION);
    await visitor.click(resume);
    expect(await message('4 movies are deleted.')).toBeVisible();
  });

  test('by "Stop" follows the current entry, and the progress is shown', async () => {
    const answer = network.hold(DELETION);
    const { visitor } = await askToDeleteAll();
    await answerDialog('Delete');
    expect(
      await screen.findByRole('progressbar', { name: '0 of 4 movies are deleted.' }),
    ).toHaveAttribute('max', '4');
    const mark = tools('movies').getByRole('button', { name: 'Mark as Released' });
    expect(mark).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(mark);
    await visitor.click(button('Stop'));
    answer();
    expect(await message('Interrupted. 1 of 4 movies are deleted.')).toBeVisible();
    expect(idsIn('trash')).toHaveLength(1);
    expect(stored('movie').map(({ status }) => status)).not.toContain('Released');
    await visitor.click(button('Leave the rest'));
    await waitFor(() => expect(names()).toEqual(['B', 'C', 'D']));
  });

  test('is caused by leaving the page', async () => {
    const answer = network.hold(DELETION);
    const { router } = await askToDeleteAll();
    await answerDialog('Delete');
    await screen.findByRole('progressbar');
    await router.navigate('/admin/about');
    await screen.findByRole('heading', { name: /^Welcome to/ });
    answer();
    await router.navigate('/admin/movies');
    await waitFor(() => expect(names()).toEqual(['B', 'C', 'D']));
    expect(idsIn('trash')).toHaveLength(1);
  });
});
