// product 36.5.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { studioOf } from '../../../src/studio/kinds';
import { button, field, fill, message } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { select, tools } from '../../support/bulk-screen';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { openMovieForm, openEditForm, fillInMovie } from '../../support/memory/movie-forms';

const INDEX = /^batchGet search/;

describe('suggestions', () => {
  function indexed() {
    const released = { collection: 'Released', status: 'Released' } as const;
    const [director, language] = ['Anu Thomas', 'Malayalam'];
    storeEntries(
      'movie',
      aMovie({ title: 'A', genre: 'Drama, Thriller', language, director }),
      aMovie({ title: 'B', genre: 'Drama', actors: 'Thomas Kurian, Anu Thomas as Maya' }),
      aMovie({ title: 'C', genre: 'drama / Dance', ...released }),
    );
  }

  const options = () =>
    screen
      .queryAllByRole('option')
      .flatMap((option) => (option.closest('[role="listbox"]') ? [option.textContent] : []));
  const offers = (expected: readonly string[]) =>
    waitFor(() => expect(options()).toEqual(expected));

  test('values of films are suggested during typing with their numbers, the most frequent first (product 36.5)', async () => {
    indexed();
    const { visitor } = await openMovieForm();
    await visitor.type(field(/^Genre/), 'd');
    await offers(['Drama3 films', 'DanceOne film']);
    const read = network.requests(INDEX).length;
    expect(field(/^Genre/)).toHaveAttribute('aria-expanded', 'true');
    await visitor.click(screen.getByRole('option', { name: /^Drama/ }));
    expect(field(/^Genre/)).toHaveValue('Drama');
    await waitFor(() => expect(field(/^Genre/)).toHaveFocus());
    expect(options()).toEqual([]);
    // The next one of the list, without what is there already.
    await visitor.type(field(/^Genre/), ', d');
    await offers(['DanceOne film']);
    expect(network.requests(INDEX)).toHaveLength(read);
  });

  test('people are suggested by any of their names, and the text before them is preserved', async () => {
    indexed();
    const { visitor } = await openMovieForm();
    await visitor.type(field(/^Actor/), 'Ravi as Tara (young, at six), thom');
    await offers(['Anu Thomas2 films', 'Thomas KurianOne film']);
    await visitor.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: /^Thomas Kurian/, selected: true });
    expect(field(/^Actor/)).toHaveAttribute('aria-activedescendant', chosen.id);
    await visitor.keyboard('{Enter}');
    expect(field(/^Actor/)).toHaveValue('Ravi as Tara (young, at six), Thomas Kurian');
    expect(stored('movie')).toHaveLength(3);
    await visitor.type(field(/^Actor/), ' as M');
    expect(options()).toEqual([]);
  });

  test('Escape closes the suggestions until more is typed, but not the dialog around them; so does leaving the field', async () => {
    indexed();
    storeEntries('movie', aMovie({ title: 'Plain' }));
    const { visitor } = renderAt('/admin/movies');
    await visitor.click(await select('Plain'));
    await visitor.click(tools('movies').getByRole('button', { name: 'Change a field' }));
    const dialog = within(await screen.findByRole('dialog'));
    const genre = dialog.getByRole('combobox', { name: /^Genre/ });
    await visitor.type(genre, 't');
    await offers(['ThrillerOne film']);
    // A browser closes the dialog unless the key's own effect is prevented.
    expect(fireEvent.keyDown(genre, { key: 'Escape' })).toBe(false);
    await visitor.click(genre);
    await visitor.keyboard('{ArrowDown}');
    await offers([]);
    await visitor.type(genre, 'h');
    await offers(['ThrillerOne film']);
    await visitor.tab();
    await offers([]);
    await visitor.type(genre, 'r');
    await offers(['ThrillerOne film']);
    await visitor.keyboard('{ArrowUp}{Enter}');
    expect(dialog.getByText('nothing')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change one movie' })).toBeEnabled();
  });
});

