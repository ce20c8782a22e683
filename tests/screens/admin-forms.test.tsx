// product 15.3, 15.12, 14.4, 15.21 and 18.1.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, field, fill, message } from '../support/admin-screen';
import { renderAt } from '../support/render-at';
import { aMovie, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';
import { pictureFile, openMovieForm, openEditForm } from '../support/memory/movie-forms';

describe('a folded form', () => {
  async function openEvents() {
    const rendered = renderAt('/admin/events');
    const form = await screen.findByRole('form', { name: 'Add an event' });
    return { ...rendered, form };
  }

  test('a folded form has all its fields, and its button moves the focus to the first', async () => {
    const { visitor, form } = await openEvents();
    await within(form).findByRole('combobox', { name: /^Film/ });
    const all = within(form).getAllByRole('textbox');
    await visitor.click(button('Show all fields'));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    expect(button('Close the form')).toHaveAttribute('aria-expanded', 'true');
    expect(within(form).getAllByRole('textbox')).toEqual(all);
  });

  test('typing unfolds it, and it stays unfolded when the text is deleted', async () => {
    const { visitor } = await openEvents();
    await visitor.type(screen.getByLabelText('Place'), 'S');
    expect(screen.queryByRole('button', { name: /fields|the form/ })).not.toBeInTheDocument();
    await visitor.clear(screen.getByLabelText('Place'));
    await visitor.click(button('Close the form'));
    expect(button('Show all fields')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a draft unfolds it, and it stays unfolded when the draft is discarded', async () => {
    const draft = { entry: { title: 'Premiere' }, base: {}, at: Date.now() };
    localStorage.setItem('draft: event', JSON.stringify(draft));
    const { visitor, form } = await openEvents();
    expect(form).toHaveAttribute('data-folded', 'false');
    await visitor.click(button('Throw it away'));
    expect(button('Close the form')).toBeVisible();
  });
});

describe('the key that saves', () => {
  const KEYS = ['{Control>}s{/Control}', '{Meta>}s{/Meta}'];

  const EDIT = /^commit Movies/;
  const edits = () => network.requests(EDIT);
  const openedEdit = () => openEditForm(aMovie({ id: 'kadal', title: 'Kadal' }));
  const save = () => screen.getByRole('button', { name: /^(Save|Saving)/ });

  test.each(KEYS)('%s saves a form with changes, from a field of it', async (keys) => {
    const { visitor } = await openedEdit();
    await visitor.type(screen.getByLabelText('Movie Title'), ' 2');
    await visitor.keyboard(keys);
    expect(await message('Movie updated successfully!')).toBeVisible();
    expect(edits()).toHaveLength(1);
  });

  test('also works outside the form, and only once while it is sent', async () => {
    const { visitor } = await openedEdit();
    const answer = network.hold(EDIT);
    fill('Movie Title', 'Kadal 2');
    screen.getByRole('main').focus();
    await visitor.keyboard('{Control>}ss{/Control}');
    await waitFor(() => expect(save()).toBeDisabled());
    await visitor.keyboard('{Control>}s{/Control}');
    answer();
    expect(await message('Movie updated successfully!')).toBeVisible();
    expect(edits()).toHaveLength(1);
  });

  test('Enter submits nothing in a field of one line, but submits with the button', async () => {
    const { visitor } = await openedEdit();
    await visitor.type(screen.getByLabelText('Movie Title'), ' 2{Enter}');
    await visitor.type(screen.getByLabelText(/Runtime/), '90{Enter}');
    expect(save()).toBeEnabled();
    save().focus();
    await visitor.keyboard('{Enter}');
    expect(await message('Movie updated successfully!')).toBeVisible();
    expect(edits()).toHaveLength(1);
  });

  test('a form without changes leaves the key to the browser', async () => {
    await openedEdit();
    const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(edits()).toEqual([]);
  });

  test('neither another form nor a dialog saves it', async () => {
    const { visitor } = await openedEdit();
    fill('Movie Title', 'Kadal 2');
    const other = document.body.appendChild(document.createElement('form'));
    other.innerHTML = '<input aria-label="Other">';
    await visitor.type(screen.getByLabelText('Other'), 'x{Control>}s{/Control}');
    other.remove();
    expect(edits()).toEqual([]);
  });
});

describe('drafts in the browser', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const draft = () => screen.queryByText(/is back/);
  const tides = () => aMovie({ id: 'tides', title: 'Tides', director: 'Anu', genre: 'Drama' });

  async function openedForEdit() {
    const page = renderAt('/admin/movies/tides');
    await screen.findByRole('form', { name: /Edit/ });
    return page;
  }

  test('a form that was left without sending has its text when it is opened again', async () => {
    const { visitor } = await openMovieForm();
    await visitor.type(field('Movie Title'), 'Tides');
    await visitor.selectOptions(screen.getByLabelText('Movie Status'), 'Released');
    cleanup();
    await openMovieForm('/uploadMovie');
    expect(field('Movie Title')).toHaveValue('Tides');
    expect(screen.getByLabelText('Movie Status')).toHaveValue('Released');
    expect(draft()).toBeVisible();
  });

  test('a discarded draft does not come back', async () => {
    const { visitor } = await openMovieForm();
    await visitor.type(field('Movie Title'), 'Tides');
    cleanup();
    const { visitor: later } = await openMovieForm();
    await later.click(button('Throw it away'));
    expect(field('Movie Title')).toHaveValue('');
    expect(draft()).not.toBeInTheDocument();
    cleanup();
    await openMovieForm();
    expect(draft()).not.toBeInTheDocument();
  });

  test('neither a sent form nor a cleared one leaves a draft', async () => {
    const { visitor } = await openMovieForm();
    await visitor.type(field('Movie Title'), 'Tides');
    await visitor.type(field('Movie Description'), 'A lighthouse keeper.');
    await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
    await visitor.click(button('Upload Movie'));
    await message('Movie uploaded successfully!');
    await waitFor(() => {
      expect(field('Movie Title')).not.toHaveAttribute('readonly');
      expect(field('Movie Title')).toHaveValue('');
    });
    await visitor.type(field('Movie Title'), 'x');
    await visitor.clear(field('Movie Title'));
    cleanup();
    await openMovieForm();
    expect(field('Movie Title')).toHaveValue('');
    expect(draft()).not.toBeInTheDocument();
  });

  test('an edit has its own draft, which shows what was changed since', async () => {
    storeEntries('movie', tides());
    const { visitor } = await openedForEdit();
    await visitor.type(field('Movie Title'), ' of May');
    cleanup();
    await openMovieForm();
    expect(draft()).not.toBeInTheDocument();
    cleanup();

    storeEntries('movie', { ...tides(), director: 'Bobby', title: 'Ebb' });
    const { visitor: later } = await openedForEdit();
    expect(field('Movie Title')).toHaveValue('Tides of May');
    expect(field(/Director/)).toHaveValue('Bobby');
    const changes = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(changes).toHaveTextContent(/Movie Title: Ebb/);
    expect(changes).toHaveTextContent(/Director: Bobby/);
    await later.click(button('Use theirs: Movie Title'));
    expect(field('Movie Title')).toHaveValue('Ebb');
    await waitFor(() => expect(changes).toHaveFocus());
  });

  test.each([
    ['invalid JSON', '{'],
    ['a number', '7'],
    ['without texts', JSON.stringify({ at: Date.now(), entry: null, base: { title: [1] } })],
  ])('a stored draft that is %s is ignored', async (_what, stored) => {
    localStorage.setItem('draft: movie', stored);
    await openMovieForm();
    expect(field('Movie Title')).toHaveValue('');
    expect(draft()).not.toBeInTheDocument();
  });

  test('a draft is deleted after 60 days', async () => {
    const draftOf = { entry: { title: 'Tides' }, base: { title: '' } };
    const stored = (days: number) => JSON.stringify({ at: Date.now() - days * DAY, ...draftOf });
    localStorage.setItem('draft: movie', stored(61));
    localStorage.setItem('draft: movie 7', stored(61));
    localStorage.setItem('another', 'unchanged');
    await openMovieForm();
    expect(draft()).not.toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(['another']);
    cleanup();
    localStorage.setItem('draft: movie', stored(59));
    await openMovieForm();
    expect(draft()).toBeVisible();
  });

  test('if the browser cannot store a draft, the form can be used and says that its text is not saved', async () => {
    expectLogged(/could not be saved/);
    const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { visitor } = await openMovieForm();
    await visitor.click(field('Movie Description'));
    await visitor.paste(letters(500));
    expect(field('Movie Description')).toHaveValue(letters(500));
    expect(await screen.findByText(/^This browser does not keep what you type here/)).toBeVisible();
    storing.mockRestore();
    await visitor.paste('!');
    await waitFor(() => expect(screen.queryByText(/^This browser does not keep/)).toBeNull());
  });

  describe('the same form in two tabs (product 15.3)', () => {
    const other = 'draft: movie @other';
    const typedElsewhere = (title: string, key = other, at = Date.now() - 1000) =>
      localStorage.setItem(key, JSON.stringify({ entry: { title }, base: {}, at }));

    test('discarding or sending removes only the draft of its tab', async () => {
      const { visitor } = await openMovieForm();
      await visitor.type(field('Movie Title'), 'Tides');
      typedElsewhere('Fog');
      cleanup();
      const { visitor: later } = await openMovieForm();
      expect(field('Movie Title')).toHaveValue('Tides');
      await later.click(button('Throw it away'));
      expect(localStorage.getItem(other)).toContain('Fog');
    });

    test('a form opens with the newest draft of tabs that are closed', async () => {
      typedElsewhere('Fog');
      typedElsewhere('Rain', 'draft: movie');
      typedElsewhere('Wind', 'draft: movie @third', Date.now());
      await openMovieForm();
      expect(field('Movie Title')).toHaveValue('Wind');
      expect(localStorage.getItem('draft: movie @third')).toBeNull();
      expect(localStorage.getItem(other)).toContain('Fog');
    });

    test('a form opens without the draft of a tab that is open', async () => {
      const query = vi.fn(() => Promise.resolve({ held: [{ name: 'admin tab: other' }] }));
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { query } }));
      typedElsewhere('Fog');
      globalThis.dispatchEvent(new Event('storage'));
      await waitFor(() => expect(query).toHaveBeenCalled());
      await openMovieForm();
      expect(field('Movie Title')).toHaveValue('');
      expect(localStorage.getItem(other)).toContain('Fog');
    });
  });
});