describe('warnings', () => {
  const indexed = () =>
    storeEntries('movie', aMovie({ id: 'tides', title: 'Tides', releaseDate: '2124-03-05' }));
  const TITLE = 'There is a film with this title already (2124, Upcoming).';
  const set = (label: RegExp | string, value: string) =>
    void fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const notes = () => screen.findByRole('status', { name: 'Notes on the form' });

  test('a title that a film already has is reported at the field, with a link, announced politely, until it is corrected (product 15.13)', async () => {
    indexed();
    const { visitor } = await openMovieForm();
    await visitor.type(field('Movie Title'), 'Tides');
    await waitFor(() =>
      expect(field('Movie Title')).toHaveAccessibleDescription(expect.stringContaining(TITLE)),
    );
    expect(field('Movie Title')).toHaveAttribute('aria-invalid', 'false');
    expect(within(await notes()).getByText(TITLE)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^Look at it/ });
    expect(link).toLeadTo('/movie/tides');

    const read = network.requests(INDEX).length;
    await visitor.type(field('Movie Title'), ' rise');
    await waitFor(() =>
      expect(field('Movie Title')).not.toHaveAccessibleDescription(expect.stringContaining(TITLE)),
    );
    expect(await notes()).toBeEmptyDOMElement();
    expect(network.requests(INDEX)).toHaveLength(read);
  });

  test('a kind that is not searched has its own warnings, and the index is not read', async () => {
    const studio = studioOf('banner');
    const own = async () => (values: Readonly<Record<string, string>>) =>
      values['title'] === 'Teh sea' ? { title: 'Did you mean “The sea”?' } : {};
    Object.assign(studio, { warnings: own });
    onTestFinished(() => void Reflect.deleteProperty(studio, 'warnings'));
    indexed();
    const { visitor } = renderAt('/admin');
    const banner = within(await screen.findByRole('form', { name: 'Add banners' }));
    const title = banner.getByRole('textbox', { name: /^Title/ });
    await visitor.type(title, 'Teh sea');
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Did you mean “The sea”\?/));
    // The homepage reads it once for what matters now.
    expect(network.repeated(INDEX)).toEqual([]);
  });

  test('a warning does not prevent saving', async () => {
    indexed();
    const { visitor } = await openMovieForm();
    await fillInMovie(visitor, 'Tides');
    await screen.findAllByText(TITLE);
    await visitor.click(button('Upload Movie'));
    expect(await message('Movie uploaded successfully!')).toBeVisible();
    expect(stored('movie')).toMatchObject([{ title: 'Tides' }, { id: 'tides' }]);
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('a mismatch of status and date of a stored film is announced once when the form opens, and the index is not read', async () => {
    await openEditForm(aMovie({ id: 'tides', title: 'Tides', releaseDate: '2020-01-01' }));
    const passed = 'The film says Upcoming, but its release date has passed.';
    await waitFor(() =>
      expect(screen.getByLabelText('Movie Status')).toHaveAccessibleDescription(
        expect.stringContaining(passed),
      ),
    );
    expect(screen.getByLabelText(/^Release Date/)).toHaveAccessibleDescription(
      expect.stringContaining(passed),
    );
    expect(within(await notes()).getAllByText(passed)).toHaveLength(1);
    expect(network.requests(INDEX)).toEqual([]);

    set('Movie Status', 'Released');
    await waitFor(() => expect(screen.queryByText(passed)).toBeNull());
    expect(network.requests(/^commit Movies/)).toEqual([]);
  });

  test('no warning interrupts the typing of an address, and the error replaces it once the form is sent', async () => {
    await openMovieForm();
    fill('Movie Title', 'Rain');
    await notes();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const trailer = field(/^Trailer Link/);
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
    for (const typed of ['https://y', 'https://yo']) {
      fill(/^Trailer Link/, typed);
      await pass(600);
      expect(trailer).not.toHaveAccessibleDescription(/no link/);
    }
    await pass(200);
    expect(trailer).toHaveAccessibleDescription(/no link to a YouTube video/);
    fill(/^Trailer Link/, 'https://youtu.be/dQw4w9WgXcQ');
    await pass(0);
    expect(trailer).not.toHaveAccessibleDescription(/no link/);
    fill(/^Trailer Link/, 'https://yo');
    await pass(800);
    vi.useRealTimers();

    fireEvent.click(button('Upload Movie'));
    const said = screen.getAllByText(/no link to a YouTube video/);
    expect(said.filter((one) => !one.closest('[role="status"]'))).toHaveLength(1);
    expect(trailer).toHaveAttribute('aria-invalid', 'true');
  });

  test('without the index there are no warnings about titles, and the form works', async () => {
    network.refuse(INDEX, 'unavailable', { message: 'offline' });
    expectLogged(/offline/);
    const { visitor } = await openMovieForm();
    await fillInMovie(visitor, 'Tides');
    fill(/^Trailer Link/, 'https://vimeo.com/1');
    expect(await screen.findAllByText(/no link to a YouTube video/)).not.toEqual([]);
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
